import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const executablePath = findBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: ["dashboard/**/*.spec.ts", "widget/**/*.spec.ts"],
  globalSetup: "./e2e/browser-setup.ts",
  outputDir: "artifacts/browser",
  reporter: [["list"]],
  fullyParallel: true,
  workers: 2,
  // A shared machine can stall for seconds; what fails three times in a row is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "wide", use: { viewport: { width: 1440, height: 900 } } },
    // These bring their own desk and their own phone.
    {
      name: "phone",
      testIgnore: ["dashboard/calendar.spec.ts", "dashboard/work.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
