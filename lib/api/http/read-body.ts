import type { Incoming } from "@/lib/api/http/incoming";
import { invalid, isProblem, Problem } from "@/lib/core/problem";

export const largestBody = 1024 * 1024;
/** Of operations that ask for no key or session: what a person types into a form is far smaller. */
export const largestPublicBody = 64 * 1024;

/** The whole body, within its limit. */
export async function readBytes(request: Incoming, most: number): Promise<Uint8Array> {
  const tooLarge = () => new Problem("payload_too_large", { detail: `The body may have at most ${most} bytes.` });
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  try {
    for await (const part of body ?? []) {
      size += part.byteLength;
      if (size > most) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (isProblem(error)) throw error;
    // The client hung up: nobody hears this, and it is no fault of ours.
    throw invalid({ pointer: "#", detail: "The body was cut off.", code: "incomplete_body" });
  }
  return Buffer.concat(parts);
}

const deepest = 64;
/** Far more than any list or object of ours takes. Each entry that does not fit costs a fault, and 200,000 of them seconds. */
const widest = 5000;

function assertBounded(value: unknown, depth = 0): void {
  if (typeof value !== "object" || value === null) return;
  if (depth === deepest) throw unreadable(`The body may be nested ${deepest} levels deep.`);
  const items = Object.values(value);
  if (items.length > widest) throw unreadable(`A list or an object of the body may have ${widest} entries.`);
  for (const item of items) assertBounded(item, depth + 1);
}

const unreadable = (detail: string) => invalid({ pointer: "#", detail, code: "invalid_json" });

export function readJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("The body is not readable JSON.");
  }
  assertBounded(value);
  return value;
}
