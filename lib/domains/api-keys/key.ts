import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { base62, randomBase62 } from "@/lib/core/secrets/base62";

const checksum = (random: string): string => {
  let value = crc32(random);
  let text = "";
  for (let i = 0; i < 6; i++) {
    text = base62.charAt(value % 62) + text;
    value = Math.floor(value / 62);
  }
  return text;
};

/** `tk_live_` or `tk_test_` + 30 random base62 + 6 of their CRC32: a mistyped key is rejected without a query. */
function mint(mode: "live" | "test"): string {
  const random = randomBase62(30);
  return `tk_${mode}_${random}${checksum(random)}`;
}

export const mintKey = (): string => mint("live");
export const mintTestKey = (): string => mint("test");

export const isTestKey = (key: string): boolean => key.startsWith("tk_test_");

export const isWellFormed = (key: string): boolean =>
  /^tk_(live|test)_[0-9A-Za-z]{36}$/.test(key) && checksum(key.slice(8, 38)) === key.slice(38);

export const hashKey = (key: string): Buffer => hash("sha256", key, "buffer");
