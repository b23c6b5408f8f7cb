import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Schedule, ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { expect, test } from "../browser";
import { choose, chooseByPointer } from "../choose";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon } from "./calendar-world";
import { call, visit } from "./people";
import { type Language, newWorkspace, said, sizeOf, speaker } from "./signed-in";

const languages: Language[] = ["en", "pt-BR"];

for (const language of languages) {
  test.describe(`the catalog, in ${language}`, sizeOf(language), () => {
    const say = speaker(language);

    test("is built from nothing: hours, a person, a room, a group, a service", async ({ page, isMobile }) => {
      await newWorkspace(page, language);

      await visit(page, "/catalog/services");
      await expect(page.getByText(say("catalog.empty.services"))).toBeVisible();
      await expectAccessible(page);

      await visit(page, "/catalog/schedules/new");
      await page.getByLabel(say("catalog.name"), { exact: true }).fill("Clinic hours");
      await expectAccessible(page);
      await page.getByRole("button", { name: say("catalog.create.schedules") }).click();
      await page.waitForURL(/\/catalog\/schedules\/sch_/);
      await expect(page.getByRole("heading", { name: "Clinic hours" })).toBeVisible();
      await expectAccessible(page);

      await visit(page, "/catalog/resources/new?kind=room");
      await page.getByLabel(say("catalog.name"), { exact: true }).fill("Room 2");
      await page.getByRole("button", { name: say("catalog.create.resources") }).click();
      await page.waitForURL(/\/catalog\/resources\/res_/);
      // A new person gets the business's hours until "always open" is chosen.
      const room = await call<{ schedule_id: string | null }>(page, "GET", `/resources/${page.url().split("/").pop()}`);
      expect(room.schedule_id).toMatch(/^sch_/);

      await visit(page, "/catalog/resources/new");
      await page.getByLabel(say("catalog.name"), { exact: true }).fill("Dr. Vega");
      await choose(page, say("catalog.schedule"), "Clinic hours");
      await page.getByRole("button", { name: say("catalog.create.resources") }).click();
      await page.waitForURL(/\/catalog\/resources\/res_/);
      await expect(page.getByText(say("catalog.time_off_none"))).toBeVisible();
      await expectAccessible(page);

      await visit(page, "/catalog/groups/new");
      await page.getByLabel(say("catalog.name"), { exact: true }).fill("Doctors");
      await page.getByText("Dr. Vega", { exact: true }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: say("catalog.create.groups") }).click();
      await page.waitForURL(/\/catalog\/groups\/grp_/);

      await visit(page, "/catalog/services/new");
      // On a touch screen the keyboard would cover half of the form.
      const name = page.getByLabel(say("catalog.name"), { exact: true });
      if (isMobile) await expect(name).not.toBeFocused();
      else await expect(name).toBeFocused();
      await page.getByRole("button", { name: say("catalog.create.services") }).click();
      await expect(page.locator("[aria-invalid]").first()).toBeFocused();
      await page.getByLabel(say("catalog.name"), { exact: true }).fill("First visit");
      await page.getByRole("button", { name: say("catalog.add_need") }).click();
      await choose(page, say("catalog.need_number", { number: 1 }), "Doctors");
      await page.getByRole("button", { name: say("catalog.add_need") }).click();
      await chooseByPointer(page, say("catalog.need_number", { number: 2 }), "Room 2");
      await expect(
        page.getByText(`${say("catalog.any_of", { quantity: 1, group: "Doctors" })} + Room 2`),
      ).toBeVisible();
      await page.getByRole("textbox", { name: say("catalog.price") }).fill("150,50");
      await page.getByRole("button", { name: say("forms.add_question") }).click();
      await page.getByLabel(say("forms.question"), { exact: true }).fill("What hurts?");
      await expectAccessible(page);
      await page.getByRole("button", { name: say("catalog.create.services") }).click();
      await page.waitForURL(/\/catalog\/services\/svc_/);

      const service = await call<Service>(page, "GET", `/services/${page.url().split("/").pop()}`);
      expect(service).toMatchObject({
        name: "First visit",
        price_cents: 15_050,
        currency: "BRL",
        intake_fields: [{ key: "what_hurts", label: "What hurts?", type: "text" }],
      });
      expect(service.requirements).toHaveLength(2);
    });

    test("keeps what is needed, closes days and writes hours", async ({ page }) => {
      await newWorkspace(page, language);

      await test.step("says what keeps a thing from being deleted", async () => {
        const room = await call<Resource>(page, "POST", "/resources", { name: "Room 9", kind: "room" });
        const needs = [{ resource_id: room.id }];
        const xray = await call<{ id: string }>(page, "POST", "/services", {
          name: "X-ray",
          duration_minutes: 20,
          requirements: needs,
        });
        await visit(page, `/catalog/resources/${room.id}`);
        await page.getByRole("button", { name: say("catalog.delete_name", { name: "Room 9" }) }).click();
        await page.getByRole("button", { name: say("catalog.delete"), exact: true }).click();
        await expect(page.getByText(say("catalog.held_by"))).toBeVisible();
        await expect(page.getByRole("link", { name: say("catalog.holder.service", { name: "X-ray" }) })).toBeVisible();
        await expectAccessible(page);

        // A booking is told by what, whom and when, and leads to itself.
        const { data } = await call<{ data: { start: string }[] }>(page, "GET", `/slots?service_id=${xray.id}&limit=1`);
        const booking = await call<{ id: string }>(page, "POST", "/bookings", {
          service_id: xray.id,
          start: data[0]?.start,
          customer: { name: "Ana Souza", phone: "+5511900000001" },
        });
        await visit(page, `/catalog/services/${xray.id}`);
        await page.getByRole("button", { name: say("catalog.delete_name", { name: "X-ray" }) }).click();
        await page.getByRole("button", { name: say("catalog.delete"), exact: true }).click();
        const held = page.getByRole("dialog").getByRole("link", { name: /X-ray, Ana Souza, .*\d\d:\d\d$/ });
        await expect(held).toHaveAttribute("href", `/calendar/${booking.id}`);
      });

      await test.step("closes a day in the year and opens it again", async () => {
        const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
        const { id } = await call<Schedule>(page, "POST", "/schedules", { name: "Desk", weekly });
        await visit(page, `/catalog/schedules/${id}?year=2030`);
        const christmas = page.locator('[data-day="2030-12-24"]');
        await christmas.focus();
        await christmas.press("ArrowRight");
        await page.keyboard.press("Enter");
        await page.getByLabel(say("catalog.note")).fill("Christmas");
        await expectAccessible(page);
        await page.getByRole("button", { name: say("catalog.save_day") }).click();
        const closed = page.locator('[data-day="2030-12-25"]');
        await expect(closed).toHaveAttribute("aria-label", /Christmas/);
        const listed = await call<{ data: ScheduleOverride[] }>(page, "GET", `/schedule-overrides?schedule_id=${id}`);
        expect(listed.data).toMatchObject([{ date: "2030-12-25", intervals: [], note: "Christmas" }]);
        await page.getByRole("button", { name: say("common.undo") }).click();
        await expect(said(page, say("catalog.no_special_days"))).toBeVisible();
        const again = { date: "2030-12-25", intervals: [], note: "Christmas" };
        await call(page, "POST", `/schedules/${id}/overrides`, again);
        await visit(page, `/catalog/schedules/${id}?year=2030`);
        await expect(closed).toHaveAttribute("aria-label", /Christmas/);
        await expectAccessible(page);
      });

      await test.step("writes hours past a pause and until midnight, and shows a fault at its row", async () => {
        const weekly = [{ weekday: 1, from: "09:00", to: "12:00" }];
        const { id } = await call<Schedule>(page, "POST", "/schedules", { name: "Bar", weekly });
        await visit(page, `/catalog/schedules/${id}`);
        const monday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
          Date.UTC(2024, 0, 1),
        );
        const day = monday.charAt(0).toUpperCase() + monday.slice(1);
        await page.getByRole("button", { name: say("catalog.add_hours", { day }) }).click();
        await page.getByLabel(say("catalog.opens", { day, number: 2 })).fill("11");
        await page.getByLabel(say("catalog.closes", { day, number: 2 })).fill("24");
        await page.getByRole("button", { name: say("catalog.save") }).click();
        await expect(page.getByText(say("catalog.fault.overlap"))).toBeVisible();
        for (const end of ["opens", "closes"])
          await expect(page.getByLabel(say(`catalog.${end}`, { day, number: 2 }))).toHaveAccessibleDescription(
            say("catalog.fault.overlap"),
          );
        const faulty = page.getByLabel(say("catalog.opens", { day, number: 2 }));
        await expect(faulty).toHaveAttribute("aria-invalid", "true");
        await expect(faulty).toBeFocused();
        await expect(page.getByLabel(say("catalog.opens", { day, number: 1 }))).not.toHaveAttribute(
          "aria-invalid",
          "true",
        );
        await page.getByLabel(say("catalog.opens", { day, number: 2 })).fill("18");
        await page.getByRole("button", { name: say("catalog.save") }).click();
        await expect(said(page, say("catalog.changed", { name: "Bar" }))).toBeVisible();
        const saved = await call<Schedule>(page, "GET", `/schedules/${id}`);
        expect(saved.weekly).toEqual([
          { weekday: 1, from: "09:00", to: "12:00" },
          { weekday: 1, from: "18:00", to: "24:00" },
        ]);
      });
    });

    test("says who still stands on a day that is being closed", async ({ page }) => {
      const world = await openSalon(page);
      await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
      await book(page, world, "Carla Neves", at(10));
      const { data } = await call<{ data: Schedule[] }>(page, "GET", "/schedules");
      await visit(page, `/catalog/schedules/${data[0]?.id}?year=${day.slice(0, 4)}`);
      await page.locator(`[data-day="${day}"]`).click();
      await page.getByRole("link", { name: say("catalog.see_day") }).click();
      await expect(page).toHaveURL(new RegExp(`/calendar\\?date=${day}`));
    });
  });
}
