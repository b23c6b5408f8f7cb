import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Random } from "@/soak/caller";

/** A request that a receiver got, whatever it answered. */
export type Received = { project: string; delivery: string; body: string; answered: number };

/**
 * One server for the webhooks of every project: /<how>/<project>. The steady ones always answer, the moody ones
 * sometimes fail, hang for a while or hang up.
 */
export async function startReceivers(random: Random) {
  const received: Received[] = [];
  let moody = true;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("error", () => {});
    request.on("end", () => {
      const [, how, project = ""] = (request.url ?? "").split("/");
      const got = { project, delivery: String(request.headers["svc-delivery"]), body: Buffer.concat(parts).toString() };
      const luck = how === "moody" && moody ? random() : 1;
      const answered = luck < 0.15 ? 500 : luck < 0.2 ? 0 : 204;
      received.push({ ...got, answered });
      if (answered === 0) return void request.socket.destroy();
      const answer = () => reply.writeHead(answered).end();
      if (luck < 0.28) setTimeout(answer, 2000);
      else answer();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: (how: "steady" | "moody", project: string) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/${how}/${project}`,
    received,
    calm(): void {
      moody = false;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Receivers = Awaited<ReturnType<typeof startReceivers>>;
