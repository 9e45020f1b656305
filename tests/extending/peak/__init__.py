"""Peak, a tiny game: the highest of the cards takes the trick. (In place of game/peak.)"""
