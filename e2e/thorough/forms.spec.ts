import { waNumber, waSecret } from "@/lib/testing/companies/messengers";
import { test } from "../browser";
import { at, book, day, openSalon } from "../dashboard/calendar-world";
import { projectOf, says, somebodyOn } from "../dashboard/chat-world";
import { addCustomer, call, signUp } from "../dashboard/people";
import { openDepot, queueUp } from "../dashboard/work-world";
import { fillEach } from "./filling";

// On wide screens with the keyboard alone, on the phone by touch.
test.use({ locale: "en" });

test("the forms of the catalog", async ({ page }) => {
  const { chair } = await openSalon(page);
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/schedules");
  await fillEach(page, [
    {
      name: "a schedule",
      at: "/catalog/schedules/new",
      steps: [
        ["type", "Name", "Late shift"],
        ["choose", "Time zone", "America/Bogota"],
        ["press", "Open on Sunday"],
        ["press", "Create schedule"],
      ],
      says: "“Late shift” created",
      keeps: ["Name", "Late shift"],
    },
    {
      name: "the hours of a day of the week",
      at: `/catalog/schedules/${data[0]?.id}`,
      steps: [
        ["type", "Monday, opens, range 1", "07:30"],
        ["press", "Save changes"],
      ],
      says: "“Hours” saved",
      keeps: ["Monday, opens, range 1", "07:30"],
    },
    {
      name: "a day with hours of its own",
      at: `/catalog/schedules/${data[0]?.id}?year=2030`,
      steps: [
        ["press", /January 1, 2030/],
        ["press", "Special hours"],
        ["type", "Note", "New Year"],
        ["press", "Save day"],
      ],
      says: "Date override saved",
      keeps: /New Year/,
    },
    {
      name: "a resource",
      at: "/catalog/resources/new",
      steps: [
        ["type", "Name", "X-ray room"],
        ["choose", "Type", "Room"],
        ["choose", "Schedule", "Hours"],
        ["type", "Capacity", "3"],
        ["press", "Create resource"],
      ],
      says: "“X-ray room” created",
      keeps: ["Capacity", "3"],
    },
    {
      name: "time off",
      at: `/catalog/resources/${chair}`,
      steps: [
        ["press", "Add time off"],
        ["type", "Start date", "2030-12-24"],
        ["type", "End date", "2030-12-26"],
        ["type", "Reason", "Dentist"],
        ["press", "Add time off"],
      ],
      says: "Time off added for Ana Prado",
      keeps: /Dentist/,
    },
    {
      name: "a resource group",
      at: "/catalog/groups/new",
      steps: [
        ["type", "Name", "Doctors"],
        ["press", "Ana Prado"],
        ["press", "Create resource group"],
      ],
      says: "“Doctors” created",
      keeps: ["Name", "Doctors"],
    },
    {
      name: "a service",
      at: "/catalog/services/new",
      steps: [
        ["type", "Name", "First visit"],
        ["press", "Add requirement"],
        ["choose", "Requirement 1", "Chairs"],
        ["type", "Duration", "45"],
        ["choose", "Unit", "Days"],
        ["type", "Price", "150.50"],
        ["press", "Add question"],
        ["type", "Question", "Does it hurt?"],
        ["choose", "Answer type", "Yes/No"],
        ["press", "Create service"],
      ],
      says: "“First visit” created",
      keeps: ["Question", "Does it hurt?"],
    },
  ]);
});

