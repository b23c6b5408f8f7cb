import { randomBytes } from "node:crypto";
import { test as base, expect } from "playwright/test";
import type { Demo } from "./installation";

/** Tests of screens: addresses are relative to the installation, and `demo` is its demo workspace. */
export const test = base.extend<{ demo: Demo }>({
  // In every test: no page may violate its own content policy.
  page: async ({ page }, use) => {
    const broken: string[] = [];
    page.context().on("console", (line) => {
      const ours =
        line
          .page()
          ?.url()
          .startsWith(process.env.TURNERO_URL ?? "") && !/frame-ancestors/.test(line.text());
      if (ours && line.type() === "error" && /Content Security Policy/.test(line.text())) broken.push(line.text());
    });
    await use(page);
    expect(broken).toEqual([]);
  },
  // Each test has its own client address, because sign-ups from one address are limited.
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": [10, ...randomBytes(3)].join(".") }),
  baseURL: async ({ browserName: _ }, use) => use(process.env.TURNERO_URL),
  demo: async ({ browserName: _ }, use) => {
    const demo: Demo | null = JSON.parse(process.env.TURNERO_DEMO ?? "null");
    if (!demo) throw new Error("The installation has no demo workspace.");
    await use(demo);
  },
});
export { expect };
