import { BlockList, isIP, isIPv4 } from "node:net";

/** IPv4 that is not globally routable unicast, by the IANA special-purpose registry, and the clouds' metadata addresses. */
const closedIPv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32", // Azure's platform address: public by number, private by use.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Parts of IPv6's global unicast space (2000::/3) that are not: protocol assignments, tunnels to IPv4, documentation. */
const closedIPv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

function listOf(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits = "0"] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const closed4 = listOf(closedIPv4, "ipv4");
const closed6 = listOf(closedIPv6, "ipv6");
const global6 = listOf(["2000::/3"], "ipv6");

/** Whether an address is globally routable unicast: the only kind that a tenant's URL may lead to. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) === 0) return false;
  if (isIPv4(bare)) return !closed4.check(bare, "ipv4");
  return global6.check(bare, "ipv6") && !closed6.check(bare, "ipv6");
}

const loopback6 = new BlockList();
loopback6.addAddress("::1", "ipv6");

/** Loopback in its plain spelling: IPv4-mapped IPv6 does not count. */
export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? address.startsWith("127.") : isIP(address) !== 0 && loopback6.check(address, "ipv6");
