import { describe, expect, it } from "vitest";
import { keyAgain } from "@/components/conversations/thread/outgoing";
import { TurneroProblem } from "@/components/problem";

const failed = (code: string, status: number) => ({ key: "mine", problem: new TurneroProblem({ code, status }) });

describe("a message that is sent again", () => {
  it.each([
    ["network_error", 0],
    ["service_unavailable", 503],
    ["internal_error", 500],
    ["rate_limited", 429],
  ])("is the same where it may have arrived, or was not looked at: %s", (code, status) => {
    expect(keyAgain(failed(code, status))).toBe("mine");
  });

  it("is a new one after a refusal, which its key would only repeat", () => {
    expect(keyAgain(failed("channel_paused", 409))).not.toBe("mine");
  });
});
