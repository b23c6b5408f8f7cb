import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon } from "./calendar-world";
import { addCustomer, call, settled, visit } from "./people";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const drawer = (page: Page): Locator => page.getByRole("dialog").filter({ visible: true });

/** An overlay takes the focus and the keyboard. */
const hasFocus = (opened: Locator, name: string) =>
  expect
    .poll(() => opened.evaluate((element) => element.contains(document.activeElement)), { message: name })
    .toBe(true);

/** Escape closes the overlay and returns the focus. */
async function escapesTo(page: Page, opener: Locator, name: string): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(drawer(page), name).toHaveCount(0);
  await expect(opener, name).toBeFocused();
}

/** A row, a block or a card: by the mouse, by keys, and another one while the drawer is open. */
async function expectReturns(page: Page, name: string, one: Locator, other: Locator): Promise<void> {
  await one.click();
  await expect(drawer(page)).toBeVisible();
  await escapesTo(page, one, `${name} by mouse`);
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await escapesTo(page, one, `${name} by keys`);
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await other.click();
  await expect(page).toHaveURL(new RegExp((await other.getAttribute("href"))?.split("?")[0] ?? "none"));
  await escapesTo(page, other, `${name}, another one`);
}

/** After a reload there is no opener: the row that it belongs to gets the focus. */
async function expectReturnsAfterReload(page: Page, name: string, other: Locator): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(drawer(page)).toBeVisible();
  await escapesTo(page, other, `${name} after a reload`);
}

