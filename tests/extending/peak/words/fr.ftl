game-peak = Sommet
terminal-help-peak = Le numéro d’une carte, par exemple 7.
happened-peak-play = { $you ->
    [yes] Vous jouez { $value }.
   *[no] { $name } joue { $value }.
  }
