import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

/** Chrome takes the last list of these only, so Playwright's own is repeated: e2e/structure holds the two together. */
const switchedOff = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints", "AimEnabled"],
  ...["NetworkTimeServiceQuerying", "PreconnectToSearch", "msForceBrowserSignIn"],
  "msEdgeUpdateLaunchServicesPreferredVersion",
  // Two pages of the browser's own for each window, behind an address bar that nobody sees: a fifth of the time of a test.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${switchedOff.join(",")}`,
];
const executablePath = findBrowser();

/** What a run consists of; the usual one, unless the environment asks for another. */
const specs = () => {
  // Every form and every list of every screen, by keyboard and by touch: `npm test -- thorough`.
  if (process.env.THOROUGH) return ["thorough/**/*.spec.ts"];
  // The handbook's pictures: `npm run help-pictures`.
  if (process.env.HELP_PICTURES) return ["pictures/**/*.spec.ts"];
  return ["dashboard/**/*.spec.ts", "widget/**/*.spec.ts"];
};

export default defineConfig({
  testDir: "e2e",
  testMatch: specs(),
  globalSetup: "./e2e/browser-setup.ts",
  outputDir: "artifacts/browser",
  reporter: [["list"]],
  fullyParallel: true,
  workers: 2,
  // A second try in CI; the report lists what needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  // A busy machine may take ten times as long, and a hang is still reported.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    screenshot: "only-on-failure",
    // Tracing every test costs a fifth of the time, so it is opt-in.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    // Session rules are the same on a phone.
    // Wide screens have columns, a mouse and keys, phones a list and touch: a spec for only one of them has it in its name.
    {
      name: "wide",
      testIgnore: "**/*.phone.spec.ts",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grepInvert: /@desk/,
      testIgnore: ["**/*.desk.spec.ts", "**/cross-site.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
