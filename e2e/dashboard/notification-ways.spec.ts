import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

test("switches of a way that is not set up say so, with the way to where it is", async ({ page, isMobile }) => {
  await signUp(page);
  await visit(page, "/settings/notifications");
  const missing = page.getByRole("list", { name: "Ways that are not set up" });
  await expect(missing.getByRole("listitem")).toHaveCount(3);
  const email = page.getByRole("switch", { name: "New booking: Email" });
  await expect(email).toHaveAccessibleDescription("Email is not set up: messages are only kept in Outgoing mail.");
  await expect(page.getByRole("switch", { name: "New booking: Push" })).toHaveAccessibleDescription(
    /^Push sends nothing/,
  );
  await expect(page.getByRole("switch", { name: "New booking: In app" })).toHaveAccessibleDescription("");
  await expectAccessibleInBothLights(page, "ways that are not set up");
  await keepPicture(page, "notification-ways");

  // The words of a switch are pressed as the switch is.
  const quiet = page.getByRole("switch", { name: /^Quiet hours/ });
  await expect(quiet).not.toBeChecked();
  await page.getByText(/^Quiet hours/).click();
  await expect(quiet).toBeChecked();
  if (isMobile) {
    const inApp = page.getByRole("switch", { name: "New booking: In app" });
    await expect(inApp).toBeChecked();
    await page.getByRole("cell").filter({ has: inApp }).getByText("In app").tap();
    await expect(inApp).not.toBeChecked();
  }

  await missing.getByRole("link", { name: "Switch on this device" }).click();
  await expect(page).toHaveURL(/#this-device$/);
  await expect(page.getByRole("switch", { name: "This device" })).toBeInViewport();
  await missing.getByRole("link", { name: "Connect a bot" }).click();
  await expect(page).toHaveURL(/\/channels/);
  await page.goBack();
  await missing.getByRole("link", { name: "How to set it up" }).click();
  await expect(page.getByText("Email is not set up: nothing is sent")).toBeVisible();
});

test("the name of a row is no button, and each switch is as large as a thumb", async ({ page }) => {
  await signUp(page);
  await visit(page, "/settings/notifications");
  const name = page.getByRole("rowheader", { name: "New booking", exact: true });
  const switches = page.getByRole("row").filter({ has: name }).getByRole("switch");
  await expect(switches).toHaveCount(4);
  const states = () => switches.evaluateAll((all) => all.map((each) => each.getAttribute("aria-checked")));
  const before = await states();
  expect(await name.evaluate((each) => getComputedStyle(each).cursor)).not.toBe("pointer");
  await name.click();
  expect(await states()).toEqual(before);

  for (const [n, way] of ["In app", "Push", "Email", "Telegram"].entries()) {
    const each = switches.nth(n);
    await expect(each).toHaveAccessibleName(`New booking: ${way}`);
    const box = await each.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const [dx, dy] of [
      [-21, -21],
      [21, 21],
    ] as const) {
      const was = await each.getAttribute("aria-checked");
      await page.mouse.click(x + dx, y + dy);
      await expect(each).not.toHaveAttribute("aria-checked", was ?? "");
    }
  }
  expect(await states()).toEqual(before);
});

for (const locale of ["en", "es", "pt-BR"])
  test.describe(locale, () => {
    test.use({ locale });

    test("the switches and their names stand side by side on the smallest phone", async ({ page }) => {
      await signUp(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await visit(page, "/settings/notifications");
      const rows = page.getByRole("table").locator("tbody tr");
      await expect(rows).toHaveCount(9);
      // What is drawn of each cell: the words and the switch, not the room around them.
      const drawn = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll("th, td")].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        ),
      );
      for (const boxes of drawn)
        for (const [i, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(320);
          for (const b of boxes.slice(i + 1))
            expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      await keepPicture(page, `notification-switches-320-${locale}`);
    });
  });
