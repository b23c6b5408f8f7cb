import { afterEach, describe, expect, it, vi } from "vitest";
import { copy, NotCopied } from "@/components/ui/clipboard";

afterEach(() => vi.unstubAllGlobals());

const stub = (clipboard: unknown) => vi.stubGlobal("navigator", { clipboard });

describe("copying", () => {
  it("says so where there is no clipboard", async () => {
    stub(undefined);
    await expect(copy("words")).rejects.toBeInstanceOf(NotCopied);
    await expect(copy(Promise.resolve("words"))).rejects.toBeInstanceOf(NotCopied);
  });

  it("hands over a text that is still being fetched at once, where a browser can take it", async () => {
    const given: Promise<Blob>[] = [];
    vi.stubGlobal(
      "ClipboardItem",
      class {
        constructor(of: Record<string, Promise<Blob>>) {
          given.push(...Object.values(of));
        }
      },
    );
    stub({ write: async () => void (await given[0]) });
    let arrive = (_link: string) => {};
    const copied = copy(
      new Promise((done) => {
        arrive = done;
      }),
    );
    expect(given).toHaveLength(1);
    arrive("https://example.com");
    await copied;
    expect(await (await given[0])?.text()).toBe("https://example.com");
  });

  it("tells what was wrong with the text, not with the clipboard", async () => {
    stub({ writeText: async () => {} });
    await expect(copy(Promise.reject(new RangeError("gone")))).rejects.toThrow("gone");
  });
});
