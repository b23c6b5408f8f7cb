import { expect, test } from "../browser";
import { choose } from "../choose";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

test("an owner sees the functions, finds runs by filters in the address, and opens one by the keyboard", async ({
  page,
}) => {
  await signUp(page);
  await visit(page, "/settings/profile");
  await page.getByRole("link", { name: "Background jobs" }).click();
  for (const figure of ["Pending events", "Worker last seen", "Failed runs"])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole("table", { name: "Functions" }).getByText("Delete old records")).toBeVisible();

  // From then on no row of the unfiltered list is shown.
  const filtered = page.waitForResponse(/\/api\/v1\/operations\/runs\?.*function=turnero-expire-holds/);
  await choose(page, "Function", "Expire holds");
  await expect(page).toHaveURL(/function=turnero-expire-holds/);
  await filtered;
  const runs = page.getByRole("table", { name: "Runs" });
  const named = { name: "Expire holds" };
  // It runs every minute, and the screen polls: the first row may become the second.
  await expect(runs.getByRole("button", named).first()).toBeVisible({ timeout: 180_000 });
  await page.getByRole("heading", { name: "Runs" }).click();
  await page.keyboard.press("j");
  await expect(runs.locator("button:focus")).toHaveAccessibleName(named.name);
  await page.keyboard.press("Enter");
  await expect(runs.getByRole("button", { ...named, expanded: true })).toBeFocused();
  await expect(runs.getByText("Installation job").first()).toBeVisible();

  await visit(page, "/settings/background?status=cancelled&function=turnero-prune");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("cancelled");
  await expect(page.getByText("No runs match these filters.")).toBeVisible();
});

/** One failed run that this workspace may retry, as the API would tell of it. */
const failed = {
  id: "01K00000000000000000000000",
  function_id: "turnero-prune",
  status: "failed",
  system: false,
  event: { id: "evt_1", type: "booking.created", subject_id: "bkg_1" },
  attempt: 3,
  error: { name: "Error", message: "The mail server refused the letter." },
  steps: [],
  due_at: null,
  created_at: "2026-01-01T10:00:00.000Z",
  started_at: "2026-01-01T10:00:00.000Z",
  finished_at: "2026-01-01T10:00:09.000Z",
};

test("a failed run says why, and runs again", async ({ page }) => {
  await signUp(page);
  let run = failed;
  await page.route("**/api/v1/operations/runs*", (route) =>
    route.fulfill({ json: { data: [run], next_cursor: null } }),
  );
  await page.route("**/api/v1/operations/runs/*/retry", (route) => {
    run = { ...failed, status: "queued" };
    return route.fulfill({ status: 202, json: run });
  });
  await visit(page, "/settings/background");
  await choose(page, "Status", "Failed");
  const runs = page.getByRole("table", { name: "Runs" });
  await runs.getByRole("button", { name: "Delete old records", expanded: false }).click();
  await expect(runs.getByText("The mail server refused the letter.")).toBeVisible();
  await runs.getByRole("button", { name: "Retry Delete old records" }).click();
  await expect(page.getByText("“Delete old records” is running again")).toBeVisible();
  await expect(runs.getByText("Queued")).toBeVisible();
});

test("runs that do not load say so, and come when asked again", async ({ page }) => {
  await signUp(page);
  let broken = true;
  await page.route("**/api/v1/operations/runs*", (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { data: [failed], next_cursor: null } }),
  );
  await visit(page, "/settings/background");
  await choose(page, "Status", "Failed");
  await expect(page.getByText("Couldn’t load this")).toBeVisible({ timeout: 90_000 });
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table", { name: "Runs" }).getByText("Failed", { exact: true })).toBeVisible();
});
