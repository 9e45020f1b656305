"""Below the application: the event loop, and how clients are heard, whatever they send and however slowly."""
