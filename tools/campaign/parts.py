"""All parts, in the order of the report."""

from collections.abc import Mapping

from tools.campaign import (
    counters,
    faults,
    forgeries,
    gateway,
    kills,
    machine,
    matches,
    outages,
    secrecy,
    teams,
)
from tools.campaign.part import Part

PARTS: Mapping[str, Part] = {
    "kills": kills.PART,
    "faults": faults.PART,
    "gateway": gateway.PART,
    "sequences": gateway.SEQUENCES,
    "forgeries": forgeries.PART,
    "secrecy": secrecy.PART,
    "machine": machine.PART,
    "outages": outages.PART,
    "matches": matches.PART,
    "teams": teams.PART,
    "counters": counters.PART,
}
