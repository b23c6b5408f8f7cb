import { gzipSync } from "node:zlib";
import { expect, test } from "../browser";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

const most = 250_000;
const screens = [
  "/calendar",
  "/inbox",
  "/board",
  "/my-work",
  "/customers",
  "/customers/new",
  "/stages",
  "/settings/team",
  "/settings/developers",
  "/settings/background",
];

test("no screen loads more than 250 kB of compressed script", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const sizeOf = async (path: string): Promise<number> => {
    scripts.clear();
    await visit(page, path);
    await page.waitForTimeout(500); // What comes right after the first paint counts too.
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  expect(await sizeOf("/sign-in"), "/sign-in").toBeLessThan(most);
  await signUp(page);
  for (const path of screens) expect(await sizeOf(path), path).toBeLessThan(most);
});
