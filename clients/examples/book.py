"""Books the next free time of the demo workspace, for real. Start the service (`npm start`), then:

    python3 clients/examples/book.py
"""

import json
import os
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

root = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "clients" / "python"))

from turnero import Turnero, TurneroProblem  # noqa: E402

demo = json.loads((root / os.environ.get("DATA_DIR", ".data") / "demo.json").read_text())
turnero = Turnero(demo["api_key"], demo["base_url"])

# A time that begins at this very moment would be over before it is booked.
soon = (datetime.now(timezone.utc) + timedelta(hours=1)).isoformat()

for service in turnero.services.list_all(kind="appointment", active=True):
    times = turnero.slots.list(service_id=service["id"], from_=soon, limit=1)["data"]
    if times:
        break
else:
    sys.exit("No service has a free time within a week.")

try:
    booking = turnero.bookings.create(
        {
            "service_id": service["id"],
            "start": times[0]["start"],
            "customer": {"name": "Ana Souza", "phone": "+5511987654321"},
        }
    )
except TurneroProblem as problem:
    if problem.code != "slot_taken":
        raise
    sys.exit(f"Someone was faster. Still free: {[time['start'] for time in problem.alternatives]}")

print(f"{booking['id']} {booking['status']}: {service['name']} at {booking['start']}")
