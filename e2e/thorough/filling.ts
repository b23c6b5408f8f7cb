import type { Locator, Page, Request } from "playwright/test";
import { expect, test } from "../browser";
import { settled, visit } from "../dashboard/people";
import { type Hand, handOf } from "./hands";

export type Step =
  | ["type", label: string, text: string]
  | ["choose", label: string, option: string]
  /** A file, by the dialog that the control opens. */
  | ["attach", label: string, text: string]
  /** Where several have the name: the one in this region. */
  | ["press", name: string | RegExp, region?: string];

export type Form = {
  name: string;
  at: string;
  steps: readonly Step[];
  /** What the screen says once it was sent. */
  says: string | RegExp;
  /** Where the result is checked; the same page after a reload, unless another is given. */
  again?: string;
  /** What must be there then: a text, a field with its value, or the result of a check. */
  keeps: string | RegExp | [label: string, value: string] | (() => Promise<unknown>);
};

const pressed = ["button", "link", "checkbox", "switch", "radio", "tab", "menuitem"] as const;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The dialog on top where there is one. */
async function front(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole("dialog").filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
}

const labelled = (scope: Page | Locator, label: string): Locator =>
  scope
    .getByLabel(new RegExp(`^${escaped(label)}( optional)?$`))
    .and(scope.locator("input, textarea, select"))
    .filter({ visible: true });

async function named(page: Page, name: string | RegExp, region = ""): Promise<Locator> {
  const scope = region ? page.getByRole("region", { name: region }) : await front(page);
  const exact = typeof name === "string" ? new RegExp(`^${escaped(name)}$`) : name;
  const [first, ...others] = pressed.map((role) =>
    (role === "menuitem" ? page : scope).getByRole(role, { name: exact }),
  );
  return others
    .reduce((either, other) => either.or(other), first as Locator)
    .filter({ visible: true })
    .first();
}

async function attach(page: Page, hand: Hand, control: Locator, text: string): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await hand.press(control);
  await (await asked).setFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** How many changes are not answered yet: a reload would lose them. */
function changesUnderWay(page: Page): () => number {
  const sent = new Set<Request>();
  page.on("request", (request) => request.method() !== "GET" && sent.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => sent.delete(request));
  return () => sent.size;
}

/** Fills each form as this screen size does, submits it, and checks what was sent after a reload. */
export async function fillEach(page: Page, forms: readonly Form[]): Promise<void> {
  const hand = handOf(page, test.info());
  const underWay = changesUnderWay(page);
  for (const form of forms) {
    await test.step(form.name, async () => {
      await visit(page, form.at);
      await hand.begin();
      for (const [how, what, value = ""] of form.steps) {
        if (how === "press") await hand.press(await named(page, what, value));
        else if (how === "attach") await attach(page, hand, labelled(await front(page), what), value);
        else await hand[how](labelled(await front(page), what), value);
      }
      await expect(page.getByText(form.says).filter({ visible: true }).first(), form.name).toBeVisible();
      await expect.poll(underWay).toBe(0);
      if (form.again) await page.goto(form.again);
      else await page.reload();
      await settled(page);
      if (typeof form.keeps === "function") await form.keeps();
      else if (Array.isArray(form.keeps))
        await expect(labelled(page, form.keeps[0]).first()).toHaveValue(form.keeps[1]);
      else await expect(page.getByText(form.keeps).filter({ visible: true }).first(), form.name).toBeVisible();
    });
  }
}
