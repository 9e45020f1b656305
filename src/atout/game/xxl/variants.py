"""The six variants of XXL: what people call them, and the rules that say how each is dealt and counted."""

VARIANT_NAMES = {
    1: {"en": "Runs", "fr": "Suites", "cs": "Řady"},
    2: {"en": "Stay below", "fr": "Rester en dessous", "cs": "Drž se níž"},
    3: {"en": "You may refuse", "fr": "Le droit de refuser", "cs": "Smíš odmítnout"},
    4: {"en": "Streets", "fr": "Rues", "cs": "Ulice"},
    5: {"en": "Descents", "fr": "Descentes", "cs": "Sestupy"},
    6: {"en": "I name the colour", "fr": "J’annonce la couleur", "cs": "Barvu určuji já"},
}

COUNTED_BY = {1: "K12", 2: "K12", 3: "K46", 4: "K56", 5: "K12", 6: "K75"}
DEALT_BY = {1: "K20", 2: "K30", 3: "K40", 4: "K50", 5: "K60", 6: "K70"}
