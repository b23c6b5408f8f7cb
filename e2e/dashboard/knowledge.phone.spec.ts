import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

let server: Server;
let site: string;
test.beforeEach(async () => {
  const pages: Record<string, string> = {
    "/robots.txt": "User-agent: *\nDisallow: /admin\nCrawl-delay: 0",
    "/": '<title>Clinic Light</title><nav><a href="/prices">Prices</a><a href="/gone">x</a><a href="/admin">y</a></nav><p>Welcome to the clinic.',
    "/prices": "<title>Prices</title><h1>Peeling</h1><p>A peeling costs 250 reais.",
  };
  server = createServer((request, reply) => {
    const page = pages[request.url ?? ""];
    reply.writeHead(page ? 200 : 404, { "content-type": "text/html" }).end(page ?? "gone");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => new Promise<void>((done) => server.close(() => done())));

test("a question, a file and a site are learned, tried out, and one is taken back", async ({ page }) => {
  await signUp(page);
  await visit(page, "/knowledge");
  await expect(page.getByRole("heading", { name: "No knowledge yet" })).toBeVisible();
  await expectAccessible(page, "no knowledge");

  await page.getByRole("button", { name: "Add", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "New FAQ" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  await expect(drawer.getByRole("textbox", { name: "Question" })).toHaveAttribute("aria-invalid");
  await drawer.getByRole("textbox", { name: "Question" }).fill("Are you open on Saturdays?");
  await drawer.getByRole("textbox", { name: "Answer" }).fill("Yes, on Saturdays until noon.");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  await page.waitForURL(/\/knowledge\/kno_/);
  await expect(drawer.getByText("1 section")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Answer" }).fill("Yes, on Saturdays until one.");
  await drawer.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("” saved")).toBeVisible();
  await expectAccessible(page, "a question");
  await drawer.getByRole("button", { name: "Back", exact: true }).click();

  await page.locator('input[type="file"]').setInputFiles([
    {
      name: "parking.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# Parking\n\nParking is free behind the house."),
    },
    { name: "photo.pdf", mimeType: "application/pdf", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]) },
  ]);
  await expect(page.getByText("Use a PDF, Word")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  // The background reads it, and the list hears of it.
  await expect(page.getByRole("row", { name: /parking.*Ready/ })).toBeVisible({ timeout: 90_000 });

  await visit(page, "/knowledge/new/site");
  await drawer.getByRole("textbox", { name: "URL" }).fill("https://10.0.0.1");
  await drawer.getByRole("button", { name: "Add website" }).click();
  await expect(drawer.getByRole("textbox", { name: "URL" })).toHaveAccessibleDescription(/public internet/);
  await drawer.getByRole("textbox", { name: "URL" }).fill(site);
  await drawer.getByRole("button", { name: "Add website" }).click();
  const pages = drawer.getByRole("list", { name: "Pages" });
  await expect(pages.getByRole("listitem").filter({ hasText: "Prices" })).toContainText("Ready", { timeout: 90_000 });
  await expect(pages.getByRole("listitem").filter({ hasText: "/gone" })).toContainText("Error page");
  await expect(pages.getByRole("listitem").filter({ hasText: "/admin" })).toContainText("Blocked by robots.txt");
  await expect(drawer.getByText("2 pages")).toBeVisible();
  await expectAccessible(page, "a site");

  await visit(page, "/knowledge/ask");
  await drawer.getByRole("searchbox").fill("how much is a peeling?");
  await drawer.getByRole("button", { name: "Ask" }).click();
  const found = drawer.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(found.first()).toContainText("A peeling costs 250 reais.");
  await expect(found.first().locator("mark").first()).toHaveText("peeling");
  await expect(found.first()).toContainText(`${site}/prices`);
  await expectAccessible(page, "what was found");
  await drawer.getByRole("searchbox").fill("purple elephants?");
  await drawer.getByRole("button", { name: "Ask" }).click();
  await expect(drawer.getByRole("heading", { name: "No matches" })).toBeVisible();
  await drawer.getByRole("button", { name: "Back", exact: true }).click();

  await page.getByRole("link", { name: /Are you open on Saturdays/ }).click();
  await drawer.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("link", { name: /Are you open on Saturdays/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /Are you open on Saturdays/ })).toBeVisible();
  await expectAccessible(page, "the knowledge");
});
