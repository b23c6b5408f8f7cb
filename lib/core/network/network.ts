const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));

/** The eight groups of an IPv6 address, in its usual spelling; null for what is none. */
function expanded(address: string): string[] | null {
  const url = `http://[${address.replace(/%.*$/, "")}]`;
  if (!URL.canParse(url)) return null;
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [groupsOf(head), groupsOf(tail ?? "")];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/**
 * The unit of counting calls: an IPv4 address, or of IPv6 the /64 that a home or office has to itself. With a bucket
 * for each address, such a network would never be refused.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  if (/^::ffff:[\d.]+$/i.test(address)) return address.slice(7); // How Node writes IPv4 on a dual-stack socket.
  const groups = expanded(address);
  if (!groups) return address;
  const inIPv6 = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!inIPv6) return `${groups.slice(0, 4).join(":")}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join(".");
}
