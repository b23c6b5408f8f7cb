import type { Incoming } from "@/lib/api/http/incoming";
import { excessOf } from "@/lib/api/http/json-bounds";
import { invalid, isProblem, Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";

export const largestBody = 1024 * 1024;
/** Of operations that ask for no key or session: what a person types into a form is far smaller. */
export const largestPublicBody = 64 * 1024;

const turns = singleton("large-bodies", () => ({ last: Promise.resolve() }));

/** Large concurrent bodies are handled one per turn of the event loop, so that other calls are served between them. */
function ownTurn(): Promise<void> {
  turns.last = turns.last.then(() => new Promise((done) => setImmediate(done)));
  return turns.last;
}

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
    // The client hung up: nobody reads this response, and it is not our error.
    throw invalid({ pointer: "#", detail: "The body was cut off.", code: "incomplete_body" });
  }
  if (size > largestPublicBody) await ownTurn();
  return Buffer.concat(parts);
}

const unreadable = (detail: string) => invalid({ pointer: "#", detail, code: "invalid_json" });

export function readJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  const excess = excessOf(bytes);
  if (excess !== null) throw unreadable(excess);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("The body is not readable JSON.");
  }
}
