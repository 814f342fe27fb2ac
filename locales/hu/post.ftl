### Levelezésben: órák, értesítések, helycserék, sok asztal, eredmények.

## Asztalok, amelyek nem indulnak el

table-expired = Ez az asztal magától bezárt, mert nem indult el. Újat a `/table new` nyit.
table-not-waiting = Csak az tarthatja várakozásban az asztalt, aki ott ül. A **Leülök** gombbal te is leülhetsz.
lobby-expired = Ez az asztal magától bezárt, mert nem indult el időben.
lobby-closes = Egy ideje senki sem jött: az asztal { $when } bezár, hacsak valaki meg nem tartja.
lobby-expiring = { $whom }, az asztalod ({ $game }) { $when } bezár, hacsak valaki meg nem tartja: { $link }
lobby-keeps-waiting = Rendben: az asztal tovább vár, eddig: { $when }.
button-keep = Várjunk még

## Még egyszer

button-rematch = Visszavágó
rematch-invites = { $whom }: még egyszer? A **Leülök** a helyedre ültet. Mindenki eggyel előrébb ül; aki első volt, az lesz az utolsó.
rematch-of = Visszavágó: mindenki eggyel előrébb ül, aki első volt, az lesz az utolsó.
rematch-opened = A visszavágó nyitva áll itt: { $where }; a többieknek szóltam. Az új sorrendben ültök.
rematch-letter = Még egyszer? Nyitva áll a visszavágó ({ $game }): { $link }
rematch-open = Újra játszanak: { $link }
rematch-here = Itt a visszavágó: { $link }
