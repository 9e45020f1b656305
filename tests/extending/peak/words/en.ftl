game-peak = Peak
terminal-help-peak = The number of a card, for example 7.
happened-peak-play = { $you ->
    [yes] You play { $value }.
   *[no] { $name } plays { $value }.
  }