test("the forms about customers", async ({ page }) => {
  const world = await openSalon(page);
  const booking = await book(page, world, "Carla Neves", at(10));
  const ana = (await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" })) as { id: string };
  await addCustomer(page, { name: "Ana S.", phone: "+5511900000002", email: "ana@example.com" });
  await fillEach(page, [
    {
      name: "a customer",
      at: "/customers/new",
      steps: [
        ["type", "Name", "Diana Melo"],
        ["type", "Phone", "11977771234"],
        ["type", "Email", "diana@example.com"],
        ["choose", "Language", "Español"],
        ["type", "Notes", "Mornings."],
        ["press", "Create customer"],
      ],
      says: "Diana Melo added",
      keeps: "Mornings.",
    },
    {
      name: "a change of a customer",
      at: `/customers/${ana.id}`,
      steps: [
        ["press", "Edit"],
        ["type", "Company", "Aurora"],
        ["press", "Save changes"],
      ],
      says: "Aurora",
      keeps: "Aurora",
    },
    {
      name: "a tag",
      at: `/customers/${ana.id}`,
      steps: [["type", "Add tag", "vip\n"]],
      says: "vip",
      keeps: "vip",
    },
    {
      name: "a comment about a customer",
      at: `/customers/${ana.id}`,
      steps: [
        ["press", "Comments"],
        ["type", "Write a comment", "Likes the window."],
        ["press", "Add comment"],
      ],
      says: "Likes the window.",
      keeps: /commented|Likes the window/,
    },
    {
      name: "a merge",
      at: `/customers/${ana.id}`,
      steps: [
        ["press", "More actions for Ana Souza"],
        ["press", "Merge with another customer…"],
        ["type", "Find the other record", "Ana S."],
        ["press", /^Ana S\./],
        ["press", "Merge"],
      ],
      says: "Merged into Ana Souza",
      keeps: "ana@example.com",
    },
    {
      name: "the notes of a booking",
      at: `/calendar/${booking.id}?date=${day}`,
      steps: [
        ["press", "Add note"],
        ["type", "Notes", "Bring the X-ray."],
        ["press", "Save"],
      ],
      says: "Saved",
      keeps: "Bring the X-ray.",
    },
    {
      name: "a cancellation",
      at: `/calendar/${booking.id}?date=${day}`,
      steps: [
        ["press", "Cancel booking"],
        ["type", "Reason", "Ill"],
        ["press", "Cancel booking"],
      ],
      says: "Booking cancelled",
      keeps: "Cancelled",
    },
  ]);
});

test("the forms about tasks", async ({ page }) => {
  const depot = await openDepot(page);
  const [task, other] = [await queueUp(page, depot, "Ana Souza"), await queueUp(page, depot, "Bruno Reis")];
  await fillEach(page, [
    {
      name: "priority, due date and a tag",
      at: `/inbox/${task.id}`,
      steps: [
        ["choose", "Priority", "Urgent"],
        ["type", "Due", "2030-12-24T09:15"],
        ["type", "Add tag", "fragile\n"],
      ],
      says: "fragile",
      keeps: ["Due", "2030-12-24T09:15"],
    },
    {
      name: "an action that asks for a word",
      at: `/inbox/${other.id}`,
      steps: [
        ["press", "Assign"],
        ["choose", "Assignee", "Van 7"],
        ["press", "Assign"],
      ],
      says: "Bruno Reis moved to “Assigned” · assigned to you",
      keeps: "Assigned",
    },
    {
      name: "a comment about a task",
      at: `/inbox/${task.id}`,
      steps: [
        ["press", "Comments"],
        ["type", "Write a comment", "Ring twice."],
        ["press", "Add comment"],
      ],
      says: "Ring twice.",
      keeps: /Ring twice/,
    },
  ]);
});

test("the forms about automations and knowledge", async ({ page }) => {
  await openSalon(page);
  const { conversation_id: chat } = await says(await projectOf(page), somebodyOn("webchat"), "Hello");
  const flow = { name: "Reminder", trigger: { type: "booking.created" } };
  const drawn = await call<{ id: string }>(page, "POST", "/automation-flows", flow);
  await fillEach(page, [
    {
      name: "an answer and a quick reply",
      at: `/conversations/${chat}`,
      steps: [
        ["type", "Write a message", "/"],
        ["press", "Manage quick replies"],
        ["type", "Shortcut", "hours"],
        ["type", "Text", "We open at nine."],
        ["press", "Save quick reply"],
        ["press", "Close"],
        ["type", "Write a message", "/hours\n"],
        ["press", "Send"],
      ],
      says: "We open at nine.",
      keeps: "We open at nine.",
    },
    {
      name: "a flow",
      at: `/automations/flows/${drawn.id}`,
      steps: [
        ["type", "Flow name", "Evening before"],
        ["press", "Add first step"],
        ["press", "Wait"],
        ["type", "How long", "22"],
        ["press", "Close"],
        ["press", "Save"],
      ],
      says: "Flow saved",
      keeps: ["Flow name", "Evening before"],
    },
    {
      name: "an automation",
      at: "/automations/new",
      steps: [
        ["type", "Name", "Tell of haircuts"],
        ["choose", "Trigger", "Booking created"],
        ["press", "Add condition"],
        ["press", "Haircut"],
        ["choose", "Action", "Notify the team"],
        ["type", "Notification", "Somebody booked"],
        ["press", "Create automation"],
      ],
      says: "“Tell of haircuts” is on",
      keeps: ["Notification", "Somebody booked"],
    },
    {
      name: "a question and its answer",
      at: "/knowledge/new/faq",
      steps: [
        ["type", "Question", "Where do I park?"],
        ["type", "Answer", "Behind the house."],
        ["press", "Save"],
      ],
      says: "“Where do I park?” added",
      keeps: ["Answer", "Behind the house."],
    },
    {
      name: "a text",
      at: "/knowledge/new/text",
      steps: [
        ["type", "Title", "Prices"],
        ["type", "Text", "A peeling costs 250."],
        ["press", "Save"],
      ],
      says: "“Prices” added",
      keeps: ["Text", "A peeling costs 250."],
    },
    {
      name: "a question put to it",
      at: "/knowledge/ask",
      steps: [
        ["type", "Question", "how much is a peeling?"],
        ["press", "Ask"],
      ],
      says: /A peeling costs 250/,
      again: "/knowledge",
      keeps: "Prices",
    },
    {
      name: "the bot",
      at: "/bot",
      steps: [
        ["press", "Cancel bookings"],
        ["type", "Name", "Lia"],
        ["type", "Handoff keywords", "manager\n"],
        ["press", "Save"],
      ],
      says: "Bot saved",
      keeps: ["Name", "Lia"],
    },
    {
      name: "where the bot replies",
      at: "/bot/channels",
      steps: [
        ["press", "Never"],
        ["press", "Save"],
      ],
      says: "Channels saved",
      keeps: /doesn’t reply here/,
    },
    {
      name: "the chat of a website",
      at: "/channels/webchat",
      steps: [
        ["type", "Name", "Aurora"],
        ["type", "Greeting", "Good to see you"],
        ["press", "Add origin"],
        ["type", "Origin 1", "https://www.example.com"],
        ["press", "Show an away message outside business hours"],
        ["type", "Away message", "Back soon"],
        ["press", "Save"],
      ],
      says: "Saved",
      keeps: ["Origin 1", "https://www.example.com"],
    },
  ]);
});

test("the forms of the settings", async ({ page }) => {
  const person = await signUp(page);
  await fillEach(page, [
    {
      name: "the workspace",
      at: "/settings/workspace",
      steps: [
        ["type", "Business name", "Aurora Dois"],
        ["choose", "Time zone", "America/Bogota"],
        ["choose", "Currency", "USD"],
        ["choose", "Customer language", "Español"],
        ["press", "Save workspace"],
      ],
      says: "Saved",
      keeps: ["Currency", "USD"],
    },
    {
      name: "the booking page",
      at: "/settings/booking-page",
      steps: [
        ["press", /^Booking page is on/],
        ["type", "Headline", "Book in a minute"],
        ["press", "Save page"],
      ],
      says: "Saved",
      keeps: ["Headline", "Book in a minute"],
    },
    {
      name: "an invitation",
      at: "/settings/team",
      steps: [
        ["press", "Invite member"],
        ["type", "Email", "bruno@example.com"],
        ["choose", "Role", "Admin"],
        ["press", "Create invitation"],
      ],
      says: "Invitation created",
      keeps: "bruno@example.com",
    },
    {
      name: "a key",
      at: "/settings/developers",
      steps: [
        ["press", "New API key"],
        ["type", "Name", "Website"],
        ["press", "Booking"],
        ["choose", "Expiration", "In 30 days"],
        ["press", "Create API key"],
      ],
      says: "API key “Website” created",
      keeps: "Website",
    },
    {
      name: "a webhook",
      at: "/settings/webhooks",
      steps: [
        ["press", "New endpoint"],
        ["type", "URL", "http://127.0.0.1:9/hook"],
        ["press", /^Booking created/],
        ["press", "Create endpoint"],
      ],
      says: "Endpoint created",
      keeps: "http://127.0.0.1:9/hook",
    },
    {
      name: "the budget of the models",
      at: "/settings/ai",
      steps: [
        ["type", "US dollars per month", "20"],
        ["press", "Save budget"],
      ],
      says: "Budget saved",
      keeps: ["US dollars per month", "20"],
    },
    {
      name: "the protection against spam",
      at: "/settings/ai",
      steps: [
        ["type", "Replies per hour", "12"],
        ["type", "Blocked words", "casino"],
        ["press", "Save spam protection"],
      ],
      says: "Spam protection saved",
      keeps: ["Blocked words", "casino"],
    },
    {
      name: "a pause of the models",
      at: "/settings/ai",
      steps: [
        ["type", "Reason", "Too dear"],
        ["press", "Pause models"],
      ],
      says: "Models paused",
      keeps: /Too dear/,
    },
    {
      name: "a channel",
      at: "/channels",
      steps: [
        ["press", "Connect"],
        ["type", "Phone number ID", waNumber.phone_number_id],
        ["type", "WhatsApp business account ID", waNumber.business_account_id],
        ["type", "Permanent access token", waSecret.access_token],
        ["type", "App secret", waSecret.app_secret],
        ["press", "Connect"],
      ],
      says: "WhatsApp connected",
      keeps: "+55 11 4002-8922",
    },
    {
      name: "a pause of a channel",
      at: "/channels",
      steps: [
        ["press", "Pause"],
        ["type", "Reason", "The printer burns"],
        ["press", "Pause"],
      ],
      says: "The printer burns",
      keeps: "The printer burns",
    },
    {
      name: "one's name",
      at: "/settings/profile",
      steps: [
        ["type", "Your name", "Lucía F."],
        ["press", "Save name"],
      ],
      says: "Saved",
      keeps: ["Your name", "Lucía F."],
    },
    {
      name: "one's password",
      at: "/settings/profile",
      steps: [
        ["type", "Current password", person.password],
        ["type", "New password", `${person.password} again`],
        ["press", "Change password"],
      ],
      says: "Password changed. Your other sessions are signed out.",
      keeps: ["Your name", "Lucía F."],
    },
    {
      name: "another workspace",
      at: "/new-workspace",
      steps: [
        ["type", "Business name", "The second one"],
        ["press", "Create workspace"],
      ],
      says: "Set up your workspace",
      again: "/settings/workspace",
      keeps: ["Business name", "The second one"],
    },
  ]);
});
