// The worker of `npm start` with a clock that can be moved: a message says by how many seconds it is wrong.
import { setClock } from "@/lib/core/clock";

process.on("message", (told) => {
  const { seconds } = told as { seconds: number };
  setClock({ now: () => new Date(Date.now() + seconds * 1000) });
});
await import("@/scripts/worker");
