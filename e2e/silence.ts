import type { Page } from "playwright/test";

/** From now on the server keeps silent, until the returned function is called. */
export async function silence(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}
