import { IPAddressRanges } from "@microsoft/antissrf";
import { describe, expect, it } from "vitest";
import { urlFault } from "@/lib/core/network/outside";
import { isPublicAddress } from "@/lib/core/network/public-address";

/** The first and the last address of a range, as numbers and as text. */
function edges(range: string): string[] {
  const [network = "", bits = ""] = range.split("/");
  const wide = network.includes(":") ? 128 : 32;
  const numberOf = (text: string): bigint => {
    if (wide === 32) return text.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
    const [head = "", tail] = text.split("::");
    const parts = (some: string) => (some === "" ? [] : some.split(":"));
    const gap = tail === undefined ? [] : Array(8 - parts(head).length - parts(tail).length).fill("0");
    return [...parts(head), ...gap, ...parts(tail ?? "")].reduce(
      (sum, part) => sum * 65_536n + BigInt(`0x${part}`),
      0n,
    );
  };
  const textOf = (value: bigint): string => {
    const part = (i: number, size: bigint) => (value >> (BigInt(i) * size)) & ((1n << size) - 1n);
    return wide === 32
      ? [3, 2, 1, 0].map((i) => part(i, 8n)).join(".")
      : [7, 6, 5, 4, 3, 2, 1, 0].map((i) => part(i, 16n).toString(16)).join(":");
  };
  const size = 1n << BigInt(wide - Number(bits));
  const first = (numberOf(network) / size) * size;
  return [textOf(first), textOf(first + size / 2n), textOf(first + size - 1n)];
}

describe("the guard beside another's list", () => {
  const every = Object.values(IPAddressRanges).flat() as string[];

  it("refuses the first, the middle and the last address of every range that it names", () => {
    expect(every.length).toBeGreaterThan(60);
    const open = [...new Set(every)].flatMap(edges).filter(isPublicAddress);
    expect(open).toEqual([]);
  });
});

const hosts = [
  // The same machine in the spellings that URLs allow.
  ...[
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "0x7f.0.0.1",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "017700000001",
    "2130706433",
  ],
  ...[
    "127.0.0.1.",
    "0x7F.0X0.0.1",
    "%31%32%37.0.0.1",
    "１２７.０.０.１",
    "127。0。0。1",
    "①②⑦.⓪.⓪.①",
    "0",
    "0.0.0.0",
    "00",
  ],
  // The clouds' metadata.
  ...["169.254.169.254", "2852039166", "0xa9fea9fe", "0251.0376.0251.0376", "0xa9.0xfe.0xa9.0xfe", "169.254.43518"],
  ...["169.254.170.2", "100.100.100.200", "192.0.0.192", "168.63.129.16", "[fd00:ec2::254]", "[fd20:ce::254]"],
  // Private networks.
  ...["10.0.0.1", "10.1", "0xa000001", "172.16.0.1", "172.31.255.254", "192.168.0.1", "192.168.1", "3232235777"],
  // IPv6, and IPv4-mapped addresses.
  ...["[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:0:127.0.0.1]"],
  ...["[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b:1::a00:1]", "[2002:7f00:1::]", "[2002:a9fe:a9fe::]"],
  ...["[2001:0:7f00:1::]", "[fe80::1]", "[fec0::1]", "[fc00::1]", "[fdff::1]", "[ff02::1]", "[::ffff:8.8.8.8]"],
  // Names of private networks.
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "printer.local", "metadata.google.internal", "metadata"],
  ...["router.home.arpa", "intranet", "ip6-localhost", "kubernetes.default.svc.cluster.local"],
];
const nonsense = [
  "",
  "256.0.0.1",
  "1.2.3.4.5",
  "0x100000000",
  "127.0.0.0x100",
  "[::1",
  "[fe80::1%25eth0]",
  "exa mple.com",
];

describe("a URL's host", () => {
  it.each(hosts)("https://%s/ is refused", (host) => {
    expect(urlFault(`https://${host}/`, { allowLoopback: false })?.code).toBe("url_not_public");
  });

  it.each(nonsense)("https://%s/ leads nowhere", (host) => {
    expect(urlFault(`https://${host}/`, { allowLoopback: false })).not.toBeNull();
  });

  it.each(hosts.filter((host) => !/localhost/i.test(host)))(
    "https://%s/ is refused to a developer too, unless it is their own machine",
    (host) => {
      const refused = urlFault(`https://${host}/`, { allowLoopback: true }) !== null;
      const own = new URL(`https://${host}/`).hostname === "127.0.0.1";
      expect(refused).toBe(!own);
    },
  );
});
