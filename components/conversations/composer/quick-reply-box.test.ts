import { describe, expect, it } from "vitest";
import { addedTo } from "@/components/conversations/composer/quick-reply-box";

describe("a quick reply", () => {
  it("comes after what was written, which is never lost", () => {
    expect(addedTo("", "We open at nine.")).toBe("We open at nine.");
    expect(addedTo("Hello Ana!", "We open at nine.")).toBe("Hello Ana! We open at nine.");
    expect(addedTo("Hello Ana!\n", "We open at nine.")).toBe("Hello Ana!\nWe open at nine.");
    expect(addedTo("Hello Ana!", "")).toBe("Hello Ana!");
  });
});
