import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { isOutsideError, publicAddresses } from "@/lib/core/network/outside";
import { namesFrom, rootAnswers } from "@/lib/core/text/names";
import { nameServer as start, stopNameServers } from "@/lib/testing/name-server";

const folder = mkdtempSync(join(tmpdir(), "turnero-names-"));
const hostsFile = join(folder, "hosts");
writeFileSync(
  hostsFile,
  "127.0.0.1 localhost\n::1\tlocalhost\n# 8.8.4.4 commented.example.com\n8.8.8.8 other Partner.example.com # ours\n",
);
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(stopNameServers);

async function nameServer(known: Parameters<typeof start>[0]) {
  const server = await start(known);
  return { ...server, resolve: namesFrom({ servers: [server.address], hostsFile }) };
}

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

describe("the name servers of the machine", () => {
  const works = (address: string) => rootAnswers({ servers: [address] })();

  it("work when they answer for the root zone, were it with nothing", async () => {
    expect(await works((await start({ "": [] })).address)).toBe(true);
    expect(await works((await start({ "": ["a.root-servers.net"] })).address)).toBe(true);
  });

  it("do not when they fail, deny it, keep silent or are not there", async () => {
    expect(await works((await start({ "": "broken" })).address)).toBe(false);
    expect(await works((await start({ "": "no such name" })).address)).toBe(false);
    const silent = await start({});
    expect(await works(silent.address)).toBe(false);
    stopNameServers();
    expect(await works(silent.address)).toBe(false);
  });
});
