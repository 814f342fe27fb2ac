## How everyone can check the shuffle

shuffle-fingerprint = -# 🎲 Shuffle fingerprint: `{ $fingerprint }`
shuffle-words = -# Added by the players: { $words }
shuffle-show = Fingerprint
practice-card = 🎓 { $who }: **{ $game }** with automata { $where }
shuffle-button = Add to the shuffle…
shuffle-form = Add your own words to the shuffle
shuffle-label = Anything, for all to read
shuffle-hint = Mixed into the seed: then nobody, not even the bot's owner, can pick the cards
shuffle-seed = -# 🎲 Seed: `{ $seed }`. Its fingerprint was in { $place } before the game began; with the file from `/table export` anyone can check it.
shuffle-invitation = [the invitation]({ $link })
shuffle-invitation-gone = the invitation
