import { expect, test } from "../browser";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

// every-screen.desk.spec.ts visits every screen, and every browser test fails when a content policy is violated.
test("a page runs its own scripts and none that was written into it", async ({ browser, baseURL }) => {
  // A service worker would fetch the page itself, past the route that modifies it.
  const context = await browser.newContext({ baseURL, locale: "en", serviceWorkers: "block" });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (line) => /Content Security Policy/.test(line.text()) && refused.push(line.text()));
  const answer = await page.goto("/sign-in");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
  expect((await page.goto("/sign-in"))?.headers()["content-security-policy"]).not.toBe(policy);
  expect(answer?.headers()).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=(self), geolocation=(self)"),
  });
  expect(answer?.headers()).not.toHaveProperty("x-powered-by");
  expect(refused).toEqual([]);
  const written = `<img src="data:," onerror="document.title = 'taken over'"><script>document.title = 'taken over'</script>`;
  await page.route("**/sign-in", async (route) => {
    const sent = await route.fetch();
    await route.fulfill({ response: sent, body: (await sent.text()).replace("</body>", `${written}</body>`) });
  });
  await page.goto("/sign-in");
  await expect(page.locator("img[onerror]")).toBeAttached();
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(await page.title()).not.toBe("taken over");
});

test("the map's worker and the chat's preview live within the policy", async ({ page }) => {
  await signUp(page);
  for (const path of ["/map", "/channels/webchat"]) {
    await visit(page, path);
    await page.waitForLoadState("load");
  }
  const worker = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const made = new Worker(URL.createObjectURL(new Blob(["postMessage('ran')"])));
        made.onmessage = ({ data }) => done(data);
      }),
  );
  expect(worker, "the map's engine makes its worker so").toBe("ran");
});
