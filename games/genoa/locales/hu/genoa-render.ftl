# A Genova képein álló szavak.
genoa-render-title = Genova
genoa-render-progress = { $skipped ->
    [0] { $round }/{ $most }. forduló
   *[other] { $round }/{ $most }. forduló ({ $skipped } kimaradt)
}
genoa-render-no-action = nincs több akciója
genoa-render-moves-left = { $moves ->
    [0] nincs több lépés
   *[other] még { $moves } lépés
}
genoa-render-waiting-StartSpace = { $who } kezdi a kört.
genoa-render-waiting-OnSpace = { $called ->
    [yes] Ajánlatkérés ({ $place }). Még nem válaszolt: { $who }.
   *[no] { $who } dönt az itteni akcióról: { $place }.
}
genoa-render-waiting-Crossroads = { $called ->
    [yes] Folyamatban: ajánlatkérés. Még nem válaszolt: { $who }.
   *[no] { $who } dönt, merre menjen.
}
genoa-render-waiting-SaleWindow = Ajánlat az akcióra ({ $place })? Még nem válaszolt: { $who }.
genoa-render-waiting-ForcedChoice = { $who } eladja vagy használja az akciót: { $place }.
genoa-render-waiting-Terms = { $who } dönt az alku nyitott részéről.
genoa-render-waiting-ActionWindow = { $who } végrehajtja az akciót: { $place }.
genoa-render-waiting-Swap = { $who }: 1:1 kereskedés.
genoa-render-waiting-Reward = { $who } speciális lapkát vesz el.
genoa-render-waiting-ShareCards = { $who } átad egy húzott lapot.
genoa-render-waiting-LastMessages = Van kézbesítendő üzenet? Még nem válaszolt: { $who }.
genoa-render-waiting-AcquireBuildings = { $who } épületet szerezhet.

## A város
genoa-render-space-city_hall = Város­háza
genoa-render-space-cathedral = Kated­rális
genoa-render-space-warehouse_drinks = Italraktár
genoa-render-space-warehouse_metals = Fémraktár
genoa-render-space-warehouse_fabric = Szövetraktár
genoa-render-space-warehouse_spices = Fűszerraktár

## A táblák
genoa-render-rounds = Fordulók
genoa-render-book = Ajánlatok
genoa-render-reckoning = Végelszámolás
genoa-render-supply = Készlet
genoa-render-played = + képpel felfelé a pakli alatt
genoa-render-markers = jelzők: kézben { $stock }, épületen { $owned }, talonban { $central }
genoa-render-no-offers = Még nincs ajánlat
genoa-render-more-offers = … és még { $count }
genoa-render-then = később
genoa-render-in-return = cserébe
genoa-render-intent-walk = { $who } tovább akar menni: { $place }.
genoa-render-intent-accept = { $who } elfogadna egy ajánlatot: { $place }.
genoa-render-intent-stop = { $who } itt meg akar állni.
genoa-render-queue = Aztán rögtön tovább: { $way }.
genoa-render-call = Folyamatban: ajánlatkérés ({ $spaces }). Még nem válaszolt: { $who }.

## Ajánlatok
genoa-render-here = itt
genoa-render-next = mellette
genoa-render-later = távolabb
genoa-render-asks = kérés
genoa-render-suspended = szünetel: most nem fizethető
genoa-render-rejected = { $who } nemet mondott

## Egy játékos területe
genoa-render-buildings = Saját épületek
genoa-render-hand = Kézben tartott lapok
genoa-render-own-offers = Élő ajánlatok
genoa-render-groups = csoportok: { $scale }
genoa-render-contracts = Szerződések eddig: { $ducats } dukát
genoa-render-stance-ask_me = minden épületnél kérdezzük
genoa-render-stance-auto_pass_all = minden akcióra passzol
genoa-render-stance-auto_pass_except = a legtöbb akcióra passzol
genoa-render-acquire-pass = nem szerez épületet

## A telefonra szánt kép
genoa-render-action-open = az akció még szabad
genoa-render-action-used = az akciót használták
genoa-render-action-discharged = az akció senkinek sem kell
genoa-render-action-none = itt nincs akció
genoa-render-reach = elérhető
genoa-render-planned = tervezett
genoa-render-named = ide szól lapod
genoa-render-done = kész
genoa-render-promised = Megígérve: { $lines }
genoa-render-ordered = Ebben az akcióban már volt megrendelés.
genoa-render-owner = tulajdonos: { $who }
genoa-render-no-owner = senkié

## Szöveges tábla és képleírás
genoa-render-text-tower = A torony útja: { $way }
genoa-render-text-tower-none = A torony még nincs a városban.
genoa-render-text-track = Fordulójelző: { $marker }. mező a 12-ből
genoa-render-text-commodities = árucikkek: { $goods }
genoa-render-text-tiles = speciális lapkák: { $tiles }
genoa-render-text-cards = lapok: { $cards }
genoa-render-text-markers = tulajdonjelzők: { $stock } kézben, { $central } a talonban, { $owned } épületen
genoa-render-text-ducats = { $ducats } dukát
genoa-render-text-trader = kereskedő
genoa-render-text-actions = akciók ebben a körben: { $count }
genoa-render-text-passes = passzolt: { $spaces }
genoa-render-text-up = képpel felfelé: { $cards }
genoa-render-alt-seat = { $name } területe, Genova.
genoa-render-alt-offers = Ajánlatok: { $offers }.
genoa-render-alt-owners = Tulajdonosok: { $owners }.
genoa-render-alt-markers = { $count } tulajdonjelző
