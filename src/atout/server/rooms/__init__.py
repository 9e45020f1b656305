"""Tables in the memory of this process: they are read from their logs, commands are carried out there one after the other, and
everybody is told."""
