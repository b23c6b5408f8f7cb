import { expect, test } from "../browser";
import { call } from "../dashboard/people";
import { speaker } from "../dashboard/signed-in";
import { chat, launcher, openShop, openSite } from "./site";

test.use({ locale: "en" });
const say = speaker("en");

test("outside the hours the chat says that the bot answers, and that the team is away only where nobody does", async ({
  page,
  browser,
  baseURL,
}) => {
  const { key, put } = await openShop(page);
  const site = await openSite(key, baseURL ?? "");
  await put({
    allowed_origins: [site.origin],
    business_hours: { timezone: "America/Sao_Paulo", weekly: [], away_message: "Leave us a message." },
  });
  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  const open = async () => {
    await visitor.goto(site.origin);
    await launcher(visitor).click();
  };
  await open();
  await expect(chat(visitor).getByText("Leave us a message.")).toBeVisible();
  await expect(chat(visitor).getByText(say("widget.not_here"), { exact: true })).toBeVisible();

  const bot = await call<object>(page, "GET", "/bot");
  await call(page, "PUT", "/bot", { ...bot, enabled: true });
  await open();
  await expect(chat(visitor).getByText(say("widget.bot_here"))).toBeVisible();
  await expect(chat(visitor).getByText(say("widget.bot_away"))).toBeVisible();
  await expect(chat(visitor).getByText("Leave us a message.")).toHaveCount(0);
  await site.stop();
});
