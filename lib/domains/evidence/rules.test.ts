import { describe, expect, it } from "vitest";
import { mayRemove } from "@/lib/domains/evidence/rules";

describe("what somebody wrote", () => {
  const author = { type: "member", id: "mbr_A", name: "Ana" };
  const member = (id: string, role: "agent" | "admin" | "owner") =>
    ({ type: "member", id, role, user_id: "", name: "", email: "" }) as const;

  it("may be taken back by them and by an admin, and by nobody else", () => {
    expect(mayRemove(member("mbr_A", "agent"), author)).toBe(true);
    expect(mayRemove(member("mbr_B", "agent"), author)).toBe(false);
    expect(mayRemove(member("mbr_B", "admin"), author)).toBe(true);
    expect(mayRemove({ type: "key", id: "mbr_A", name: "" }, author)).toBe(false);
  });
});
