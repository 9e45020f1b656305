variant-7 = Poblíž
goal-7 = Zbavte se karet: o jedna nebo o dvě nahoru či dolů.
refused-not-close-by = { $card } se v žádné své barvě neliší od horní karty o jedna ani o dvě.
