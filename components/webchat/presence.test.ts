import { describe, expect, it } from "vitest";
import { presenceOf } from "@/components/webchat/presence";

const said = (...from: ("visitor" | "team" | "bot")[]) => from.map((each) => ({ from: each }));

describe("who answers in the chat", () => {
  it("is the bot while it does, whether or not the team is there", () => {
    expect(presenceOf({ open: false, bot: true }, [])).toBe("bot");
    expect(presenceOf({ open: true, bot: true }, said("visitor", "bot", "visitor"))).toBe("bot");
  });
  it("is the team from the moment that a person has answered", () => {
    expect(presenceOf({ open: true, bot: true }, said("bot", "team", "visitor"))).toBe("team");
    expect(presenceOf({ open: false, bot: true }, said("bot", "team", "visitor"))).toBe("away");
  });
  it("is the team within the hours, and nobody outside of them, where there is no bot", () => {
    expect(presenceOf({ open: true, bot: false }, [])).toBe("team");
    expect(presenceOf({ open: false, bot: false }, said("bot"))).toBe("away");
  });
});
