import type { StageConfig } from "@/lib/domains/stages/schema";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { call, visit } from "./people";
import { type Language, newWorkspace, said, sizeOf, speaker } from "./signed-in";

const languages: Language[] = ["en", "es"];

for (const language of languages) {
  test.describe(`the stages, in ${language}`, sizeOf(language), () => {
    const say = speaker(language);

    test("are changed, compared and taken back", async ({ page }) => {
      await newWorkspace(page, language);
      await visit(page, "/stages");
      await expectAccessible(page);
      await page.getByRole("button", { name: say("stages.add_stage") }).click();
      await page.getByLabel(say("stages.name"), { exact: true }).last().fill("Waiting room");
      await page.getByRole("button", { name: say("stages.save") }).click();
      await expect(said(page, say("stages.saved", { version: 2 }))).toBeVisible();

      const config = await call<StageConfig>(page, "GET", "/stage-config");
      expect(config.stages.at(-1)).toMatchObject({ key: "waiting_room", name: "Waiting room", category: "doing" });

      await visit(page, "/stages/history");
      await expect(page.getByText(say("stages.difference.stage_added", { name: "Waiting room" }))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: say("stages.revert_to", { number: 1 }) }).click();
      await expectAccessible(page);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("stages.revert_to", { number: 1 }) })
        .click();
      await expect(said(page, say("stages.reverted", { number: 1 }))).toBeVisible();
      expect((await call<StageConfig>(page, "GET", "/stage-config")).stages).toHaveLength(7);
      await page.getByRole("button", { name: say("common.undo") }).click();
      await expect(said(page, say("common.undone"))).toBeVisible();
      expect((await call<StageConfig>(page, "GET", "/stage-config")).stages).toHaveLength(8);
    });

    test("show what the API finds wrong at the very row", async ({ page }) => {
      await newWorkspace(page, language);
      await visit(page, "/stages");
      const before = await call<StageConfig>(page, "GET", "/stage-config");
      const gone = before.stages.find(({ key }) => key === "not_at_home")?.name ?? "";
      await page
        .getByRole("button", { name: say("stages.remove", { name: gone }) })
        .first()
        .click();
      await page.getByRole("button", { name: say("stages.save") }).click();
      await expect(page.getByText(say("stages.fault.choose_stage"))).toBeVisible();
      await expect(page.locator("[aria-invalid]")).toHaveAttribute("name", "action-4-to");
      await expectAccessible(page);
    });

    test("explain that somebody else saved first", async ({ page }) => {
      await newWorkspace(page, language);
      await visit(page, "/stages");
      await page.getByLabel(say("stages.name"), { exact: true }).first().fill("Mine");
      const { stages, initial, actions } = await call<StageConfig>(page, "GET", "/stage-config");
      const theirs = stages.map((stage, i) => (i === 0 ? { ...stage, name: "Theirs" } : stage));
      await call(page, "PUT", "/stage-config", { stages: theirs, initial, actions });
      await page.getByRole("button", { name: say("stages.save") }).click();
      await expect(page.getByText(say("stages.conflict"))).toBeVisible();
      await page.getByRole("button", { name: say("stages.conflict_theirs") }).click();
      await expect(page.getByLabel(say("stages.name"), { exact: true }).first()).toHaveValue("Theirs");
    });
  });
}
