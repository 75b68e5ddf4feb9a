"""The names under which bots sit down: people of the railway age, by language."""

from collections.abc import Collection
from random import SystemRandom

from roundhouse.server.names import alike

PEOPLE = {
    "en": (
        "Brunel Stephenson Trevithick Locke Hackworth Brassey Gooch Telford Bradshaw Hudson Paxton Crampton Fairbairn Vignoles Rastrick Whitworth "
        "Cubitt Peto Ramsbottom Stirling Fowler Pullman Westinghouse Judah Lovelace Siddons Nasmyth Jessop"
    ).split(),
    "it": (
        "Negrelli Sommeiller Grattoni Grandis Cavour Menabrea Bayard Milani Paleocapa Bixio Volta Pacinotti Meucci Ansaldo Bombrini Balduino Bastogi "
        "Cattaneo Petitti Jacini Sella Minghetti Antonelli Ferraris Crotti Maus Ranco Protche"
    ).split(),
    "fr": (
        "Seguin Talabot Pereire Flachat Eiffel Cail Polonceau Clapeyron Perdonnet Lenoir Lamartine Legrand Arago Daguerre Nadar Haussmann Lartigue "
        "Giffard Cugnot Pecqueur Bartholony Petiet Sauvage Schneider Thimonnier Deville Jacquard Becquerel"
    ).split(),
}


def somebody(language: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    free = [name for name in PEOPLE.get(language, PEOPLE["en"]) if not alike(name, taken)]
    return SystemRandom().choice(free)
