import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

test("switches of a way that is not set up say so, with the way to where it is", async ({ page }) => {
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

  await missing.getByRole("link", { name: "Switch on this device" }).click();
  await expect(page).toHaveURL(/#this-device$/);
  await expect(page.getByRole("switch", { name: "This device" })).toBeInViewport();
  await missing.getByRole("link", { name: "Connect a bot" }).click();
  await expect(page).toHaveURL(/\/channels/);
  await page.goBack();
  await missing.getByRole("link", { name: "How to set it up" }).click();
  await expect(page.getByText("Email is not set up: nothing is sent")).toBeVisible();
});
