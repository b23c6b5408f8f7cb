import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages, noticeKinds } from "@/lib/core/vocabulary";

const folder = join(import.meta.dirname, "../docs/mails");
const page = readFileSync(join(folder, "README.md"), "utf8");
const files = noticeKinds.flatMap((kind) => languages.map((language) => `${kind}.${language}.png`));

describe("the pictures of the mails to customers", () => {
  it.each(files)("have %s, which is light and shown", (file) => {
    expect(statSync(join(folder, file)).size).toBeLessThan(60_000);
    expect(page).toContain(`(${file})`);
  });
});
