## How everybody can check the shuffle

shuffle-fingerprint = -# 🎲 Fingerprint of the shuffle: `{ $fingerprint }`
shuffle-words = -# The players' words in it: { $words }
shuffle-show = Fingerprint
practice-card = 🎓 { $who }: **{ $game }** with automata { $where }
shuffle-button = Words for the shuffle…
shuffle-form = Your words for the shuffle
shuffle-label = Anything, for all to read
shuffle-hint = With it, nobody, not even the bot's host, can have picked the cards
shuffle-seed = -# 🎲 Seed: `{ $seed }`. Its fingerprint was in { $place } before the game began; with the file from `/table export` anyone can check it.
shuffle-invitation = [the invitation]({ $link })
shuffle-invitation-gone = the invitation
