import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { isOutsideError, publicAddresses } from "@/lib/core/network/outside";
import { namesFrom } from "@/lib/core/text/names";

const folder = mkdtempSync(join(tmpdir(), "turnero-names-"));
const hostsFile = join(folder, "hosts");
writeFileSync(
  hostsFile,
  "127.0.0.1 localhost\n::1\tlocalhost\n# 8.8.4.4 commented.example.com\n8.8.8.8 other Partner.example.com # ours\n",
);
afterAll(() => rmSync(folder, { recursive: true }));

type Answer = string[] | "no such name" | "broken";
const codes = { "no such name": 3, broken: 2 };
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A name server on this machine; of what it does not know it says nothing until it is told to. */
async function nameServer(known: Record<string, Answer>) {
  const socket = createSocket("udp4");
  const silent: { question: Buffer; from: RemoteInfo }[] = [];
  open.push(socket);
  const answer = (question: Buffer, { port, address }: RemoteInfo, given: Answer) => {
    const end = question.indexOf(0, 12) + 5;
    const wantsFour = question.readUInt16BE(end - 4) === 1;
    const mine = typeof given === "string" ? [] : given.filter((each) => isIPv4(each) === wantsFour);
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180 | (typeof given === "string" ? codes[given] : 0), 2);
    header.writeUInt16BE(mine.length, 6);
    header.writeUInt32BE(0, 8);
    const records = mine.map((each) => {
      const bytes = wantsFour ? each.split(".").map(Number) : each.split(":").flatMap((part) => pair(part));
      return Buffer.from([0xc0, 12, 0, wantsFour ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]);
    });
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), port, address);
  };
  socket.on("message", (question, from) => {
    const labels: string[] = [];
    for (let at = 12; question[at]; at += (question[at] ?? 0) + 1)
      labels.push(question.toString("latin1", at + 1, at + 1 + (question[at] ?? 0)));
    const given = known[labels.join(".")];
    if (given) answer(question, from, given);
    else silent.push({ question, from });
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  return {
    resolve: namesFrom({ servers: [`127.0.0.1:${socket.address().port}`], hostsFile }),
    silent,
    speak: () => {
      for (const { question, from } of silent.splice(0)) answer(question, from, "no such name");
    },
  };
}
const pair = (part: string): number[] => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255];

describe("a name", () => {
  it("has the addresses of both kinds that DNS gives it", async () => {
    const { resolve } = await nameServer({
      "both.example.com": ["93.184.215.14", "93.184.215.15", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
      "four.example.com": ["93.184.215.14"],
      "six.example.com": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
    });
    expect(await resolve("both.example.com")).toEqual([
      { address: "93.184.215.14", family: 4 },
      { address: "93.184.215.15", family: 4 },
      { address: "2606:2800:21f:cb07:6820:80da:af6b:8b2c", family: 6 },
    ]);
    expect((await resolve("four.example.com")).map(({ family }) => family)).toEqual([4]);
    expect((await resolve("six.example.com")).map(({ family }) => family)).toEqual([6]);
  });

  it("in the machine's own list has those, whatever DNS says", async () => {
    const { resolve, silent } = await nameServer({ "commented.example.com": "no such name" });
    expect(await resolve("partner.example.com.")).toEqual([{ address: "8.8.8.8", family: 4 }]);
    expect(await resolve("localhost")).toEqual([
      { address: "127.0.0.1", family: 4 },
      { address: "::1", family: 6 },
    ]);
    expect(silent).toEqual([]);
    await expect(resolve("commented.example.com")).rejects.toMatchObject({ code: "ENOTFOUND" });
  });

  it("is found while many others get no answer at all", async () => {
    const server = await nameServer({ "quick.example.com": ["93.184.215.14"] });
    let ended = 0;
    const dead = Array.from({ length: 40 }, (_, i) =>
      server
        .resolve(`dead${i}.example.com`)
        .catch(({ code }) => code)
        .finally(() => {
          ended += 1;
        }),
    );
    // More than that where the machine was slow, and the questions were asked again.
    const asked = () => expect(server.silent.length).toBeGreaterThanOrEqual(80);
    await vi.waitFor(asked, { interval: 5, timeout: 20_000 });
    expect(await server.resolve("quick.example.com")).toHaveLength(1);
    expect(ended).toBe(0);
    server.speak();
    expect(new Set(await Promise.all(dead))).toEqual(new Set(["ENOTFOUND"]));
  });

  it("without an address is its owner's fault; a server that cannot say is not", async () => {
    const { resolve } = await nameServer({
      "none.example.com": "no such name",
      "empty.example.com": [],
      "broken.example.com": "broken",
    });
    const faultOf = (host: string) =>
      publicAddresses(new URL(`https://${host}/`), { allowLoopback: false }, resolve).catch((error) =>
        isOutsideError(error) ? [error.reason, error.ours] : error,
      );
    expect(await faultOf("none.example.com")).toEqual(["dns", false]);
    expect(await faultOf("empty.example.com")).toEqual(["dns", false]);
    expect(await faultOf("broken.example.com")).toEqual(["dns", true]);
  });
});
