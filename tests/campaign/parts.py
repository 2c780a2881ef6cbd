"""All parts, in the order of the report."""

from collections.abc import Mapping

from tests.campaign import faults, kills, secrecy
from tests.campaign.part import Part

PARTS: Mapping[str, Part] = {
    "kills": kills.PART,
    "faults": faults.PART,
    "secrecy": secrecy.PART,
}
