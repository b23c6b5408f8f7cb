import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networkOf } from "@/lib/core/network/network";

describe("whose calls are counted together", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["not:an:address", "not:an:address"],
  ])("%s is of %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is one for all of a /64, and another for the next", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [first, second] = [networkOf(one), networkOf(other)];
        if (!first.endsWith("::/64")) return;
        const prefix = first.replace("::/64", "");
        expect(networkOf(`${prefix}:1:2:3:4`)).toBe(first);
        expect(networkOf(`${prefix}::`)).toBe(first);
        if (first !== second) expect(networkOf(`${prefix}:ffff:1:2:3`)).not.toBe(second);
      }),
    );
  });
});
