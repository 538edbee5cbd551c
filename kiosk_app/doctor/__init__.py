"""What works on this machine, and what to do about what does not: ``tenbou doctor``."""

from kiosk_app.doctor.checks import visit
from kiosk_app.doctor.machine import Finding, Machine, State

__all__ = ["Finding", "Machine", "State", "visit"]
