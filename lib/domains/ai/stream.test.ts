import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isModelFailure } from "@/lib/domains/ai/failure";
import { Assembly, linesOf } from "@/lib/domains/ai/stream";

async function* cut(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}
const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({ choices: [{ delta, finish_reason: finish }] });
const read = (...lines: string[]) => {
  const assembly = new Assembly(undefined);
  for (const line of lines) if (assembly.take(line)) break;
  return assembly.whole();
};
const reasonOf = (work: () => unknown): string => {
  try {
    work();
    return "none";
  } catch (error) {
    return isModelFailure(error) ? error.reason : "another";
  }
};

describe("a stream", () => {
  it("is the same however the network cuts it", async () => {
    const text = 'data: {"a":"ação"}\r\n\r\n: a comment\n\ndata:{"b":"€"}\n\ndata: [DONE]\n\n';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), async (sizes) => {
        const lines: string[] = [];
        for await (const line of linesOf(cut(text, sizes))) lines.push(line);
        expect(lines).toEqual(['{"a":"ação"}', '{"b":"€"}', "[DONE]"]);
      }),
    );
  });

  it("puts words and tool calls together from their pieces", () => {
    const call = (index: number, id: string | undefined, name: string, args: string) =>
      chunk({ tool_calls: [{ index, id, function: { name, arguments: args } }] });
    const answer = read(
      ...[
        chunk({ content: "Um " }),
        chunk({ content: "momento" }),
        call(0, "x", "find", '{"a"'),
        call(0, undefined, "", ":1}"),
      ],
      ...[call(1, undefined, "other", "{}"), chunk({}, "tool_calls")],
      JSON.stringify({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } }),
    );
    expect(answer).toEqual({
      text: "Um momento",
      toolCalls: [
        { id: "x", name: "find", arguments: '{"a":1}' },
        { id: "call_1", name: "other", arguments: "{}" },
      ],
      usage: { tokens_in: 7, tokens_out: 3 },
    });
  });

  it.each([
    ["no end", [chunk({ content: "half" })]],
    ["a length that was cut", [chunk({ content: "x" }, "length")]],
    ["no JSON", ["<html>"]],
    ["an error inside", ['{"error":{"message":"overloaded"}}']],
    ["a list", ["[]"]],
    ["tools that are none", [chunk({ tool_calls: 7 }, "stop")]],
    ["too many tools", [chunk({ tool_calls: [{ index: 1_000_000, function: {} }] }, "stop")]],
  ])("is malformed with %s", (_, lines) => {
    expect(reasonOf(() => read(...lines))).toBe("malformed");
  });

  it("never fails in another way, whatever comes", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (lines) => {
        expect(["none", "malformed"]).toContain(reasonOf(() => read(...lines)));
      }),
    );
  });
});
