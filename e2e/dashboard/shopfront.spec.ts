import type { Locator, Page } from "playwright/test";
import { picture } from "../../lib/testing/pictures";
import { expect, test } from "../browser";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { at, day, openSalon, send } from "./calendar-world";
import { call, otherBrowser, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo", permissions: ["clipboard-read", "clipboard-write"] });

const isLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);

async function choosePicture(page: Page, words: string, width: number, height: number): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText(words, { exact: true }).click();
  const buffer = await picture("png", width, height);
  await (await chooser).setFiles({ name: "picture.png", mimeType: "image/png", buffer });
}

async function expectNoOverflow(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [320, 390, size.width]) {
    await page.setViewportSize({ ...size, width });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
  }
}

const addressOf = async (page: Page): Promise<string> => {
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  return `/b/${project.slug}`;
};

const policy = "Free until 24 hours before.";

test("the booking page shows pictures, the way there, the people and the policy", async ({
  page,
  browser,
  baseURL,
}) => {
  const world = await openSalon(page);
  const photo = (await picture("png", 300, 300)).toString("base64");
  await call(page, "PATCH", `/team/people/${world.chair}`, { photo });
  await visit(page, "/settings/booking-page");
  await choosePicture(page, "Choose logo", 400, 200);
  await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
  await choosePicture(page, "Choose cover", 1600, 900);
  await expect(page.getByRole("button", { name: "Remove cover" })).toBeVisible();
  await page.getByLabel("Description").fill("Hair and beard, five minutes from the station.");
  await page.getByLabel("Address").fill("Rua Augusta, 1500, São Paulo");
  await page.getByLabel("Cancellation policy").fill(policy);
  await expectAccessible(page, "settings of a shopfront");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  await isLoaded(page.getByRole("img", { name: "Logo" }));
  await isLoaded(page.getByRole("img", { name: "Cover picture" }));

  const stranger = await otherBrowser(browser, baseURL);
  await visit(stranger, await addressOf(page));
  const pictures = stranger.locator("img");
  await expect(pictures).toHaveCount(2);
  const cover = pictures.first();
  for (const each of await pictures.all()) await isLoaded(each);
  await expect(stranger.getByRole("link", { name: /Rua Augusta/ })).toHaveAttribute(
    "href",
    /openstreetmap\.org\/search/,
  );
  await expectAccessibleInBothLights(stranger, "shopfront");
  await expectNoOverflow(stranger);

  // From the second step on, the times stand at the top.
  await stranger.getByRole("button", { name: /Haircut/ }).click();
  await expect(cover).toBeHidden();
  const people = stranger.getByRole("group", { name: "With" });
  await expect(people.getByRole("radio")).toHaveCount(3);
  await isLoaded(people.locator("label", { hasText: "Ana Prado" }).locator("img"));
  await expect(people.locator("label", { hasText: "Bruno Reis" }).locator("[data-initials=BR]")).toBeVisible();
  await people.getByRole("radio", { name: "Ana Prado" }).click();
  await expectAccessibleInBothLights(stranger, "shopfront people");
  await expectNoOverflow(stranger);
  await stranger.locator(`[data-date="${day}"]`).click();
  await stranger.locator(`[data-start="${at(10)}"]`).click();
  await expect(stranger.getByRole("heading", { name: "Cancellation policy" })).toBeVisible();
  await expect(stranger.getByText(policy)).toBeVisible();
  await stranger.getByLabel("Your name").fill("Carla Neves");
  await stranger.getByLabel("Phone").fill("11 98765-4321");
  await stranger.getByRole("button", { name: "Confirm booking" }).click();
  const wayThere = stranger.getByRole("link", { name: /Rua Augusta/ });
  const logo = stranger.locator("header img");
  await expect(stranger.getByRole("heading", { name: "Booked" })).toBeVisible();
  await expect(wayThere).toBeVisible();
  await isLoaded(logo);
  await expectAccessibleInBothLights(stranger, "shopfront booked");
  await stranger.getByRole("link", { name: "View, reschedule or cancel" }).click();
  await expect(wayThere).toHaveAttribute("href", /openstreetmap\.org\/search/);
  await isLoaded(logo);
  await expectAccessibleInBothLights(stranger, "shopfront own booking");
  await expectNoOverflow(stranger);
  await expect(stranger.getByText("Ana Prado")).toBeVisible();
  await expect(stranger.getByText(policy)).toBeVisible();
  await expectAccessible(stranger, "own booking with a policy");

  await page.getByRole("button", { name: "Remove cover" }).click();
  const saved = page.waitForResponse((reply) => reply.request().method() === "PUT");
  await page.getByRole("button", { name: "Save page" }).click();
  await saved;
  await expect(page.getByRole("button", { name: "Remove cover" })).toBeHidden();
  await visit(stranger, await addressOf(page));
  await expect(pictures).toHaveCount(1);
});

