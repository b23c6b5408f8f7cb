import { expect, test } from "../browser";
import { openUserMenu, settled, signIn, signUp, signUpByHand, somebody, visit } from "./people";

test.use({ locale: "en" });

test.describe("signing in", () => {
  test("begins from nothing, goes out and comes back", async ({ page }) => {
    const person = await signUpByHand(page);
    await openUserMenu(page, person);
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await visit(page, "/customers");
    await expect(page).toHaveURL(/\/sign-in$/);
    await signIn(page, person);
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });

  test("says in words that a password is wrong", async ({ page }) => {
    await signIn(page, { email: "nobody@example.com", password: "not this one" });
    await expect(page.getByRole("alert").filter({ hasText: "Wrong email or password" })).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test("shows what is wrong at each field, and stops when it is corrected", async ({ page }) => {
    await visit(page, "/sign-up");
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Create an account" }).click();
    const name = page.getByLabel("Your name");
    await expect(name).toHaveAccessibleDescription(/This field is required/);
    await expect(name).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Check the format/);
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 10/);
    await name.fill("Ana");
    await expect(name).not.toHaveAttribute("aria-invalid");
  });

  test("refuses an e-mail that has an account, at the field", async ({ page, browser, baseURL }) => {
    const person = await signUp(page);
    const other = await (await browser.newContext({ locale: "en", ...(baseURL ? { baseURL } : {}) })).newPage();
    await visit(other, "/sign-up");
    await other.getByLabel("Your name").fill("Another");
    await other.getByLabel("Email").fill(person.email);
    await other.getByLabel("Password").fill(somebody().password);
    await other.getByLabel("Business name").fill("Another");
    await other.getByRole("button", { name: "Create an account" }).click();
    await expect(other.getByLabel("Email")).toHaveAccessibleDescription(/already/);
    await other.context().close();
  });

  test("leads back to where a link pointed, and nowhere else", async ({ page }) => {
    const person = await signUp(page);
    await page.context().clearCookies();
    await visit(page, "/sign-in?next=/settings/team");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/settings\/team$/);
    await settled(page); // The first navigation must end before the next begins.
    await page.goto("about:blank"); // A page that finds itself signed out would redirect to the sign-in by itself.
    await page.context().clearCookies();
    await visit(page, "/sign-in?next=//example.com");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/");
  });
});
