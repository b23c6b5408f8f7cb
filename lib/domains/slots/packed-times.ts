import type { Load } from "@/lib/domains/slots/snapshot";

/** Postgres counts microseconds from 2000. */
const epoch = Date.UTC(2000, 0, 1) / 60_000;

const minutesAt = (view: DataView, at: number): number =>
  (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 60_000_000;

/** The maximum, in the year 6053: a time off "until 9999" is cut there. */
const latest = 2 ** 31 - 1;

/** Whole minutes that cover the packed times. */
function minutesOf({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  const out = new Int32Array(byteLength / 8);
  for (let i = 0; i < out.length; i += 2) {
    out[i] = Math.min(epoch + Math.floor(minutesAt(view, i * 8)), latest);
    out[i + 1] = Math.min(epoch + Math.ceil(minutesAt(view, i * 8 + 8)), latest);
  }
  return out;
}

const none = new Int32Array();

function joined(before: Int32Array, after: Int32Array): Int32Array {
  const both = new Int32Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

/** The times by resource; those without any are left out. */
function unpack(packed: Uint8Array | null): Map<string, Int32Array> {
  const times = new Map<string, Int32Array>();
  if (!packed) return times;
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const idEnd = at + 4 + bytes.readInt32BE(at);
    const end = idEnd + 4 + bytes.readInt32BE(idEnd);
    times.set(bytes.toString("latin1", at + 4, idEnd), minutesOf(bytes.subarray(idEnd + 4, end)));
    at = end;
  }
  return times;
}

/** The busy times of resources as `look_at` packs them. */
export type PackedTimes = { near: Uint8Array | null; long: Uint8Array | null; off: Uint8Array | null };

export function loadsOf(row: PackedTimes): Map<string, Load> {
  const [near, long, off] = [unpack(row.near), unpack(row.long), unpack(row.off)];
  const loads = new Map<string, Load>();
  for (const id of new Set([...near.keys(), ...long.keys(), ...off.keys()])) {
    const before = long.get(id);
    const after = near.get(id) ?? none;
    // Earlier starts sort before the recent ones.
    loads.set(id, { taken: before ? joined(before, after) : after, off: off.get(id) ?? none });
  }
  return loads;
}
