import { describe, expect, it } from "vitest";
import { dialCodeOf, joinPhone, splitPhone } from "@/components/booking-page/dial-codes";

describe("a phone in two boxes", () => {
  it("is one number in international form", () => {
    expect(joinPhone("55", "(11) 98765-4321")).toBe("+5511987654321");
    expect(joinPhone("595", "0981 555 001")).toBe("+595981555001");
    expect(joinPhone("55", "+54 9 11 5555-0001")).toBe("+5491155550001");
    expect(joinPhone("55", " ")).toBe("");
  });

  it("comes apart at its country's code, the longest that fits", () => {
    expect(splitPhone("+595981555001", "55")).toEqual({ code: "595", number: "981555001" });
    expect(splitPhone("+5511987654321", "54")).toEqual({ code: "55", number: "11987654321" });
    expect(splitPhone("+81312345678", "55")).toEqual({ code: "55", number: "+81312345678" });
    expect(splitPhone("11 98765", "55")).toEqual({ code: "55", number: "11 98765" });
  });

  it("begins where the workspace's money is at home", () => {
    expect(["BRL", "ARS", "PYG", "EUR"].map(dialCodeOf)).toEqual(["55", "54", "595", "55"]);
  });
});
