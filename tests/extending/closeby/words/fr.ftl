variant-7 = Tout près
goal-7 = Débarrassez-vous de vos cartes : montez ou descendez d’un ou deux.
refused-not-close-by = { $card } n’est pas à un ou deux de la carte du dessus, dans une de ses couleurs.
