import { expect, test } from "../browser";
import { openSalon } from "./calendar-world";
import { call, visit } from "./people";

test("Spanish says tú, and vos once the workspace is in Uruguay", async ({ page, baseURL }) => {
  await openSalon(page);
  await page.context().addCookies([{ name: "locale", value: "es", url: baseURL ?? "" }]);
  const { data } = await call<{ data: { id: string; slug: string }[] }>(page, "GET", "/workspaces");
  const { id, slug } = data[0] ?? { id: "", slug: "" };

  await visit(page, "/customers");
  await expect(page.getByText("También puedes agregar personas.")).toBeVisible();
  await visit(page, `/b/${slug}?lang=es`);
  await expect(page.getByRole("heading", { name: "Elige un servicio" })).toBeVisible();

  await call(page, "PATCH", `/workspaces/${id}`, { timezone: "America/Montevideo" });
  await visit(page, "/customers");
  await expect(page.getByText("También podés agregar personas.")).toBeVisible();
  await visit(page, `/b/${slug}?lang=es`);
  await expect(page.getByRole("heading", { name: "Elegí un servicio" })).toBeVisible();
});
