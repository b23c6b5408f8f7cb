import { expect, test } from "../browser";
import { at, book, openSalon } from "./calendar-world";
import { projectOf, says } from "./chat-world";
import { call, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test("a customer's card books and leads to the next booking, and visitors nobody knows stay out of the list", async ({
  page,
}) => {
  const world = await openSalon(page);
  const booking = await book(page, world, "Carla Neves", at(10));
  const visitor = {
    channel: "webchat",
    external_id: "anon:00003f2a",
    display_name: "Visitor 3F2A",
    phone: null,
  } as const;
  await says(await projectOf(page), visitor, "Hello?");

  await visit(page, "/customers");
  const rows = page.getByRole("main");
  await expect(rows.getByText("Carla Neves")).toBeVisible();
  await expect(rows.getByText("Visitor 3F2A")).toHaveCount(0);
  const filter = page.getByRole("button", { name: say("customers.visitors") });
  await filter.click();
  await expect(rows.getByText("Visitor 3F2A")).toBeVisible();
  await expect(rows.getByText("Carla Neves")).toHaveCount(0);
  await page.reload();
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect(rows.getByText("Visitor 3F2A")).toBeVisible();
  await filter.click();
  await rows.getByText("Carla Neves").click();

  const card = page.getByRole("dialog");
  await card
    .getByRole("region", { name: say("customers.summary.title") })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/calendar/${booking.id}`));
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/customers?q=Carla");
  await visit(page, `/customers/${data[0]?.id}`);
  await card.getByRole("link", { name: say("customers.book"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/calendar/new\\?customer=${data[0]?.id}`));
  await expect(page.getByRole("dialog").getByText("Carla Neves").first()).toBeVisible();
});
