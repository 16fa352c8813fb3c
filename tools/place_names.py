"""Ancient places and peoples with their locations, to name the spaces of the standard board.

Latitude and longitude in degrees, from common knowledge of the sites; if a site is disputed, the
usual identification is taken.  A space is named after the first place of the list that lies in it.
"""

from __future__ import annotations

import math

from satrap.games.alexandros.lattice import Space, format_space, space_in
from tools.outline import PLACE, shifted

Place = tuple[str, float, float]

TOWNS: tuple[Place, ...] = (
    ("Byzantion", 41.01, 28.98), ("Cyzicus", 40.39, 27.89), ("Sardis", 38.49, 28.04),
    ("Pergamon", 39.13, 27.18), ("Celaenae", 38.07, 30.17), ("Gordion", 39.65, 31.98),
    ("Dorylaeum", 39.78, 30.52), ("Nicaea", 40.43, 29.72), ("Ancyra", 39.94, 32.86),
    ("Xanthus", 36.36, 29.32), ("Cibyra", 37.16, 29.49), ("Perge", 36.96, 30.85),
    ("Termessus", 36.98, 30.46), ("Sagalassus", 37.68, 30.52), ("Colossae", 37.79, 29.26),
    ("Iconium", 37.87, 32.49), ("Antioch in Pisidia", 38.31, 31.19), ("Pessinus", 39.33, 31.58),
    ("Synnada", 38.53, 30.54),
    ("Side", 36.77, 31.39), ("Coracesium", 36.54, 32.0), ("Celenderis", 36.14, 33.32),
    ("Laranda", 37.18, 33.22), ("Tarsus", 36.92, 34.9), ("Tyana", 37.83, 34.61),
    ("Soli", 36.74, 34.54), ("Issus", 36.84, 36.2), ("Mallus", 36.75, 35.5),
    ("Mazaca", 38.72, 35.49), ("Comana", 38.33, 36.33), ("Archelais", 38.37, 34.03),
    ("Tavium", 39.82, 34.52), ("Amaseia", 40.65, 35.83), ("Zela", 40.3, 35.89),
    ("Cabira", 40.59, 36.95), ("Cotyora", 40.98, 37.88), ("Cerasus", 40.92, 38.39),
    ("Trapezus", 41.0, 39.72), ("Satala", 40.03, 39.6), ("Melitene", 38.38, 38.36),
    ("Arsamosata", 38.64, 39.5), ("Samosata", 37.58, 38.48), ("Amida", 37.91, 40.24),
    ("Tuspa", 38.5, 43.34), ("Armavir", 40.11, 44.05), ("Artaxata", 39.88, 44.56),
    ("Cabalaca", 40.88, 47.7), ("Gazaca", 36.97, 46.1),
    ("Nisibis", 37.07, 41.22), ("Edessa", 37.15, 38.79), ("Carrhae", 36.87, 39.03),
    ("Singara", 36.33, 41.85), ("Gaugamela", 36.57, 43.44), ("Arbela", 36.19, 44.01),
    ("Assur", 35.46, 43.26), ("Hatra", 35.59, 42.72), ("Nicephorium", 35.95, 39.01),
    ("Thapsacus", 35.98, 38.1), ("Bambyce", 36.52, 37.95), ("Chalybon", 36.2, 37.16),
    ("Laodicea", 35.52, 35.79), ("Antioch", 36.2, 36.16), ("Apamea", 35.42, 36.4),
    ("Emesa", 34.73, 36.71), ("Palmyra", 34.55, 38.27), ("Aradus", 34.86, 35.86),
    ("Tripolis", 34.44, 35.85), ("Tyrus", 33.27, 35.2), ("Sidon", 33.56, 35.37),
    ("Damascus", 33.51, 36.31), ("Jerusalem", 31.78, 35.23), ("Samaria", 32.28, 35.2),
    ("Gaza", 31.5, 34.47), ("Rabbat Ammon", 31.95, 35.93), ("Bostra", 32.52, 36.48),
    ("Petra", 30.33, 35.44), ("Aila", 29.53, 35.0), ("Rhinocolura", 31.13, 33.8),
    ("Pelusium", 31.04, 32.55), ("Memphis", 29.85, 31.25), ("Alexandria", 31.2, 29.91),
    ("Naucratis", 30.9, 30.59), ("Sais", 30.97, 30.77), ("Tanis", 30.98, 31.88),
    ("Heliopolis", 30.13, 31.31), ("Bubastis", 30.57, 31.51), ("Paraetonium", 31.35, 27.24),
    ("Heroonpolis", 30.55, 32.1), ("Pharan", 28.7, 33.6),
    ("Ammonium", 29.2, 25.52), ("Lake Moeris", 29.31, 30.84), ("Oxyrhynchus", 28.53, 30.65),
    ("Lesser Oasis", 28.35, 28.87), ("Hermopolis", 27.78, 30.8), ("Lycopolis", 27.18, 31.18),
    ("Panopolis", 26.56, 31.74), ("Dumatha", 29.81, 39.87),
    ("Dura", 34.75, 40.73), ("Circesium", 35.16, 40.43), ("Anatho", 34.37, 41.98),
    ("Is", 33.64, 42.83), ("Cunaxa", 33.35, 43.8), ("Opis", 33.2, 44.5),
    ("Babylon", 32.54, 44.42), ("Nippur", 32.13, 45.23), ("Uruk", 31.32, 45.64),
    ("Ur", 30.96, 46.1), ("Charax", 30.89, 47.58), ("Susa", 32.19, 48.26),
    ("Bagistana", 34.39, 47.44), ("Ecbatana", 34.8, 48.52), ("Concobar", 34.5, 47.96),
    ("Rhagae", 35.59, 51.44), ("Caspian Gates", 35.3, 52.3), ("Hecatompylos", 35.96, 54.04),
    ("Zadracarta", 36.84, 54.43), ("Gabae", 32.65, 51.67), ("Aiapir", 31.83, 49.87),
    ("Persian Gates", 30.7, 51.6), ("Persepolis", 29.94, 52.89), ("Pasargadae", 30.2, 53.18),
    ("Taoce", 29.27, 51.21), ("Carmana", 30.28, 57.08), ("Harmozia", 27.1, 57.0),
    ("Pura", 27.2, 60.68), ("Prophthasia", 32.37, 62.11), ("Zranka", 30.8, 61.65),
    ("Artacoana", 34.34, 62.2), ("Susia", 36.48, 59.51), ("Nisa", 37.97, 58.2),
    ("Asaak", 37.1, 58.5), ("Margiana", 37.66, 62.19), ("Bactra", 36.76, 66.9),
    ("Arachotus", 31.6, 65.66), ("Kapisa", 35.0, 69.3),
    ("Cabura", 34.53, 69.17),
)  # fmt: skip

