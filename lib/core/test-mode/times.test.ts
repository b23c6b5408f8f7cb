import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ofBothWorlds, timesOf } from "@/lib/core/test-mode/times";

it("knows every time that Prisma would take from the machine's clock", () => {
  const schema = readdirSync("prisma/schema").map((name) => readFileSync(`prisma/schema/${name}`, "utf8"));
  const models = schema.join("\n").matchAll(/^model (\w+) \{([^}]*)\n\}/gm);
  let found = 0;
  for (const [, model = "", body = ""] of models) {
    if (ofBothWorlds.includes(model)) continue;
    const lines = body.split("\n").map((line) => line.trim());
    const names = (mark: RegExp) => lines.filter((line) => mark.test(line)).map((line) => line.split(/\s/)[0]);
    expect([model, timesOf(model).made.toSorted()]).toEqual([
      model,
      names(/@default\(now\(\)\)|@updatedAt/).toSorted(),
    ]);
    expect([model, timesOf(model).changed]).toEqual([model, names(/@updatedAt/)]);
    found += names(/@default\(now/).length;
  }
  expect(found).toBeGreaterThan(50);
});
