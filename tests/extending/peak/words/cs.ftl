game-peak = Vrchol
terminal-help-peak = Číslo karty, například 7.
happened-peak-play = { $you ->
    [yes] Hrajete { $value }.
   *[no] { $name } hraje { $value }.
  }