test("services stand by category, many are searched, and a link opens one at its times", async ({
  page,
  browser,
  baseURL,
}) => {
  const world = await openSalon(page);
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups");
  const offer = (name: string, category: string | null) =>
    send<{ id: string }>(page, "/services", {
      name,
      category,
      duration_minutes: 30,
      requirements: [{ group_id: data[0]?.id }],
    });
  const address = await addressOf(page);
  const stranger = await otherBrowser(browser, baseURL);
  await visit(stranger, address);
  await expect(stranger.getByRole("heading", { level: 3 })).toHaveCount(0);

  // The categories of other services are suggested, and a new one is typed.
  await offer("Manicure", "Hands");
  await visit(page, `/catalog/services/${world.service}`);
  await expect(page.locator("datalist option")).toHaveAttribute("value", "Hands");
  await page.getByLabel("Category").fill("Hair");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("“Haircut” saved")).toBeVisible();
  for (const name of ["Pedicure", "Gel nails"]) await offer(name, "Hands");
  for (const name of ["Coloring", "Highlights", "Blow dry"]) await offer(name, "Hair");
  for (const n of [1, 2, 3, 4]) await offer(`Course ${n}`, null);
  await visit(stranger, address);
  await expect(stranger.getByRole("heading", { level: 3 })).toHaveText(["Hair", "Hands", "Other services"]);
  const jumps = stranger.getByRole("navigation", { name: "Categories" });
  await jumps.getByRole("link", { name: "Other services" }).click();
  await expect(stranger.getByRole("button", { name: /Course 1/ })).toBeInViewport();
  await expectAccessibleInBothLights(stranger, "shopfront categories");
  await expectNoOverflow(stranger);
  const search = stranger.getByRole("searchbox", { name: "Search services" });
  await search.fill("GEL");
  await expect(stranger.getByRole("button", { name: /min/ })).toHaveText([/Gel nails/]);
  await search.fill("tattoo");
  await expect(stranger.getByText("No service matches.")).toBeVisible();
  await search.fill("");
  await stranger.getByRole("button", { name: /Manicure/ }).click();
  await expect(stranger.getByRole("heading", { name: "Choose a time" })).toBeFocused();

  const link = (await page.getByRole("status", { name: "Link to book this" }).textContent()) ?? "";
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page, "a service with its link");
  const { pathname, search: query } = new URL(link);
  const other = await otherBrowser(browser, baseURL);
  await visit(other, `${pathname}${query}`);
  await expect(other.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  await expect(other.getByText("Haircut", { exact: true })).toBeVisible();
  await expect(other.locator("[data-date]").first()).toBeVisible();

  await call(page, "PATCH", `/services/${world.service}`, { active: false });
  const third = await otherBrowser(browser, baseURL);
  for (const gone of [world.service, "svc_nothing"]) {
    await visit(third, `${pathname}?service=${gone}`);
    await expect(third.getByText(/can’t be booked online right now/)).toBeVisible();
    await expect(third.getByRole("button", { name: /Manicure/ })).toBeVisible();
  }
  await expectAccessible(third, "a link to a service that is gone");
  await visit(page, `/catalog/services/${world.service}`);
  await expect(page.getByText("Customers can’t book this service online.")).toBeVisible();
});
