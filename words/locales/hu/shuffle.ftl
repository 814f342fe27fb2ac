## Hogyan ellenőrizheti bárki a keverést

shuffle-fingerprint = -# 🎲 A keverés ujjlenyomata: `{ $fingerprint }`
shuffle-words = -# A játékosok szavai benne: { $words }
shuffle-show = Ujjlenyomat
practice-card = 🎓 { $who }: **{ $game }** automatákkal { $where }
shuffle-button = Saját szavak a keveréshez…
shuffle-form = Add hozzá a szavaidat a keveréshez
shuffle-label = Bármi lehet, mindenki látja
shuffle-hint = Így senki, a bot üzemeltetője sem választhatta ki a lapokat
shuffle-seed = -# 🎲 A keverés magja (seed): `{ $seed }`. Az ujjlenyomata már a játék előtt ott állt { $place }; az `/asztal letölt` olyan fájlt ad, amellyel bárki ellenőrizheti.
shuffle-invitation = [a meghívóban]({ $link })
shuffle-invitation-gone = a meghívóban
