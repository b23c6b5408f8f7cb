import { describe, expect, it } from "vitest";
import { textStream } from "@/lib/core/text-stream";

/** A piece at once, the second when it is let go on. */
function halting(last: () => string | undefined) {
  let goOn = () => {};
  const until = new Promise<void>((done) => {
    goOn = done;
  });
  const pieces = (async function* () {
    yield "a";
    await until;
    const text = last();
    if (text !== undefined) yield text;
  })();
  return { pieces, goOn: () => goOn() };
}

const nextRound = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a stream of text", () => {
  const counted = (last: () => string | undefined) => {
    const seen = { ended: 0 };
    const { pieces, goOn } = halting(last);
    return { seen, goOn, stream: textStream(pieces, () => seen.ended++) };
  };

  it("ends once when it was read", async () => {
    const { seen, goOn, stream } = counted(() => "b");
    goOn();
    expect([await new Response(stream).text(), seen.ended]).toEqual(["ab", 1]);
  });

  it("ends once when it fails, and the reader is told", async () => {
    const { seen, goOn, stream } = counted(() => {
      throw new Error("gone");
    });
    goOn();
    await expect(new Response(stream).text()).rejects.toThrow("gone");
    expect(seen.ended).toBe(1);
  });

  it.each([
    ["a piece", () => "b"],
    ["its end", () => undefined],
    [
      "its failure",
      () => {
        throw new Error("gone");
      },
    ],
  ])("ends once when it is given up while %s is on its way", async (_what, last) => {
    const { seen, goOn, stream } = counted(last);
    const reader = stream.getReader();
    await reader.read();
    await nextRound(); // By then the next piece is asked for.
    const gone = reader.cancel().catch(() => {});
    expect(seen.ended).toBe(1);
    goOn();
    await gone;
    await nextRound();
    expect(seen.ended).toBe(1);
  });
});
