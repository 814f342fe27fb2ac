### Első játék leckékkel.

command-learn = tanulás
learn-description = Tanulj meg egy játékot játék közben: első játék kezdők ellen, menet közben leckékkel
learn-game = Melyik játékot
learn-not-taught = Ehhez még nincsenek leckék: { $game }. Az `/asztal gyakorlás` nélkülük indít játékot, a `/súgó` egy perc alatt elmagyarázza.
learn-nothing-yet = Itt még semmit sem magyaráztam el.
learn-so-far = amit eddig elmagyaráztam
learn-brought = Ez rögtön ennyit hozott: **{ $points }**.
learn-cost = Ez ennyibe került: **{ $points }**.
button-lesson-rule = Szabály
button-lesson-skip = Tovább
button-lesson-again = Leckék
button-lesson-stop = Nem kérek leckét
practice-begun = Elkezdődött: **{ $game }**. [Itt az asztalod]({ $link }).
welcome-learn = 🎓 **Új neked valamelyik játék?** Tanuld meg játék közben: rövid leckék, éppen akkor, amikor valami új jön.
