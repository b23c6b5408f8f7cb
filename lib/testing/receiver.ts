import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string; at: number };
type Answer = (reply: Parameters<RequestListener>[1], received: Received) => void;

/** A webhook receiver on this machine. It records requests and answers as told. */
export async function receiver(
  answer: Answer = (reply) => reply.writeHead(204).end(),
  tls?: { key: string; cert: string },
) {
  const received: Received[] = [];
  const state = { answer };
  const listen: RequestListener = (request, reply) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part) => parts.push(part))
      .on("end", () => {
        const got = { headers: request.headers, body: Buffer.concat(parts).toString(), at: Date.now() };
        received.push(got);
        state.answer(reply, got);
      });
  };
  const server: Server = tls ? createHttpsServer(tls, listen) : createServer(listen);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? "https" : "http"}://127.0.0.1:${port}/hook`,
    port,
    received,
    answerWith(next: Answer) {
      state.answer = next;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof receiver>>;
