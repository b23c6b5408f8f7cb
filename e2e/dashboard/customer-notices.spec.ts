import type { Locator, Page } from "playwright/test";
import type { Booking, Customer, Notice, NoticeSettings, Service, StageConfig } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { toastsOver } from "../toasts";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon, send, type World } from "./calendar-world";
import { chatting, projectOf, says, somebodyOn } from "./chat-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("what customers are told is switched, timed and worded", async ({ page }) => {
  await openSalon(page);
  await visit(page, "/settings/customer-notices");
  const text = page.getByLabel("Text", { exact: true });
  await page.getByRole("switch", { name: "Thanks after the visit" }).click();
  await page.getByRole("button", { name: "Add a reminder" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await expect(async () => {
    const { kinds, reminder_minutes } = await call<NoticeSettings>(page, "GET", "/notice-settings");
    expect(kinds.thanks).toBe(false);
    expect(reminder_minutes).toHaveLength(3);
  }).toPass();

  await test.step("a text says what is wrong with it, is seen as it reads, and is not lost with another language", async () => {
    await choose(page, "Notice", "Cancellation");
    await choose(page, "Language", "English");
    const preview = page.getByRole("figure", { name: "How it reads, with an example" });
    await expect(text).toHaveAccessibleDescription(/\{place\}/);
    await expect(text).not.toHaveAccessibleDescription(/\{deadline\}/);
    await expect(preview).toContainText(/Hello Ana Souza\. Your visit to .* is cancelled: First visit.* 10:00/);
    for (const [words, fault] of [
      ["Hello {{customer}}", /Use single braces: \{customer\}\./],
      // Whoever writes it in single braces would be told again.
      ["Hello {{client}}", /\{client\} is not a variable\./],
      ["Hello {{customer}}, {{client}}", /Use single braces: \{customer\}\./],
      ["Hello {customer", /A brace is left open/],
      ["Until {deadline}", /\{deadline\} has no value here/],
      ["Until {x} and {servico}", /\{x\} and \{servico\} are not variables\./],
    ] as const) {
      await text.fill(words);
      await expect(preview).toContainText(fault);
      await page.getByRole("button", { name: "Save text" }).click();
      await expect(text).toHaveAccessibleDescription(fault);
      await expect(text, "the variables that exist").toHaveAccessibleDescription(
        /You can use \{customer\} \{business\}/,
      );
      await expect(preview, "the field says it alone").not.toContainText(fault);
    }
    await expectAccessible(page, "a text with a fault");
    await keepPicture(page, "notice-text-fault");

    await text.fill("Sorry, {customer}!");
    await expect(preview).toContainText("Sorry, Ana Souza!");
    await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
    await choose(page, "Language", "Spanish");
    await expect(text).toHaveValue(/^Hola, \{customer\}/);
    await expect(preview).toContainText("Hola, Ana Souza. Tu turno");
    await expect(page.getByText("Not saved", { exact: true })).toBeHidden();
    await text.fill("Perdón, {customer}.");
    await choose(page, "Language", "English (not saved)");
    await expect(text).toHaveValue("Sorry, {customer}!");
    await expectAccessible(page, "a text that is not saved");
    await keepPicture(page, "notice-text-unsaved");
    await page.getByRole("button", { name: "Save text" }).click();
    await expect(page.getByText("Saved: Cancellation, English", { exact: true })).toBeVisible();
    await expect(page.getByText("Not saved", { exact: true })).toBeHidden();
    await choose(page, "Language", "Spanish (not saved)");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(text).toHaveValue(/^Hola, \{customer\}/);
    await page.getByRole("button", { name: "Save text" }).click();
    await expect(page.getByText("Nothing to save: Cancellation, Spanish is as it was", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Use our text" })).toHaveCount(0);
  });

  // On a phone the toasts lie over the button; with the pointer on them they stay.
  await page.mouse.move(5, 5);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await choose(page, "Language", "Portuguese");
  await expect(page.getByRole("button", { name: "Use our text" })).toHaveCount(0);
  await text.fill("{customer}, {nothing}.");
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(text).toHaveAccessibleDescription(/\{nothing\} is not a variable/);
  await text.fill("{customer}, we are closed that day.");
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByRole("button", { name: "Use our text" })).toBeVisible();
});

test("a cancellation and a move say what is told, and whom they reach", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("a cancellation is told in words that are seen before, or not told", async () => {
    const carla = await chatting(page, "Carla Neves");
    await call(page, "PATCH", `/customers/${carla}`, { phone: "+5511981112233" });
    const id = await bookFor(page, world, carla, 10);
    await visit(page, `/calendar/${id}`);
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("region", { name: "Messages to the customer" })).toContainText("Reminder");
    await expect(drawer.getByRole("link", { name: /^\+55 11 9\d{4} \d{4}$/ })).toBeVisible();
    await drawer.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
    await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeVisible();
    await expect(dialog.getByText("By the site’s chat:")).toBeVisible();
    await expectAccessible(page, "cancelling that is told");
    await dialog.getByLabel("Notify the customer").click();
    await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeHidden();
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(async () => {
      const { data } = await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`);
      expect(data.some(({ status }) => status === "planned")).toBe(false);
      expect(data.some(({ kind }) => kind === "cancelled")).toBe(false);
    }).toPass();
  });

  await test.step("a cancellation that nobody can be told of says so instead of a ticked box", async () => {
    const { id } = await book(page, world, "Carla Neves", at(11));
    const { customer } = await call<Booking>(page, "GET", `/bookings/${id}`);
    await call(page, "PATCH", `/customers/${customer?.id}`, { email: "carla@example.com", locale: "en" });
    await visit(page, `/calendar/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
    await expect(dialog.getByText(/^Nobody will be told\. E-mail is not set up: .* Outgoing mail\.$/)).toBeVisible();
    await expect(dialog.getByText(/Your visit to .* is cancelled/), "as it is kept").toBeVisible();
    await expect(dialog.getByText("By e-mail:")).toBeHidden();
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    await expectAccessible(page, "cancelling where e-mail is not set up");
    await keepPicture(page, "cancelling-without-mail");
  });

  await test.step("a stage action that cancels shows what is told too, and leaves it untold where somebody says so", async () => {
    await addCallOff(page);
    const callOffWith = async (hour: number, decide: (dialog: Locator) => Promise<void>) => {
      const id = await bookFor(page, world, await chatting(page, "Carla Neves"), hour);
      await visit(page, `/inbox/${id}`);
      const button = page.getByRole("button", { name: "Call off" });
      await button.focus();
      await button.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Call off" });
      await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeVisible();
      await decide(dialog);
      await dialog.getByRole("button", { name: "Call off" }).press("Enter");
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await call<Booking>(page, "GET", `/bookings/${id}`)).status).toBe("cancelled");
      const { data } = await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`);
      return data.some(({ kind }) => kind === "cancelled");
    };
    expect(await callOffWith(10, async () => {})).toBe(true);
    const untold = await callOffWith(12, async (dialog) => {
      await dialog.getByLabel("Notify the customer").press("Space");
      await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeHidden();
    });
    expect(untold).toBe(false);
  });

  await test.step("moving says by which way the customer hears of it, or that there is none", async () => {
    const { id } = await book(page, world, "Carla Neves", at(13));
    await visit(page, `/calendar/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
    const moving = page.getByRole("region", { name: "Reschedule" });
    await expect(moving.getByText(/^Nobody will be told\. No way to reach this customer/)).toBeVisible();
    await expect(moving.getByRole("checkbox")).toHaveCount(0);
    await expectAccessible(page, "moving without a way to the customer");

    const ana = await bookFor(page, world, await chatting(page, "Ana Souza"), 15);
    await visit(page, `/calendar/${ana}`);
    await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
    const notify = moving.getByRole("checkbox", { name: "Notify the customer" });
    await expect(notify).toBeChecked();
    await expect(notify).toHaveAccessibleDescription("They are told by the site’s chat.");
  });
});

