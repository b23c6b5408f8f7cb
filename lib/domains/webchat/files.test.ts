import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingFiles } from "@/lib/domains/webchat/files";

it("the chat's files are missing until the build has written each of them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "public-"));
  expect(await missingFiles(folder)).toEqual(["widget.js", "embed.js", "embed.css"]);
  for (const file of ["widget.js", "embed.css"]) await writeFile(join(folder, file), "x");
  await writeFile(join(folder, "embed.js"), "");
  expect(await missingFiles(folder)).toEqual(["embed.js"]);
  await writeFile(join(folder, "embed.js"), "x");
  expect(await missingFiles(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
