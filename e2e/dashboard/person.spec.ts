import { picture } from "../../lib/testing/pictures";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { call, otherBrowser, settled, signUp, somebody, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

type Found = { id: string; schedule_id: string; photo_id: string | null; group_ids: string[] };

test("a person is added on one page with photo, login, hours, services and time off, and changed there", async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  await signUp(page);
  const group = await call<{ id: string }>(page, "POST", "/resource-groups", { name: "Stylists" });
  const service = (name: string) =>
    call<{ id: string }>(page, "POST", "/services", {
      name,
      duration_minutes: 30,
      requirements: [{ group_id: group.id }],
    });
  const cut = await service("Haircut");
  await service("Beard");
  const colleague = somebody("Bruno Lima");
  await visit(page, "/team/new");
  if (isMobile) {
    const add = await page.getByRole("button", { name: "Add person" }).boundingBox();
    const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    expect((add?.y ?? 0) + (add?.height ?? 0), "above the bottom bar").toBeLessThanOrEqual(bar?.y ?? 0);
  }

  // What is wrong is said all at once, beside its field.
  await choose(page, "Signs in as", "Invite by email");
  await page.getByRole("button", { name: "Add time off" }).click();
  await page.getByLabel("End date").fill("2020-01-01");
  await page.getByRole("button", { name: "Add person" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  await expect(page.getByLabel("End date")).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel("Name", { exact: true }).fill("Bruno Lima");
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Choose photo").click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer: await picture("png", 800, 600) });
  await expect(page.getByRole("button", { name: "Remove photo" })).toBeVisible();
  await page.getByLabel("Email").fill(colleague.email);
  await choose(page, "Works by", "Hours of their own");
  await page.getByRole("switch", { name: /Saturday/ }).click();
  await page.getByText("Haircut", { exact: true }).click();
  const year = new Date().getUTCFullYear() + 1;
  await page.getByLabel("Start date").fill(`${year}-01-04`);
  await page.getByLabel("End date").fill(`${year}-01-15`);
  await page.getByLabel("Reason").fill("Vacation");
  await expectAccessible(page);
  await keepPicture(page, "person to add");
  await page.getByRole("button", { name: "Add person" }).click();
  const link = new URL((await page.getByRole("dialog").getByLabel("Invitation link").textContent()) ?? "");
  await keepPicture(page, "person added");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: "Bruno Lima" });
  await expect(row.locator("img")).toBeVisible();
  await expect.poll(() => row.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await keepPicture(page, "team with a photo");

  const [person] = (await call<{ data: Found[] }>(page, "GET", "/resources?kind=person")).data;
  const off = await call<{ data: { reason: string }[] }>(page, "GET", `/resources/${person?.id}/time-off`);
  expect(off.data.map(({ reason }) => reason)).toEqual(["Vacation"]);
  const hours = await call<{ weekly: { weekday: number }[] }>(page, "GET", `/schedules/${person?.schedule_id}`);
  expect(hours.weekly.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
  const saved = await call<{ service_ids: string[] }>(page, "GET", `/team/people/${person?.id}`);
  expect(saved.service_ids).toEqual([cut.id]);

  await visit(page, `/team/${person?.id}/edit`);
  await expect(page.getByLabel("Signs in as")).toContainText(`Invited: ${colleague.email}`);
  await expect(page.getByText("Doesn’t sign in")).toHaveCount(0);

  // Who accepts the invitation is that person.
  const theirs = await otherBrowser(browser, baseURL);
  await visit(theirs, link.pathname);
  await theirs.getByLabel("Your name").fill(colleague.name);
  await theirs.getByLabel("Password").fill(colleague.password);
  await theirs.getByRole("button", { name: "Join workspace" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await theirs.context().close();

  await visit(page, "/team");
  await page.getByRole("link", { name: "Edit Bruno Lima" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bruno Lima" })).toBeVisible();
  await settled(page);
  await expect(page.getByLabel("Signs in as")).toContainText("Bruno Lima");
  await expect(page.getByText("Vacation")).toBeVisible();
  await keepPicture(page, "person to edit");
  await page.getByLabel("Name", { exact: true }).fill("Bruno Lima Neto");
  await page.getByText("Beard", { exact: true }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Bruno Lima Neto was saved")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Bruno Lima Neto" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bruno Lima", exact: true })).toBeVisible();
  const again = await call<{ service_ids: string[] }>(page, "GET", `/team/people/${person?.id}`);
  expect(again.service_ids).toEqual([cut.id]);

  // They leave where they were added, with their login, and come back with it.
  await page.getByRole("button", { name: "Remove Bruno Lima" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByText("Bruno Lima was removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).hover(); // A toast stays while the pointer is over it.
  const edit = page.getByRole("link", { name: "Edit Bruno Lima" });
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeFocused();
  const members = async () => (await call<{ data: { name: string }[] }>(page, "GET", "/team/members")).data;
  expect((await members()).map(({ name }) => name)).not.toContain("Bruno Lima");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(edit).toBeVisible();
  expect((await members()).map(({ name }) => name)).toContain("Bruno Lima");

  // The catalog leads here too.
  await visit(page, `/catalog/resources/${person?.id}`);
  await page.getByRole("link", { name: "Login, hours, services" }).click();
  await expect(page).toHaveURL(/\/team\/res_\w+\/edit$/);
});
