import { afterEach, describe, expect, it, vi } from "vitest";
import { memory } from "@/components/webchat/memory";

const storage = () => {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  };
};
afterEach(() => vi.unstubAllGlobals());

describe("what a visitor's browser remembers", () => {
  it("stands in the frame's own storage, and the page is not told", () => {
    vi.stubGlobal("localStorage", storage());
    const keep = vi.fn();
    memory("pk_1", { kept: null, keep }).set({ token: "t1" });
    expect(memory("pk_1", { kept: JSON.stringify({ visitor: "v_x", outbox: [] }), keep }).get().token).toBe("t1");
    expect(keep).not.toHaveBeenCalled();
  });

  it("is kept by the site's page where the frame has no storage, and found there after a reload", () => {
    const blocked = () => {
      throw new Error("Access is denied for this document.");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
    let text: string | null = null;
    const keep = (next: string) => {
      text = next;
    };
    const first = memory("pk_1", { kept: null, keep });
    first.set({ token: "t1", read: 3 });
    expect(memory("pk_1", { kept: text, keep }).get()).toEqual(first.get());
    first.forget("42");
    expect(memory("pk_1", { kept: text, keep }).get()).toMatchObject({ user: "42", token: null });
    expect(memory("pk_1", { kept: "{nonsense", keep }).get().token).toBeNull();
    expect(memory("pk_1").get().token).toBeNull();
  });
});
