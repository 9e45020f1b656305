"""The six variants of XXL: what people call them, and the rule that says how each is dealt."""

VARIANT_NAMES = {
    1: {"en": "Runs", "fr": "Suites", "cs": "Řady"},
    2: {"en": "Stay below", "fr": "Rester en dessous", "cs": "Zůstaň pod"},
    3: {"en": "You may refuse", "fr": "Le droit de refuser", "cs": "Smíš odmítnout"},
    4: {"en": "Streets", "fr": "Rues", "cs": "Ulice"},
    5: {"en": "Descents", "fr": "Descentes", "cs": "Sestupy"},
    6: {"en": "I name the colour", "fr": "J'annonce la couleur", "cs": "Barvu určuji já"},
}

DEALT_BY = {1: "K20", 2: "K30", 3: "K40", 4: "K50", 5: "K60", 6: "K70"}
