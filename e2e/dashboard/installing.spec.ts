import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

const settings = "/settings/notifications";

type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/** The size that a PNG file says it has. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the dashboard is an app that Chromium can install: its manifest, its icons and its worker", async ({ page }) => {
  await signUp(page);
  await visit(page, settings);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send("Page.getAppManifest");
  expect(errors, "as the browser reads it").toEqual([]);
  const reply = await page.request.get(url);
  expect(reply.headers()["content-type"]).toMatch(/^application\/(manifest\+)?json/);
  const manifest: Manifest = await reply.json();
  expect(manifest).toMatchObject({ name: "Turnero", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512", "maskable"]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toContain(type);
    if (type === "image/png") expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active?.scriptURL, scope };
  });
  const origin = new URL(page.url()).origin;
  expect(worker).toEqual({ script: `${origin}/offline-worker.js`, scope: `${origin}/` });
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's profile is off the record, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);

  // A headless Chromium never offers to install; what the page does with an offer is tested beside install-prompt.ts.
  await test.step("installing is not offered where the browser does not offer it", async () => {
    await expect(page.getByRole("switch", { name: "This device" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Install app" })).toHaveCount(0);
    await expectAccessible(page, "nothing to install");
  });
});
