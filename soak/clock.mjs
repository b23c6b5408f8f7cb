// Preloaded into a process of the service: a message sets by how many seconds its clock is wrong. Timers are unaffected,
// as when a machine's clock is set.
const Right = Date;
let wrongMs = 0;
const now = () => Right.now() + wrongMs;

// A proxy, so that `instanceof Date` holds for every date.
globalThis.Date = new Proxy(Right, {
  construct: (_, given) => (given.length === 0 ? new Right(now()) : new Right(...given)),
  apply: () => new Right(now()).toString(),
  get: (_, name) => (name === "now" ? now : Right[name]),
});

process.on("message", (told) => {
  if (typeof told?.seconds === "number") wrongMs = told.seconds * 1000;
});
process.channel?.unref();
