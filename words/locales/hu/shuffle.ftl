## Hogyan ellenőrizheti bárki a keverést

shuffle-fingerprint = -# 🎲 A keverés ujjlenyomata: `{ $fingerprint }`
shuffle-words = -# A játékosok szavai benne: { $words }
shuffle-show = Ujjlenyomat
practice-card = 🎓 { $who }: **{ $game }** automatákkal { $where }
shuffle-button = Szavaid a keveréshez…
shuffle-form = A te szavaid a keveréshez
shuffle-label = Bármi lehet, mindenki látja
shuffle-hint = Így senki, a bot gazdája sem választhatta ki a lapokat
shuffle-seed = -# 🎲 Mag: `{ $seed }`. Az ujjlenyomata már a játék előtt ott állt { $place }; az `/asztal letölt` olyan fájlt ad, amellyel bárki ellenőrizheti.
shuffle-invitation = [a meghívóban]({ $link })
shuffle-invitation-gone = a meghívóban
