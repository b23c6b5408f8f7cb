import { randomFillSync } from "node:crypto";
import { currentTwin } from "@/lib/core/test-mode/twin";

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
  "nte",
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
  "agt",
  "oac",
  "inv",
  "pau",
  "vis",
  "req",
  "qrp",
  "ntc",
  "ntf",
  "mal",
  "mnt",
  "psh",
  "out",
  "tst",
] as const;
export type Prefix = (typeof prefixes)[number];

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second));
const width = 22;
const pool = Buffer.allocUnsafe(1280);
let used = pool.length;

let [lastMade, place] = [0, 0];

/** The counter within this millisecond, starting in the lower half of 12 bits. */
function nextPlace(now: number, chance: number): number {
  place = now === lastMade ? place + 1 : chance >> 1;
  lastMade = now;
  return place & 0xfff;
}

/**
 * A UUIDv7: 48 bits of milliseconds, 12 that order those of one millisecond, then random bits. With a given time, rather
 * than now, everything but the time is random.
 */
function uuid7(given: number | undefined): Buffer {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const now = given ?? Date.now() + (currentTwin()?.offsetMs ?? 0);
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(now, 0, 6);
  pool.copy(bytes, 6, used, used + 10);
  used += 10;
  const chance = bytes.readUInt16BE(6) & 0xfff;
  bytes.writeUInt16BE(0x7000 | (given === undefined ? nextPlace(now, chance) : chance), 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes;
}

/** Base conversion two bytes at a time, in place: BigInt would allocate an object per step. */
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

export const newId = (prefix: Prefix, now?: number): string => `${prefix}_${base58(uuid7(now))}`;

declare const brand: unique symbol;
/** An authenticated project. Store functions take it, so that no query omits the tenant. */
export type ProjectId = string & { readonly [brand]: "ProjectId" };

/**
 * The only way to create a ProjectId: for authentication, rows read from the database, and our own signed tokens.
 * The structure test lists the files that may call it.
 */
export const provenProject = (id: string): ProjectId => id as ProjectId;
