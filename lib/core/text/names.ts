import { Resolver } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { Resolve, Target } from "@/lib/core/network/outside";

/** The second query waits twice as long as the first; both together leave time for the call. */
const patience = { timeout: 2000, tries: 2 };

type Source = { /** Instead of the machine's own name servers. */ servers?: string[]; hostsFile?: string };

const bare = (name: string): string => name.replace(/\.$/, "").toLowerCase();

/** What the hosts file says of a name. */
function listed(host: string, file: string): Target[] {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return []; // Without a hosts file only DNS is used.
  }
  return text.split("\n").flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.some((name) => bare(name) === bare(host)) ? [{ address, family }] : [];
  });
}

/**
 * All addresses of a name: from the hosts file, else from DNS. DNS is queried directly and not through getaddrinfo, which
 * blocks the process's few threads: names whose servers do not answer would hold up all others. Each query has its own
 * resolver, which is cheap and uses the machine's current settings.
 */
export const namesFrom =
  ({ servers, hostsFile = "/etc/hosts" }: Source = {}): Resolve =>
  async (host) => {
    const own = listed(host, hostsFile);
    if (own.length > 0) return own;
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    const errors: NodeJS.ErrnoException[] = [];
    const ask = (answer: Promise<string[]>, family: number): Promise<Target[]> =>
      answer.then(
        (addresses) => addresses.map((address) => ({ address, family })),
        (error) => {
          errors.push(error);
          return [];
        },
      );
    const found = await Promise.all([ask(resolver.resolve4(host), 4), ask(resolver.resolve6(host), 6)]);
    if (found.flat().length > 0) return found.flat();
    // NXDOMAIN holds for all record types; an empty answer for one type says nothing about the other.
    throw errors.find(({ code }) => code === "ENOTFOUND") ?? errors.find(({ code }) => code !== "ENODATA") ?? errors[0];
  };

/** The root NS query is small and fast: a resolver that takes longer does not work. */
const probePatience = { timeout: 2000, tries: 1 };

/**
 * Whether the name servers answer for the root zone. If not, the machine is offline or its resolver is not set up, and
 * failures say nothing about a name.
 */
export const rootAnswers =
  ({ servers }: Pick<Source, "servers"> = {}): (() => Promise<boolean>) =>
  async () => {
    const resolver = new Resolver(probePatience);
    if (servers) resolver.setServers(servers);
    return resolver.resolveNs(".").then(
      () => true,
      ({ code }: NodeJS.ErrnoException) => code === "ENODATA",
    );
  };