test("signing in is one way with Tab: e-mail, password, the button, and only then what is rarely needed", async ({
  page,
}) => {
  await visit(page, "/sign-in");
  const email = page.getByLabel("Email");
  await expect(email).toBeFocused();
  for (const next of [
    page.getByLabel("Password"),
    page.getByRole("button", { name: "Sign in" }),
    page.getByRole("link", { name: "Forgot password?" }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});

test("a drawer gives the focus back to what opened it", async ({ page }) => {
  const world = await openSalon(page);
  for (const [name, hour] of [
    ["Ana Souza", 9],
    ["Bia Reis", 11],
  ] as const)
    await book(page, world, name, at(hour));
  const linkIn = (list: string, name: string) =>
    page.locator(`main a[href^="${list}/"]`).filter({ hasText: name, visible: true });
  const lists = [
    ["/calendar", `?date=${day}`, "Ana Souza", "Bia Reis"],
    ["/board", "", "Ana Souza", "Bia Reis"],
    ["/inbox", "?view=upcoming", "Ana Souza", "Bia Reis"],
    ["/customers", "", "Ana Souza", "Bia Reis"],
    ["/catalog/resources", "", "Ana Prado", "Bruno Reis"],
  ] as const;
  for (const [list, search, one, other] of lists) {
    await visit(page, `${list}${search}`);
    await expectReturns(page, list, linkIn(list, one), linkIn(list, other));
    if (list === "/calendar" || list === "/customers") await expectReturnsAfterReload(page, list, linkIn(list, other));
  }
});

test("keys begin a booking and give a form up", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("n begins a booking from an open customer, for them, and from an open booking", async () => {
    const { id } = await book(page, world, "Bia Reis", at(11));
    const { customer } = await call<{ customer: { id: string } }>(page, "GET", `/bookings/${id}`);
    for (const address of [`/customers/${customer.id}`, `/calendar/${id}?date=${day}`]) {
      await visit(page, address);
      await expect(drawer(page).getByRole("heading", { name: "Bia Reis" })).toBeVisible();
      await hasFocus(drawer(page), address);
      await page.keyboard.press("n");
      await expect(drawer(page).getByRole("heading", { name: "New booking" }), address).toBeVisible();
    }
    await visit(page, `/customers/${customer.id}`);
    await page.keyboard.press("n");
    await expect(page).toHaveURL(new RegExp(`/calendar/new\\?customer=${customer.id}`));
    const topOf = async (each: Locator) => (await each.boundingBox())?.y ?? 0;
    const whom = drawer(page).getByText("Bia Reis");
    await expect(whom).toBeVisible();
    expect(await topOf(whom), "for whom it is comes first").toBeLessThan(
      await topOf(drawer(page).getByLabel("Service", { exact: true })),
    );

    // Bia is with Ana at eleven, so only Bruno is left, and it is said before it is confirmed.
    await drawer(page).locator(`[data-date="${day}"]`).click();
    await drawer(page)
      .locator(`[data-start="${at(11)}"]`)
      .click();
    const summary = drawer(page).getByRole("region", { name: "Summary" });
    await expect(summary).toContainText("With Bruno Reis");
    await expect(summary).toContainText("For Bia Reis");
    await expect(drawer(page).getByText(/11:00 · With Bruno Reis/)).toBeVisible();
    const warning = drawer(page).getByText("Bia Reis already has a booking at this time.");
    // With the button, wherever the form is scrolled to.
    await expect(warning).toBeInViewport({ ratio: 1 });
    await expect(drawer(page).getByRole("button", { name: "Confirm booking" })).toBeInViewport({ ratio: 1 });
    // Not passed by a key in a field: that leads to the button beside it.
    await drawer(page).getByLabel("Notes").focus();
    await page.keyboard.press("Control+Enter");
    await expect(drawer(page).getByRole("button", { name: "Confirm booking" })).toBeFocused();
    await expect(drawer(page).getByRole("button", { name: "Confirm booking" })).toBeEnabled();
    const other = page.waitForEvent("popup");
    await drawer(page)
      .getByRole("link", { name: /^Haircut · .*11:00$/ })
      .click();
    await expect(await other).toHaveURL(new RegExp(`/calendar/${id}`));
    await (await other).close();
    await drawer(page)
      .locator(`[data-start="${at(12)}"]`)
      .click();
    await expect(summary).toContainText("12:00");
    await expect(warning).toHaveCount(0);
  });

  await test.step("Escape asks before what was typed goes, and does not where nothing was", async () => {
    const { service, chair } = world;
    const forms = [
      [`/calendar/new?date=${day}&service=${service}`, /^Notes/, "Discard this booking?"],
      [`/catalog/resources/${chair}`, /^Name/, "You have unsaved changes. Leave anyway?"],
    ] as const;
    for (const [address, name, question] of forms) {
      await visit(page, address);
      const field = drawer(page).getByRole("textbox", { name }).first();
      await expect(field).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await visit(page, address);
      await field.click();
      await page.keyboard.type("Likes the window");
      await page.keyboard.press("Escape");
      const asked = page.getByRole("dialog", { name: question });
      await expect(asked).toBeVisible();
      await expectAccessible(page, question);
      // Escape is no, and the focus is back.
      await page.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/Likes the window/);
      await page.keyboard.press("Escape");
      await tabTo(page, asked.getByRole("button", { name: "Keep editing" }));
      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await tabTo(page, asked.getByRole("button", { name: "Discard" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("what opens over a page gives the focus back or leads it on", async ({ page }) => {
  const { service } = await openSalon(page);

  await test.step("a dialog, a menu and a list give the focus back", async () => {
    const ana = (await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" })) as { id: string };
    await call(page, "POST", "/api-keys", { name: "Website", scopes: ["bookings:read"] });

    await visit(page, "/settings/developers");
    const actions = page.getByRole("button", { name: "Actions for Website" });
    for (const how of ["mouse", "keys"] as const) {
      for (const entry of ["Rename", "Revoke"]) {
        if (how === "mouse") {
          await actions.click();
          await page.getByRole("menuitem", { name: entry }).click();
        } else {
          await actions.press("Enter");
          await expect(page.getByRole("menu")).toBeVisible();
          for (let step = entry === "Rename" ? 0 : 1; step > 0; step--) await page.keyboard.press("ArrowDown");
          await expect(page.getByRole("menuitem", { name: entry })).toBeFocused();
          await page.keyboard.press("Enter");
        }
        await hasFocus(drawer(page), `${entry} by ${how}`);
        await escapesTo(page, actions, `${entry} by ${how}`);
      }
    }
    await actions.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(actions).toBeFocused();
    const making = page.getByRole("button", { name: "New API key" });
    await making.click();
    await hasFocus(drawer(page), "a new key");
    await escapesTo(page, making, "a new key");

    // Overlays available on every screen.
    for (const key of ["Control+k", "?"]) {
      await page.keyboard.press(key);
      await hasFocus(drawer(page), key);
      await escapesTo(page, making, key);
    }

    // A dialog above a drawer: one Escape each.
    await visit(page, "/customers");
    const row = page.getByRole("main").getByRole("link", { name: "Ana Souza" });
    await row.click();
    const more = drawer(page).getByRole("button", { name: /^More actions/ });
    await more.click();
    await page.getByRole("menuitem", { name: /^Merge/ }).click();
    await hasFocus(page.getByRole("dialog", { name: /^Merge/ }), "a dialog above a drawer");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: /^Merge/ })).toHaveCount(0);
    await expect(more).toBeFocused();
    await escapesTo(page, row, "the drawer below a dialog");

    // A list of choices: the first Escape closes it, and what is around it stays.
    await visit(page, `/customers/${ana.id}`);
    await drawer(page).getByRole("button", { name: "Edit" }).click();
    const country = drawer(page).getByLabel("Country code");
    await country.click();
    await expect(country).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(country).toHaveAttribute("aria-expanded", "false");
    await expect(country).toBeFocused();
    await expect(drawer(page)).toBeVisible();
  });

  await test.step("a customer who is chosen leads on to the next field, and another choice back to the search", async () => {
    await visit(page, `/calendar/new?date=${day}&service=${service}`);
    const search = drawer(page).getByRole("combobox", { name: "Customer" });
    await search.click();
    for (const key of ["Enter", "Tab"]) {
      await page.keyboard.type("Ana So");
      await expect(drawer(page).getByRole("option", { name: /Ana Souza/ })).toBeVisible();
      await page.keyboard.press(key);
      await expect(drawer(page).getByRole("textbox", { name: /^Notes/ }), key).toBeFocused();
      await tabTo(page, drawer(page).getByRole("button", { name: "Choose another customer" }), "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(search).toBeFocused();
    }
  });

  await test.step("a page reached by the search has the focus at its heading", async () => {
    await visit(page, "/customers");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.type("settings");
    await expect(page.getByRole("option", { name: /^Settings/ })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/settings\//);
    await expect(page.locator("main h1")).toBeFocused();
  });
});

test("an undo in a toast leaves the focus where it was", async ({ page }) => {
  const depot = await openDepot(page);
  const { id } = await queueUp(page, depot, "Carla Neves");
  await visit(page, `/inbox/${id}`);
  const priority = drawer(page).getByLabel("Priority");
  await priority.press("ArrowDown");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(priority).toBeFocused();
});
