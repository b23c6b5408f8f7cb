import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLoopback, isPublicAddress } from "@/lib/core/network/public-address";

const refused = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.0.1",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "192.175.48.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::8.8.8.8",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:0:4136:e378::",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:808:808::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fdff::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "",
  "localhost",
  "256.1.1.1",
  "1.2.3",
  "0x7f000001",
]; // prettier-ignore

const accepted = [
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.1",
  "168.63.129.15",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.0",
  "191.255.255.255",
  "192.0.1.1",
  "192.169.0.1",
  "198.17.255.255",
  "198.20.0.0",
  "203.0.112.255",
  "203.0.114.0",
  "223.255.255.255",
  "2001:4860:4860::8888",
  "2606:4700:4700::1111",
  "2400:cb00::1",
  "2a00:1450::1",
  "2001:200::1",
];

describe("an address that a tenant's URL leads to", () => {
  it.each(refused)("is refused when it is not globally routable: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(accepted)("is accepted when it is: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it("is never accepted as an IPv4 address in IPv6 clothes", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        for (const prefix of ["::ffff:", "::", "64:ff9b::"]) expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
  it("is loopback in both families and in no other range", () => {
    expect(["127.0.0.1", "127.9.9.9", "::1"].every(isLoopback)).toBe(true);
    expect(["128.0.0.1", "::2", "10.0.0.1", "localhost"].some(isLoopback)).toBe(false);
  });
});
