// The Inngest server of `npm run soak -- --inngest loopback`, as a process of its own, which can be killed.
import { inngest } from "@/inngest/client";
import { catalogOf } from "@/inngest/embedded/catalog";
import { functions } from "@/inngest/functions";
import { startLoopbackInngest } from "@/soak/loopback/server";

const { LOOPBACK_PORT, LOOPBACK_EVENT_KEY = "", LOOPBACK_SIGNING_KEY = "" } = process.env;

const server = await startLoopbackInngest({
  catalog: catalogOf(inngest.id, functions),
  eventKey: LOOPBACK_EVENT_KEY,
  signingKey: LOOPBACK_SIGNING_KEY,
  port: Number(LOOPBACK_PORT),
});
const stop = () => server.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("disconnect", stop);
process.send?.({ ready: true });
