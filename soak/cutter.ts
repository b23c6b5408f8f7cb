import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy in front of a server that can drop connections: all at once, or in the middle of a response. */
export async function cutter(target: () => number) {
  const open = new Set<() => void>();
  let wounds = 0;
  const server = createServer((near) => {
    const far = connect(target(), "127.0.0.1");
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(end);
    };
    open.add(end);
    for (const socket of [near, far] as Socket[]) socket.setNoDelay(true).on("error", end).on("close", end);
    near.pipe(far);
    far.on("data", (part: Buffer) => {
      if (near.destroyed) return;
      if (wounds === 0) return void near.write(part);
      wounds--;
      far.destroy();
      near.write(part.subarray(0, part.length >> 1), end);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    /** Drops every connection there is. */
    cutAll(): void {
      for (const end of [...open]) end();
    },
    /** Only half of each of the next responses arrives. */
    cutAnswers(count: number): void {
      wounds += count;
    },
    heal(): void {
      wounds = 0;
    },
    stop(): void {
      server.close();
      for (const end of [...open]) end();
    },
  };
}
