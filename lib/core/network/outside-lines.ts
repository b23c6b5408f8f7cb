import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Target } from "@/lib/core/network/outside";

/**
 * Kept-alive connections. They are keyed by the checked addresses: a call whose check found other addresses never
 * reuses a connection to the old ones.
 */
export type Lines = { (url: URL, targets: readonly Target[]): HttpAgent; close(): void };

/** Shorter than receivers commonly allow, so that we usually close first. */
const idleMs = 4000;

export function keptLines(most: number): Lines {
  const agents = new Map<string, HttpAgent>();
  const lines = (url: URL, targets: readonly Target[]): HttpAgent => {
    const addresses = targets.map(({ address }) => address).sort();
    const key = `${url.protocol}//${url.host} ${addresses.join(" ")}`;
    const options = { keepAlive: true, maxSockets: most, maxFreeSockets: most, timeout: idleMs };
    const agent = agents.get(key) ?? (url.protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options));
    agents.set(key, agent);
    return agent;
  };
  const close = () => {
    for (const agent of agents.values()) agent.destroy();
    agents.clear();
  };
  return Object.assign(lines, { close });
}