/** A stage action that cancels. */
async function addCallOff(page: Page): Promise<void> {
  const { stages, initial, actions } = await call<StageConfig>(page, "GET", "/stage-config");
  const requires = { resource: false, comment: false, photo: false, location: false, fields: [] };
  const callOff = { key: "call_off", label: "Call off", from: ["scheduled"], to: "failed", outcome: null };
  const changed = [...actions, { ...callOff, effect: "cancel", requires }];
  await call(page, "PUT", "/stage-config", { stages, initial, actions: changed });
}

async function bookFor(page: Page, { service, chair }: World, customer: string, hour: number): Promise<string> {
  const booking = { service_id: service, start: at(hour), resource_ids: [chair], customer: { id: customer } };
  return (await send<Booking>(page, "/bookings", booking)).id;
}

/** Three bookings from this hour on, of two who can be written to and one who cannot. */
async function bookThree(page: Page, world: World, hour: number): Promise<string[]> {
  const [carla, davi] = [await chatting(page, "Carla Neves"), await chatting(page, "Davi Prado")];
  return [
    await bookFor(page, world, carla, hour),
    await bookFor(page, world, davi, hour + 1),
    (await book(page, world, "Eva Lima", at(hour + 2))).id,
  ];
}

test("cancelling several at once says how many customers hear of it and in which words, or leaves it untold @desk", async ({
  page,
}) => {
  const world = await openSalon(page);
  await addCallOff(page);
  const callOffAll = async (hour: number, decide: (dialog: Locator) => Promise<void>) => {
    const made = await bookThree(page, world, hour);
    await visit(page, "/inbox?view=upcoming");
    for (const box of await page.getByRole("checkbox", { name: /^Select the task for/ }).all())
      await box.press("Space");
    const bar = page.getByRole("region", { name: "Edit selected tasks" });
    await bar.getByRole("button", { name: "Run action" }).press("Enter");
    await page.getByRole("menuitem", { name: "Call off" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Call off: 3 tasks" });
    const told = dialog.getByText("2 customers are told, each in words like these.");
    await expect(told).toContainText("1 is not: they want no notices or cannot be reached.");
    await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeVisible();
    await expectAccessible(page, "cancelling several");
    await decide(dialog);
    await dialog.getByRole("button", { name: "Call off" }).press("Enter");
    await expect(page.getByText(/3 tasks moved to/).first()).toBeVisible();
    return Promise.all(
      made.map(async (id) => {
        expect((await call<Booking>(page, "GET", `/bookings/${id}`)).status).toBe("cancelled");
        const { data } = await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`);
        return data.some(({ kind }) => kind === "cancelled");
      }),
    );
  };
  expect(await callOffAll(9, () => keepPicture(page, "cancelling-several"))).toEqual([true, true, true]);
  const untold = await callOffAll(13, async (dialog) => {
    await dialog.getByLabel("Notify the customers").press("Space");
    await expect(dialog.getByText(/customers are told/)).toBeHidden();
    await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeHidden();
  });
  expect(untold).toEqual([false, false, false]);
});

test("a service reminds as the workspace does, at times of its own, or never", async ({ page }) => {
  const { service } = await openSalon(page);
  const reminders = async () => (await call<Service>(page, "GET", `/services/${service}`)).reminder_minutes;
  await visit(page, `/catalog/services/${service}`);
  const drawer = page.getByRole("dialog");
  const save = async () => {
    // While the toast of the save before is still there: it leaves the button free.
    await expect.poll(() => toastsOver(page, drawer.getByRole("button", { name: "Save changes" }))).toEqual([]);
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer.getByRole("button", { name: "Save changes" })).toBeHidden();
  };
  await expect(drawer.getByLabel("Customers are reminded")).toContainText("As in the workspace (72 h and 24 h)");
  await choose(drawer, "Customers are reminded", "Own times");
  await drawer.getByRole("button", { name: "Remove: 3 days before" }).click();
  await choose(drawer, "Reminder 1", "4 hours before");
  await expectAccessible(page);
  await save();
  await expect.poll(reminders).toEqual([240]);
  await choose(drawer, "Customers are reminded", "None");
  await save();
  await expect.poll(reminders).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(reminders).toEqual([240]);
});

test("what a customer is told, and what not, stands with them and with the booking", async ({ page }) => {
  const world = await openSalon(page);
  const drawer = page.getByRole("dialog");

  await test.step("the desk stops and resumes a customer’s notices, and sees what they were told", async () => {
    const customer = await chatting(page, "Carla Neves");
    const id = await bookFor(page, world, customer, 10);
    const since = async () => (await call<Customer>(page, "GET", `/customers/${customer}`)).notices_stopped_at;
    const stopped = async () => (await since()) !== null;
    await visit(page, `/customers/${customer}`);
    const notices = drawer.getByRole("switch", { name: "Send notices of bookings" });
    await expect(notices).toBeChecked();
    await expect(drawer.getByText(/No notices since/)).toBeHidden();
    await notices.click();
    await expect(drawer.getByText(/No notices since today/)).toBeVisible();
    await expect.poll(stopped).toBe(true);
    await expectAccessible(page, "customer without notices");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(notices).toBeChecked();
    await expect.poll(stopped).toBe(false);
    await notices.press("Space");
    await expect.poll(stopped).toBe(true);
    await page.reload();
    await expect(drawer.getByText(/No notices since today/)).toBeVisible();
    const first = await since();
    await notices.press("Space");
    await expect.poll(stopped).toBe(false);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(since).toBe(first);

    await notices.press("Space");
    await expect.poll(stopped).toBe(false);

    await expect(drawer.getByText("Changed: notices of bookings").first()).toBeVisible();
    await drawer.getByRole("tab", { name: "Notices" }).click();
    const told = drawer.getByRole("list", { name: "Messages to the customer" });
    await expect(told.getByRole("link", { name: "Reminder" }).first()).toHaveAttribute("href", `/calendar/${id}`);
    await expect(told).toContainText("Planned for");
    await expectAccessible(page, "notices of a customer");

    await visit(page, `/calendar/${id}`);
    const region = drawer.getByRole("region", { name: "Messages to the customer" });
    await expect(region).toContainText("Planned for");
    await call(page, "PATCH", `/customers/${customer}`, { notices_stopped: true });
    await expect(region).toContainText("Will not be sent. The customer does not want notices.");
    await expect(region).not.toContainText("Planned for");
    await expectAccessible(page, "notices that will not be sent");
    await keepPicture(page, "notices-held-back");
  });

  await test.step("the drawer says what will not be sent and why, keeps what was told before a move, and shows a cancellation at once", async () => {
    const region = drawer.getByRole("region", { name: "Messages to the customer" });

    const { id: eva } = await book(page, world, "Eva Lima", at(9));
    await visit(page, `/calendar/${eva}`);
    await expect(region.getByText(/^Will not be sent\. No way to reach this customer/).first()).toBeVisible();
    await expect(region).not.toContainText("Planned for");

    const ana = await bookFor(page, world, await chatting(page, "Ana Souza"), 12);
    await visit(page, `/calendar/${ana}`);
    await expect(region).toContainText("By the site’s chat");
    const moved = await send<Booking>(page, `/bookings/${ana}/reschedule`, { start: at(14) });
    await visit(page, `/calendar/${moved.id}`);
    await expect(region.getByRole("listitem").filter({ hasText: "Confirmation (earlier time)" })).toContainText(
      "By the site’s chat",
    );
    await expect(region.getByText("New time", { exact: true })).toBeVisible();
    await keepPicture(page, "notices-after-a-move");

    await drawer.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(region.getByText("Cancellation", { exact: true })).toBeVisible();
    await expectAccessible(page, "notices of a booking that was moved and cancelled");
  });
});

async function bookByHand(page: Page, { service, chair }: World, customer: string, hour: number) {
  await visit(
    page,
    `/calendar/new?date=${day}&service=${service}&start=${at(hour)}&with=${chair}&customer=${customer}`,
  );
  const drawer = page.getByRole("dialog");
  const confirm = async (): Promise<string[]> => {
    await drawer.getByRole("button", { name: "Confirm booking" }).click();
    await page.waitForURL(/\/calendar\/bkg_/);
    const id = new URL(page.url()).pathname.split("/").pop();
    return (await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`)).data.map(({ kind }) => kind);
  };
  await expect(drawer.getByText("Carla Neves", { exact: true })).toBeVisible();
  await expect(drawer.getByText(/Held for you/)).toBeVisible();
  return { drawer, confirm, notify: drawer.getByRole("checkbox", { name: "Notify the customer" }) };
}

test("a new booking says whom its confirmation reaches", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("a new booking is told to the customer, or not", async () => {
    const id = await chatting(page, "Carla Neves");
    const told = await bookByHand(page, world, id, 10);
    await expect(told.notify).toBeChecked();
    await expect(told.notify).toHaveAccessibleDescription("A confirmation goes out at once, by the site’s chat.");
    await told.notify.scrollIntoViewIfNeeded();
    await expectAccessible(page, "new booking that is told");
    expect(await told.confirm()).toContain("confirmed");

    const silent = await bookByHand(page, world, id, 12);
    await silent.notify.press("Space");
    await expect(silent.notify).toHaveAccessibleDescription(/Reminders of the visit still go out/);
    expect(await silent.confirm()).not.toContain("confirmed");

    await call(page, "PATCH", `/customers/${id}`, { notices_stopped: true });
    const stopped = await bookByHand(page, world, id, 14);
    await expect(stopped.drawer.getByText("Nobody will be told. The customer does not want notices.")).toBeVisible();
    await expect(stopped.notify).toHaveCount(0);
  });

  await test.step("a new booking promises nothing to whom no way leads", async () => {
    const someone = { name: "Carla Neves", phone: "+5511981112233", email: "carla@example.com" };
    const { id } = await send<Customer>(page, "/customers", someone);
    const stored = await bookByHand(page, world, id, 15);
    const kept = stored.drawer.getByText(/^Nobody will be told\. E-mail is not set up/);
    await expect(kept, "beside the button, without scrolling").toBeInViewport({ ratio: 1 });
    await expect(stored.notify).toHaveCount(0);
    await expectAccessible(page, "new booking that nobody is told of");
    await keepPicture(page, "new-booking-untold");

    await call(page, "PATCH", `/customers/${id}`, { email: null });
    const unreachable = await bookByHand(page, world, id, 16);
    await expect(unreachable.drawer.getByText(/^Nobody will be told\. No way to reach this customer/)).toBeVisible();
    await expect(unreachable.notify).toHaveCount(0);

    await visit(page, `/calendar/new?date=${day}&service=${world.service}&start=${at(17)}`);
    const drawer = page.getByRole("dialog");
    const notify = drawer.getByRole("checkbox", { name: "Notify the customer" });
    await expect(notify).toHaveAccessibleDescription("By which way shows once the customer is chosen.");
    await drawer.getByRole("combobox", { name: "Customer" }).fill("Eva Lima");
    await page.getByRole("option", { name: /Eva Lima/ }).click();
    await expect(drawer.getByText(/^Nobody will be told\. No way to reach this customer/)).toBeVisible();
    await expect(notify).toHaveCount(0);
  });
});

test("who says that they come is marked, and found", async ({ page }) => {
  const world = await openSalon(page);
  const project = await projectOf(page);
  const ana = somebodyOn("webchat");
  const { conversation_id } = await says(project, ana, "Hello!");
  const { customer } = await call<{ customer: { id: string } }>(page, "GET", `/conversations/${conversation_id}`);
  await call(page, "PATCH", `/customers/${customer.id}`, { locale: "en" });
  const { id } = await send<Booking>(page, "/bookings", {
    service_id: world.service,
    start: at(10),
    resource_ids: [world.chair],
    customer: { id: customer.id },
  });
  await book(page, world, "Carla Neves", at(12));
  await expect(async () => {
    const { data } = await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`);
    expect(data.find(({ kind }) => kind === "confirmed")?.status).toBe("sent");
  }).toPass();
  await says(project, ana, "Yes, I will be there");
  await expect
    .poll(async () => (await call<Booking>(page, "GET", `/bookings/${id}`)).attending_since, { timeout: 60_000 })
    .not.toBeNull();

  const marked = /Ana Souza.*The customer says they will come/;
  await visit(page, `/calendar?date=${day}`);
  await expect(page.getByRole("link", { name: marked })).toBeVisible();
  await expect(page.getByRole("link", { name: /Carla Neves/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Carla Neves.*will come/ })).toHaveCount(0);
  await expectAccessible(page, "calendar with attendance");
  await visit(page, "/board");
  await expect(page.getByRole("link", { name: marked })).toBeVisible();
  await expectAccessible(page, "board with attendance");

  await visit(page, "/inbox?view=upcoming");
  const rows = page.getByRole("list", { name: "Tasks" });
  const row = (name: string) => rows.getByRole("listitem").filter({ hasText: name });
  await expect(row("Ana Souza")).toContainText("The customer says they will come");
  await expect(row("Carla Neves")).not.toContainText("will come");
  await expectAccessible(page, "tasks with attendance");
  const panel = page.getByRole("dialog", { name: "Filters" });
  const show = async () => {
    await panel.getByRole("button", { name: "Show tasks" }).click();
    await expect(panel).toBeHidden();
  };
  await page.getByRole("button", { name: /^Filters/ }).click();
  await panel.getByLabel("Not answered yet").click();
  await expect(page).toHaveURL(/attending=false/);
  await show();
  await expect(row("Ana Souza")).toHaveCount(0);
  await expect(row("Carla Neves")).toBeVisible();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await panel.getByLabel("Says they will come").press("Space");
  await expect(page).toHaveURL(/attending=true/);
  await expect(panel.getByLabel("Not answered yet")).not.toBeChecked();
  await keepPicture(page, "filters with attendance");
  await show();
  await expect(row("Ana Souza")).toBeVisible();
  await expect(row("Carla Neves")).toHaveCount(0);
});
