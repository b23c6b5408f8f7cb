import type { Page } from "playwright/test";
import type { ApiKey, Booking, NoticeSettings, WebhookEndpoint } from "@/clients/typescript/src/client";
import { botToken } from "@/lib/testing/companies/messengers";
import { expect, test } from "../browser";
import { chooseByPointer } from "../choose";
import { openSalon, send } from "../dashboard/calendar-world";
import { addCustomer, call, signUp, visit } from "../dashboard/people";
import { openDepot, queueUp } from "../dashboard/work-world";
import { fillEach } from "./filling";

// On wide screens with the keyboard alone, on the phone by touch.
test.use({ locale: "en" });

const isOn = (page: Page, name: string, on: boolean) => () =>
  expect(page.getByRole("switch", { name })).toBeChecked({ checked: on });

test("the forms of what people are told", async ({ page }) => {
  const { service } = await openSalon(page);
  const ana = (await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" })) as { id: string };
  const settings = () => call<NoticeSettings>(page, "GET", "/notice-settings");
  await fillEach(page, [
    {
      name: "a channel of one’s own notifications",
      at: "/settings/notifications",
      steps: [["press", "New booking: Email"]],
      says: "New booking",
      keeps: isOn(page, "New booking: Email", true),
    },
    {
      name: "quiet hours and one e-mail an hour",
      at: "/settings/notifications",
      steps: [
        ["press", /^Quiet hours/],
        ["type", "From", "08:15"],
        ["type", "To", "09:45"],
        ["press", "At most one email per hour"],
      ],
      says: "From",
      keeps: async () => {
        await expect(page.getByLabel("From", { exact: true })).toHaveValue("08:15");
        await expect(page.getByLabel("To", { exact: true })).toHaveValue("09:45");
        await expect(page.getByRole("switch", { name: "At most one email per hour" })).toBeChecked();
      },
    },
    {
      name: "a kind of notice and a reminder",
      at: "/settings/customer-notices",
      steps: [
        ["press", "Thanks after the visit"],
        ["choose", "Reminder 1", "7 days before"],
        ["press", "Add a reminder"],
      ],
      says: "Saved",
      keeps: async () => {
        const { kinds, reminder_minutes } = await settings();
        expect(kinds.thanks).toBe(false);
        expect(reminder_minutes).toHaveLength(3);
        expect(reminder_minutes).toContain(7 * 1440);
        await isOn(page, "Thanks after the visit", false)();
      },
    },
    {
      name: "the words of a notice",
      at: "/settings/customer-notices",
      steps: [
        ["choose", "Notice", "Cancellation"],
        ["choose", "Language", "English"],
        ["type", "Text", "{customer}, we are closed that day."],
        ["press", "Save text"],
      ],
      says: "Saved: Cancellation, English",
      keeps: async () =>
        expect(JSON.stringify(await call(page, "GET", "/notice-texts"))).toContain("we are closed that day"),
    },
    {
      name: "the reminders of a service",
      at: `/catalog/services/${service}`,
      steps: [
        ["choose", "Customers are reminded", "Own times"],
        ["choose", "Reminder 1", "4 hours before"],
        ["press", "Save changes"],
      ],
      says: "“Haircut” saved",
      keeps: ["Reminder 1", "240"],
    },
    {
      name: "a customer who wants no notices",
      at: `/customers/${ana.id}`,
      steps: [["press", "Send notices of bookings"]],
      says: /No notices since/,
      keeps: /No notices since/,
    },
  ]);
});

test("the forms of keys, endpoints and channels", async ({ page }) => {
  await signUp(page);
  await call<ApiKey>(page, "POST", "/api-keys", { name: "Website", scopes: ["bookings:read"] });
  const hook = { url: "http://127.0.0.1:9/hook", events: ["booking.created"] };
  const { id } = await call<WebhookEndpoint>(page, "POST", "/webhook-endpoints", hook);
  await fillEach(page, [
    {
      name: "another name of a key",
      at: "/settings/developers",
      steps: [
        ["press", "Actions for Website"],
        ["press", "Rename"],
        ["type", "Name", "Shop"],
        ["press", "Save"],
      ],
      says: "Saved",
      keeps: "Shop",
    },
    {
      name: "another address of an endpoint",
      at: `/settings/webhooks/${id}`,
      steps: [
        ["press", "Endpoint actions"],
        ["press", "Edit endpoint"],
        ["type", "URL", "http://127.0.0.1:9/other"],
        ["press", /^Booking completed/],
        ["press", "Save"],
      ],
      says: "Saved",
      keeps: async () => {
        await expect(page.getByText("http://127.0.0.1:9/other")).toBeVisible();
        await expect(page.getByText("booking.completed").first()).toBeVisible();
      },
    },
    {
      name: "a bot of Telegram",
      at: "/channels",
      steps: [
        ["press", "Connect", "Telegram"],
        ["type", "Bot token", botToken],
        ["press", "Connect"],
      ],
      says: "Telegram connected",
      keeps: "https://t.me/clinica_bot",
    },
    {
      name: "one’s own chat with the bot",
      at: "/settings/notifications",
      steps: [["press", "Link my Telegram"]],
      says: /^https:\/\/t\.me\/clinica_bot\?start=/,
      keeps: "Link my Telegram",
    },
  ]);
});

/** A task that Van 7 has and that Van 9 could have. */
async function takenTask(page: Page): Promise<string> {
  const depot = await openDepot(page);
  const van = await send<{ id: string }>(page, "/resources", { name: "Van 9", kind: "vehicle" });
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups");
  await call(page, "PATCH", `/resource-groups/${data[0]?.id}`, { resource_ids: [depot.van, van.id] });
  const { id } = await queueUp(page, depot, "Carla Neves");
  await send(page, `/bookings/${id}/actions/take`, { resource_id: depot.van });
  return id;
}

const standing = async (page: Page, id: string) => {
  const { assignee, stage } = await call<Booking>(page, "GET", `/bookings/${id}`);
  return [assignee?.name, stage];
};

test("the forms of lists and tasks", async ({ page }) => {
  const task = await takenTask(page);
  await fillEach(page, [
    {
      name: "a list of customers",
      at: "/customers/import",
      steps: [
        ["attach", "Choose a CSV file", "Who,Cell\nBia Reis,+5511900000009\n"],
        ["choose", "Name", "Who"],
        ["choose", "Phone", "Cell"],
        ["choose", "Existing customers", "Update from file"],
        ["press", /^Import 1/],
      ],
      says: /1 customer imported/,
      again: "/customers",
      keeps: "Bia Reis",
    },
    {
      name: "filters with a name",
      at: "/inbox?view=today&priority=urgent",
      steps: [
        ["press", "Saved filters"],
        ["type", "Name for these filters", "Urgent today"],
        ["press", "Save filters"],
        ["press", "Urgent today"],
      ],
      says: "Tasks",
      keeps: async () => {
        await page.getByRole("button", { name: "Saved filters" }).click();
        await expect(page.getByRole("button", { name: "Urgent today", exact: true })).toBeVisible();
      },
    },
    {
      name: "a task for somebody else",
      at: `/inbox/${task}`,
      steps: [
        ["press", "Reassign"],
        ["choose", "Assignee", "Van 9"],
        ["press", "Reassign"],
      ],
      says: "Carla Neves: now with Van 9",
      keeps: async () => {
        expect(await standing(page, task)).toEqual(["Van 9", "assigned"]);
        await expect(page.getByRole("dialog").getByText("Van 9").first()).toBeVisible();
      },
    },
  ]);
});

test("a task that was given to somebody else goes back by undo", { tag: "@desk" }, async ({ page }) => {
  const task = await takenTask(page);
  await visit(page, `/inbox/${task}`);
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Reassign" }).click();
  const dialog = page.getByRole("dialog", { name: "Reassign" });
  await expect(dialog.getByRole("button", { name: "Reassign" })).toBeDisabled();
  await chooseByPointer(dialog, "Assignee", "Van 9");
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(new URL(request.url()).pathname));
  await dialog.getByRole("button", { name: "Reassign" }).click();
  await expect(page.getByText("Carla Neves: now with Van 9")).toBeVisible();
  // One call: between two, the task would be in the queue.
  expect(calls.filter((path) => path.includes("/actions/"))).toEqual([`/api/v1/bookings/${task}/actions/release`]);
  expect(await standing(page, task)).toEqual(["Van 9", "assigned"]);
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => standing(page, task)).toEqual(["Van 7", "assigned"]);
  await expect(drawer.getByText("Van 7").first()).toBeVisible();
});

test("a forgotten password", async ({ page }) => {
  await fillEach(page, [
    {
      name: "asking for a link",
      at: "/forgot-password",
      steps: [
        ["type", "Email", "ana@example.com"],
        ["press", "Send link"],
      ],
      says: /Ask an owner of your workspace|we’ve sent a link/,
      keeps: "Reset your password",
    },
  ]);
});
