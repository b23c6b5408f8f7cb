// Books the next free time of the demo workspace, for real. Start the service (`npm start`), then:
//   node scripts/run.mjs clients/examples/book.ts
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createTurnero, type Service, type Slot, TurneroProblem } from "../typescript/src/client";

const file = resolve(import.meta.dirname, "../..", process.env.DATA_DIR ?? ".data", "demo.json");
const demo = JSON.parse(readFileSync(file, "utf8")) as { api_key: string; base_url: string };
const turnero = createTurnero({ apiKey: demo.api_key, baseUrl: demo.base_url });

// A time that begins at this very moment would be over before it is booked.
const from = new Date(Date.now() + 3_600_000).toISOString();

async function firstFree(): Promise<{ service: Service; slot: Slot }> {
  for await (const service of turnero.services.listAll({ kind: "appointment", active: true })) {
    const { data } = await turnero.slots.list({ service_id: service.id, from, limit: 1 });
    if (data[0]) return { service, slot: data[0] };
  }
  throw new Error("No service has a free time within a week.");
}

const { service, slot } = await firstFree();
try {
  const customer = { name: "Ana Souza", phone: "+5511987654321" };
  const booking = await turnero.bookings.create({ service_id: service.id, start: slot.start, customer });
  console.log(`${booking.id} ${booking.status}: ${service.name} at ${booking.start}`);
} catch (error) {
  if (!(error instanceof TurneroProblem) || error.code !== "slot_taken") throw error;
  console.log("Someone was faster. Still free:", error.alternatives.map(({ start }) => start).join(", "));
  process.exitCode = 1;
}
