import { randomFillSync } from "node:crypto";

export const prefixes = [
  "prj",
  "usr",
  "mbr",
  "key",
  "svc",
  "res",
  "grp",
  "sch",
  "ovr",
  "off",
  "bkg",
  "cus",
  "cnv",
  "msg",
  "kno",
  "src",
  "aut",
  "flw",
  "whe",
  "evt",
  "dlv",
  "cmt",
  "att",
  "loc",
  "stg",
  "run",
  "aud",
  "agc",
  "inv",
  "pau",
  "vis",
  "req",
  "qrp",
  "ntc",
] as const;
export type Prefix = (typeof prefixes)[number];

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second));
const width = 22;
const pool = Buffer.allocUnsafe(1280);
let used = pool.length;

/** A UUIDv7: 48 bits of milliseconds, then random bits, so that ids sort by the time they were made. */
function uuid7(now: number): Buffer {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(now, 0, 6);
  pool.copy(bytes, 6, used, used + 10);
  used += 10;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes;
}

/** Long division, two bytes for two digits, which uses the bytes up: a big integer makes an object for every step. */
function base58(bytes: Buffer): string {
  let text = "";
  for (let digits = 0; digits < width; digits += 2) {
    let rest = 0;
    for (let at = 0; at < bytes.length; at += 2) {
      const value = (rest << 16) | ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
      const part = (value / pairs.length) | 0;
      rest = value - part * pairs.length;
      bytes[at] = part >> 8;
      bytes[at + 1] = part;
    }
    text = pairs[rest] + text;
  }
  return text;
}

export const newId = (prefix: Prefix, now: number = Date.now()): string => `${prefix}_${base58(uuid7(now))}`;

declare const brand: unique symbol;
/** A project that authentication vouched for. Store functions take it, so that no query forgets the tenant. */
export type ProjectId = string & { readonly [brand]: "ProjectId" };
