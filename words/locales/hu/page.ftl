### Az élő tábla: amit az oldala a paneleken és a képeken túl mond.

page-about = Mi ez?
page-areas = Kinek a területe
page-cancel = Mégse
page-choices = Minden lehetőség
page-chosen = Eddig ezt választottad
page-close = Bezárás
page-deadline = Határidő
page-draft = A terved eddig
page-everybody = amit mindenki látott
page-eyes = Kinek a szemével
page-lost = Megszakadt a kapcsolat. Újra próbálom…
page-now = Vissza a jelenbe
page-ok = Rendben
page-older = Régebbiek
page-pause = Szünet
page-play = Lejátszás
page-position = Állás
page-rule = A szabály
page-since = A legutóbbi lépésed óta
page-latest = A legutóbbi lépés
page-sound = Hang, amikor te jössz
page-things = A táblán
page-thinking = Gondolkodom…
page-which = Melyiket?
page-zoom-in = Nagyítás
page-zoom-out = Kicsinyítés
