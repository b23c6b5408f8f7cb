import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { addCustomer, call, settled, signUp, visit } from "./people";

test.use({ locale: "en" });

type Made = { id: string };
const add = (page: Page, customer: Record<string, unknown>) => addCustomer(page, customer) as Promise<Made>;

test("a list is imported with its faults named, and exported again", async ({ page }) => {
  await signUp(page);
  await add(page, { name: "Ana Souza", phone: "+5511987654321" });
  await visit(page, "/customers");
  await page.getByRole("button", { name: "Import and export" }).click();
  await page.getByRole("menuitem", { name: "Import from CSV" }).click();
  await expect(page).toHaveURL(/\/customers\/import$/);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Choose a CSV file")).toBeVisible();
  await expectAccessible(page, "import a list");
  const list = "Nome;Fone 1;Empresa\nAna Souza;(11) 98765-4321;Aurora\nBruno Lima;(11) 91234-5678;Sol\nCarla;12;\n";
  await drawer.getByLabel("Choose a CSV file").setInputFiles({
    name: "clientes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list, "latin1"),
  });
  // The phone's column has an unknown name: the user maps it.
  await expect(drawer.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
  await choose(drawer, "Phone", "Fone 1");
  await expect(drawer.getByRole("region", { name: "Preview" })).toHaveText("New1Updated0Unchanged1With errors1");
  await expect(drawer.getByRole("list", { name: "1 error" })).toHaveText("Row 4, Phone: invalid phone number");
  await choose(drawer, "Existing customers", "Update from file");
  await expect(drawer.getByRole("list", { name: "First rows" }).getByRole("listitem")).toHaveText([
    /Ana Souza.*Aurora.*Updated/,
    /Bruno Lima.*\+55 11 91234 5678.*New/,
  ]);
  await expectAccessible(page, "what a list would bring");
  await drawer.getByRole("button", { name: "Import 2 customers" }).click();
  await expect(drawer.getByText("2 customers imported")).toBeVisible();
  await expectAccessible(page, "what a list brought");
  await drawer.getByRole("link", { name: "View customers" }).click();
  await expect(page.getByRole("row", { name: /Bruno Lima/ })).toBeVisible();

  await page.getByRole("searchbox").fill("(11) 91234-5678");
  await expect(page.getByRole("row")).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: "Import and export" })
      .click()
      .then(() => page.getByRole("menuitem", { name: "Export results as CSV" }).click()),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text.trim().split("\r\n")).toEqual([
    expect.stringContaining("Name,Phone"),
    expect.stringContaining("Bruno Lima,+5511912345678"),
  ]);
});

test("two entries of one person become one, and two again", async ({ page }) => {
  await signUp(page);
  const { id } = await add(page, {
    name: "Ana Souza",
    phone: "+5511987654321",
    address: { formatted: "Rua A, 1", lat: -23.55, lng: -46.63 },
  });
  await add(page, { name: "Aninha", phone: null, email: "ana@example.com", tags: ["vip"] });
  await add(page, { name: "Bruno Lima", phone: "+595981234567" });
  await visit(page, `/customers/${id}`);
  const drawer = page.locator("[role=dialog][aria-label=Customer]");
  await expect(
    drawer.locator("[data-map=drawn]").or(drawer.getByText("This device can’t show the map.")),
  ).toBeVisible();
  await drawer.getByRole("button", { name: "More actions for Ana Souza" }).click();
  await page.getByRole("menuitem", { name: "Merge with another customer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge Ana Souza with another customer" });
  await dialog.getByRole("searchbox").fill("bruno");
  await expect(dialog.getByRole("button", { name: /Bruno Lima/ })).toContainText("+595 981 234 567");
  await dialog.getByRole("searchbox").fill("aninha");
  await dialog.getByRole("button", { name: /Aninha/ }).click();
  await expect(dialog.getByRole("row", { name: /Email/ })).toHaveText("Email–ana@example.comana@example.com");
  await expect(dialog.getByRole("row", { name: /Name/ })).toHaveText("NameAna SouzaAninhaAna Souza");
  await expect(dialog.getByRole("row", { name: /Phone/ })).toHaveText("Phone+55 11 98765 4321–+55 11 98765 4321");
  await expectAccessible(page, "a merge, side by side");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(drawer.getByRole("link", { name: "ana@example.com" })).toBeVisible();
  const timeline = drawer.getByRole("list", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").first()).toContainText("Merged with Aninha");
  await expectAccessible(page, "a customer who was merged");
  await timeline.getByRole("button", { name: "Undo merge" }).click();
  await expect(timeline.getByRole("listitem").first()).toContainText("Merge undone");
  await expect(drawer.getByRole("link", { name: "ana@example.com" })).toHaveCount(0);
  await visit(page, "/customers?q=aninha");
  await expect(page.getByRole("row", { name: /Aninha/ })).toBeVisible();
});

test("a person takes their data with them, and is forgotten when the name is typed", async ({ page }) => {
  await signUp(page);
  const { id } = await add(page, { name: "Ana Souza", phone: "+5511987654321", notes: "Mornings" });
  await call(page, "POST", `/customers/${id}/comments`, { body: "Ana likes tea" });
  await visit(page, `/customers/${id}`);
  const drawer = page.locator("[role=dialog][aria-label=Customer]");
  const menu = drawer.getByRole("button", { name: "More actions for Ana Souza" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    menu.click().then(() => page.getByRole("menuitem", { name: "Export personal data" }).click()),
  ]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    customer: { name: "Ana Souza" },
    records: { comment: [{ body: "Ana likes tea" }] },
  });
  await menu.click();
  await page.getByRole("menuitem", { name: "Anonymize…" }).click();
  const dialog = page.getByRole("dialog", { name: "Anonymize Ana Souza" });
  const erase = dialog.getByRole("button", { name: "Erase permanently" });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel("Type Ana Souza to confirm").fill("Ana Souza");
  await expectAccessible(page, "somebody about to be forgotten");
  await erase.click();
  await expect(drawer.getByRole("heading", { name: "Anonymous" })).toBeVisible();
  await expect(drawer.getByText("Anonymized", { exact: true }).first()).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(drawer.getByRole("button", { name: "Edit" })).toHaveCount(0);
  await expect(page.getByText(/Ana|Mornings|98765/)).toHaveCount(0);
});
