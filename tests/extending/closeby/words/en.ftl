variant-7 = Close by
goal-7 = Get rid of your cards: go one or two up or down.
refused-not-close-by = { $card } is not one or two away from the top card in one of its colours.
