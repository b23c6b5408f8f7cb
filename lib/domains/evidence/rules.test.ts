import { describe, expect, it } from "vitest";
import { mayRemove, mentionsIn } from "@/lib/domains/evidence/rules";

const team = [
  { id: "mbr_A", name: "Ana Souza", email: "ana@example.com" },
  { id: "mbr_B", name: "Ana Paula Díaz", email: "anap@example.com" },
  { id: "mbr_C", name: "João", email: "joao@example.com" },
  { id: "mbr_D", name: "Iván Núñez", email: "ivan@example.com" },
];

describe("a mention", () => {
  it.each<[string, string[]]>([
    ["@Ana Souza, can you look?", ["mbr_A"]],
    ["ask @ana paula diaz and @IVAN", ["mbr_B", "mbr_D"]],
    ["@joao@example.com knows", ["mbr_C"]],
    ["(@mbr_D) @João, @João again", ["mbr_D", "mbr_C"]],
    ["@Ana is two people", []],
    ["@Joaoquim is nobody", []],
    ["write to someone@ivan.com", []],
    ["no one @ all", []],
  ])("is read from %j", (text, expected) => {
    expect(mentionsIn(text, team)).toEqual(expected);
  });
});

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
