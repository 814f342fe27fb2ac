### Carnival. Ids: `carnival-<field>-<value>` or, where every field says it alike, `carnival-<value>`.

carnival-render-title = Carnival
carnival-teaser = Nights of masks: choose in secret, shine alone, take the best favours, please a hidden patron.
carnival-about = Six nights of masks in a city on the water. Every night everybody lays one of six masks in secret. The highest mask that nobody else wears takes a favour first, then the next; whoever wears the same mask as somebody else gets only a coin. At the end a secret patron pays for the favours that he likes.
carnival-turn = Lay one of your masks. When everybody has, they are shown: masks worn by one person alone take favours from the square, the highest first; crowded masks take a coin each. A mask is worn only once in the game.

## Things

carnival-ribbon = Ribbon
carnival-lantern = Lantern
carnival-music = Music
carnival-wine = Wine

carnival-ribbon_1 = Ribbon 1
carnival-ribbon_2 = Ribbon 2
carnival-ribbon_3 = Ribbon 3
carnival-ribbon_4 = Ribbon 4
carnival-lantern_1 = Lantern 1
carnival-lantern_2 = Lantern 2
carnival-lantern_3 = Lantern 3
carnival-lantern_4 = Lantern 4
carnival-music_1 = Music 1
carnival-music_2 = Music 2
carnival-music_3 = Music 3
carnival-music_4 = Music 4
carnival-wine_1 = Wine 1
carnival-wine_2 = Wine 2
carnival-wine_3 = Wine 3
carnival-wine_4 = Wine 4

## How a table plays

carnival-option-length = Length
carnival-option-length-description = How many nights are played
carnival-option-length-full = six nights
carnival-option-length-full-description = Every mask is worn once
carnival-option-length-short = four nights
carnival-option-length-short-description = Two masks are left over

## Moves

carnival-move-lay = Lay a mask
carnival-move-take = Take a favour
carnival-say-lay = Lay mask { $mask }
carnival-say-take = Take { $favour }

carnival-ask-kind-LayMasks = Which mask do you lay?
carnival-ask-kind-TakeFavour = Which favour do you take?
carnival-ask-lay-mask = Which mask do you lay?
carnival-ask-take-favour = Which favour do you take?

carnival-decision-LayMasks = Lay one of your masks in secret.
carnival-decision-TakeFavour = Take a favour from the square.
carnival-waiting-LayMasks = { $count ->
    [one] { $who } has yet to lay a mask.
   *[other] { $who } have yet to lay a mask.
}
carnival-waiting-TakeFavour = { $who } takes a favour.

## What happened

carnival-event-PatronDealt = { $patron_known ->
    [no] { $seat } has a secret patron.
   *[yes] { $seat } has a patron who likes { $patron }.
}
carnival-event-NightBegan = Night { $night } begins. On the square: { $favours }.
carnival-event-Laid = { $mask_known ->
    [no] { $seat } lays a mask.
   *[yes] { $seat } lays mask { $mask }.
}
carnival-event-MasksShown = The masks are shown: { $masks }.
carnival-event-Crowded = Mask { $mask } is crowded: { $seats } take a coin each.
carnival-event-Took = { $seat } takes { $favour }.
carnival-event-LeftOver = Back into the bag: { $favours }.
carnival-event-PatronShown = { $seat }’s patron likes { $patron }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Refusals

carnival-refusal-mask-spent = You have no mask { $mask } any more: each is worn once.
carnival-refusal-mask-first = First lay a mask: favours are taken when all masks are shown.
carnival-refusal-not-on-square = { $favour } is not on the square.
carnival-refusal-masks-are-shown = The masks of this night are shown already: take a favour.

## Points

carnival-points-favours = favours
carnival-points-patron = patron
carnival-points-coins = coins
carnival-tiebreak-favours = more favours

## The position in words, for texts and pictures

carnival-shows-table = Night { $night } of { $nights }. On the square: { $square_count ->
    [0] nothing
   *[other] { $square }
}.
carnival-shows-player = { $masks_count ->
    [0] no mask left
    [one] mask { $masks }
   *[other] masks { $masks }
}; favours: { $favours_count ->
    [0] none yet
   *[other] { $favours }
}; coins: { $coins }; patron: { $liked ->
    [none] { $patron_known ->
        [no] secret
       *[yes] { $patron }
    }
   *[shown] { $liked }
}{ $laid_known ->
    [no] ; has laid a mask
    [yes] ; has laid mask { $laid }
   *[none] {""}
}

## On the board

carnival-render-night = Night { $night } of { $nights }
carnival-render-square = The square
carnival-render-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
carnival-render-laid = a mask is laid
carnival-render-choosing = is choosing a mask

## Commands

carnival-command = Play Carnival
carnival-command-lay = lay
carnival-command-lay-description = Lay a mask in secret
carnival-command-take = take
carnival-command-take-description = Take a favour from the square
carnival-command-option-mask = mask
carnival-command-option-mask-description = The number of the mask
carnival-command-option-favour = favour
carnival-command-option-favour-description = What you take
