import { describe, expect, it } from "vitest";
import { isPasted, sentPhone, settlePhone, typedPhone } from "@/components/forms/phone/typed-phone";

describe("a phone that is being typed", () => {
  it("begins with the workspace's country, or with that of the known number", () => {
    expect(typedPhone("", "PY")).toEqual({ country: "PY", text: "" });
    expect(typedPhone("+5511987654321", "PY")).toEqual({ country: "BR", text: "(11) 98765-4321" });
    expect(typedPhone("981123456", "PY")).toEqual({ country: "PY", text: "0981 123 456" });
  });

  it("switches to the country that a pasted number says, and keeps one that shares its code", () => {
    expect(settlePhone({ country: "AR", text: "+55 11 98888-7777" })).toEqual({
      country: "BR",
      text: "(11) 98888-7777",
    });
    expect(settlePhone({ country: "CA", text: "+1 415 555 0123" })).toEqual({ country: "CA", text: "(415) 555-0123" });
    expect(isPasted("", "+55 11 98888-7777")).toBe(true);
    expect(isPasted("(11) 98888-7777", "+81 90-1234-5678")).toBe(true);
    expect(isPasted("+5", "+55")).toBe(false);
    expect(isPasted("", "98888-7777")).toBe(false);
  });

  it("stays as it is written while it may be a neighbour's, and is settled by the country", () => {
    const typed = { country: "BR", text: "011 15-2345-6789" };
    expect(settlePhone(typed)).toEqual(typed);
    expect(sentPhone({ ...typed, country: "AR" })).toBe("+5491123456789");
  });

  it("is sent in international form", () => {
    expect(sentPhone({ country: "BR", text: "(11) 98888-7777" })).toBe("+5511988887777");
    expect(sentPhone({ country: "AR", text: "011 15-2345-6789" })).toBe("+5491123456789");
    expect(sentPhone({ country: "AR", text: "+5511988887777" })).toBe("+5511988887777");
    expect(sentPhone({ country: "BR", text: " " })).toBe("");
  });

  it("is not taken for a number of another country when it is none of the chosen one's", () => {
    expect(sentPhone({ country: "AR", text: "11 98888-77" })).toBe("AR 11 98888-77");
    expect(settlePhone({ country: "AR", text: "11 98888-77" })).toEqual({ country: "AR", text: "11 98888-77" });
  });
});
