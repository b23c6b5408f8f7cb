import { describe, expect, it } from "vitest";
import { isTyped } from "@/components/customers/anonymise-dialog";

describe("the name that is typed before somebody is forgotten", () => {
  it("is theirs as it is seen, however it was stored", () => {
    expect(isTyped("José  Ñ. ", "José Ñ.")).toBe(true);
    expect(isTyped("Ana Souza", "Ana  Souza")).toBe(true);
    expect(isTyped("José", "José".normalize("NFD"))).toBe(true);
  });

  it("is nobody else's", () => {
    expect(isTyped("Jose", "José")).toBe(false);
    expect(isTyped("ana", "Ana")).toBe(false);
    expect(isTyped("", "Ana")).toBe(false);
  });
});
