import { describe, expect, it } from "vitest";
import { mentionsIn } from "@/lib/domains/evidence/comments/rules";

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
