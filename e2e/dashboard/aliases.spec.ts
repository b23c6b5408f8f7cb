import type { Service } from "@/lib/domains/catalog/services/schema";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { call, visit } from "./people";
import { keepPicture } from "./picture";
import { type Language, newWorkspace, sizeOf, speaker } from "./signed-in";

const languages: Language[] = ["en", "pt-BR"];

for (const language of languages) {
  test.describe(`what customers call a service, in ${language}`, sizeOf(language), () => {
    const say = speaker(language);

    test("is typed, taken from what is often said, and removed with keys and with the mouse", async ({ page }) => {
      await newWorkspace(page, language);
      const made = await call<Service>(page, "POST", "/services", {
        name: "Limpeza dental",
        kind: "appointment",
        duration_minutes: 30,
      });
      await visit(page, `/catalog/services/${made.id}`);
      const input = page.getByLabel(new RegExp(`^${say("catalog.aliases")}`)).and(page.locator("input"));
      await input.click();
      await page.keyboard.type("faxina nos dentes, sarro");
      await page.keyboard.press("Enter");
      await page.keyboard.type("um a mais");
      await page.keyboard.press("Enter");
      const chips = page.getByRole("list", { name: say("catalog.aliases") }).getByRole("listitem");
      await expect(chips).toHaveText(["faxina nos dentes", "sarro", "um a mais"]);
      await page.keyboard.press("Backspace");
      await expect(chips).toHaveText(["faxina nos dentes", "sarro"]);

      await page.getByRole("button", { name: say("catalog.alias_add", { text: "limpieza dental" }) }).click();
      await expect(chips).toHaveText(["faxina nos dentes", "sarro", "limpieza dental"]);
      await page.getByRole("button", { name: say("catalog.alias_remove", { text: "sarro" }) }).click();
      await expect(chips).toHaveText(["faxina nos dentes", "limpieza dental"]);
      await expect(input).toBeFocused();
      await page.keyboard.type("outra");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(chips).toHaveText(["faxina nos dentes", "limpieza dental"]);
      await keepPicture(page, "aliases");
      await expectAccessible(page);

      await page.getByRole("button", { name: say("catalog.save"), exact: true }).click();
      await expect
        .poll(async () => (await call<Service>(page, "GET", `/services/${made.id}`)).aliases)
        .toEqual([
          { text: "faxina nos dentes", language: null },
          { text: "limpieza dental", language: "es" },
        ]);
    });
  });
}