# Lands and peoples, for spaces in which no town of note is known.
LANDS: tuple[Place, ...] = (
    ("Bithynia", 40.7, 30.6), ("Lydia", 38.9, 28.9), ("Caria", 37.4, 28.4), ("Lycia", 36.6, 29.9),
    ("Galatia", 39.3, 32.6), ("Lycaonia", 38.2, 33.2), ("Isauria", 37.0, 32.4),
    ("Cappadocia", 39.1, 35.3), ("Cataonia", 38.0, 36.9), ("Commagene", 37.6, 37.6),
    ("Chalybes", 40.5, 38.6), ("Mossynoeci", 40.6, 38.0), ("Lesser Armenia", 39.7, 38.3),
    ("Acilisene", 39.6, 39.4), ("Phasiani", 40.1, 42.0), ("Taochi", 40.6, 42.3),
    ("Chaldia", 40.4, 40.6), ("Gogarene", 40.9, 44.3), ("Sophene", 38.7, 40.2),
    ("Taraunitis", 38.7, 41.6), ("Moxoene", 38.1, 42.6), ("Carduchi", 37.5, 42.8),
    ("Sacasene", 40.4, 46.2), ("Caspiane", 39.6, 48.4), ("Araxene", 39.4, 46.0),
    ("Atropatene", 38.0, 46.6), ("Cadusii", 37.7, 48.6), ("Mantiane", 37.7, 45.2),
    ("Mygdonia", 36.9, 41.9), ("Adiabene", 36.6, 44.6), ("Osroene", 36.4, 38.9),
    ("Chalcidice", 35.6, 37.4), ("Coele Syria", 33.9, 36.3), ("Batanaea", 33.0, 36.7),
    ("Palmyrene", 34.0, 39.4), ("Nabataea", 30.6, 36.8), ("Marmarica", 30.8, 26.6),
    ("Casiotis", 30.7, 33.6), ("Thebaid", 26.9, 31.2), ("Heptanomis", 28.2, 30.2),
    ("Garamaea", 35.3, 44.3), ("Arrapachitis", 35.6, 45.2), ("Apolloniatis", 34.1, 45.2),
    ("Sittacene", 33.4, 45.6), ("Chalonitis", 34.4, 45.9), ("Cossaea", 33.6, 47.8),
    ("Elymais", 32.6, 49.0), ("Susiana", 31.7, 48.5), ("Mesene", 31.6, 46.6),
    ("Uxii", 31.3, 50.2), ("Paraetacene", 32.4, 52.4), ("Chaldaea", 30.8, 45.2),
    ("Media", 34.6, 49.6), ("Mardi", 36.4, 51.2),
    ("Tapuri", 36.3, 52.7), ("Choarene", 35.2, 53.4), ("Comisene", 35.6, 54.6),
    ("Hyrcania", 37.2, 55.3), ("Dahae", 38.4, 55.6), ("Parthia", 36.6, 56.9),
    ("Astauene", 37.2, 57.6), ("Salt Desert", 34.3, 55.2),
    ("Sagartia", 32.0, 57.0), ("Aria", 34.6, 60.8),
    ("Drangiana", 31.8, 60.4), ("Ariaspae", 31.5, 62.6), ("Arachosia", 32.4, 66.4),
    ("Paropamisadae", 34.6, 67.6), ("Bactria", 36.4, 66.0),
    ("Carmania", 29.2, 57.0), ("Gedrosia", 28.2, 62.2),
    ("Mesambria", 28.9, 51.0), ("Persis", 29.0, 53.4),
    ("Oritae", 27.0, 65.6),
    ("Anauon", 32.8, 61.2), ("Isatichae", 31.9, 54.4),
    ("Matiene", 38.4, 44.7), ("Phraaspa", 36.6, 47.24), ("Apavortene", 37.2, 59.9),
    ("Mesopotamia", 35.1, 42.0), ("Scenitae", 33.4, 40.8), ("Arabia Deserta", 31.8, 39.5),
    ("Pallacopas", 32.6, 44.0), ("Etymander", 32.3, 64.3), ("Arsinoe", 29.97, 32.55),
    ("Diridotis", 30.1, 48.2), ("Oroatis", 30.5, 50.0), ("Mount Sinai", 28.54, 33.97),
    ("Porphyrites", 27.25, 33.3), ("Trinytheos", 27.06, 27.97),
)  # fmt: skip

PLACES = TOWNS + LANDS


def space_of(lat: float, lon: float) -> Space:
    """Return the space, counted from the start, in which a place on earth lies."""
    x = (lon - PLACE.lon) * math.cos(math.radians(PLACE.parallel)) / PLACE.side
    return space_in(x, (PLACE.lat - lat) / PLACE.side)


def spaces_of_places(places: tuple[Place, ...], spaces: set[str]) -> dict[str, str]:
    """Return the name of each space that has one."""
    named: dict[str, str] = {}
    for name, lat, lon in places:
        space = format_space(shifted(space_of(lat, lon)))
        if space in spaces:
            named.setdefault(space, name)
    return dict(sorted(named.items()))
