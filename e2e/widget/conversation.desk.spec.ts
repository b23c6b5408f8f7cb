import { gzipSync } from "node:zlib";
import { expect, test } from "../browser";
import { call } from "../dashboard/people";
import { blockFrames, chat, expectAccessible, launcher, openShop, openSite, type Site } from "./site";

test.use({ locale: "en" });

const sites: Site[] = [];
test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});

const siteWith = async (key: string, home: string | undefined): Promise<Site> => {
  const site = await openSite(key, home ?? "");
  sites.push(site);
  return site;
};

/** A text that would run if it were inserted as markup. */
const hostile = `<img src=x onerror="top.hacked=1;hacked=1"><script>hacked=1</script> javascript:alert(1) "'\``;

test("a visitor and the team talk across two browsers, and nothing that is written runs", async ({
  page,
  browser,
  baseURL,
}) => {
  const { key, put } = await openShop(page, { greeting: hostile });
  const site = await siteWith(key, baseURL);
  await put({ allowed_origins: [site.origin] });

  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  const complaints: string[] = [];
  visitor.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  visitor.on("dialog", () => complaints.push("a dialog"));
  let spoke = false;
  const sessions: { spoke: boolean }[] = [];
  visitor.on("request", (request) => request.url().endsWith("/webchat/sessions") && sessions.push({ spoke }));
  await visitor.goto(site.origin);
  await expect(launcher(visitor)).toBeVisible();
  await expect(launcher(visitor)).toHaveAttribute("aria-expanded", "false");
  expect(await visitor.evaluate(() => Object.keys(window).filter((name) => /turnero/i.test(name)))).toEqual([
    "Turnero",
  ]);

  // Opening the chat alone does not create a customer.
  await visitor.context().setOffline(true);
  await visitor.context().setOffline(false);

  await launcher(visitor).focus();
  await visitor.keyboard.press("Enter");
  const inside = chat(visitor);
  await expect(inside.getByRole("button", { name: /Chat with us/ })).toBeFocused();
  await expect(inside.getByText(hostile)).toBeVisible();
  await expectAccessible(visitor, "home");
  await visitor.keyboard.press("Enter");
  await expect(inside.getByLabel("Write a message")).toBeFocused();
  await visitor.keyboard.type(hostile);
  spoke = true;
  await visitor.keyboard.press("Enter");
  await expect(inside.getByText("Sent")).toBeVisible();
  expect(sessions).toEqual([{ spoke: true }]);

  type Listed = { data: { id: string; last_message: { text: string } }[] };
  const { data } = await call<Listed>(page, "GET", "/conversations?channel=webchat");
  expect(data).toMatchObject([{ unread_count: 1, last_message: { text: hostile } }]);
  const path = `/conversations/${data[0]?.id}/messages`;
  // The chat's own limit is two seconds; a busy machine may be slower, but hardly ten times.
  const waits: number[] = [];
  do {
    const answer = `We open at nine (${waits.length + 1})`;
    await call(page, "POST", path, { text: `${answer}: https://example.com/hours.` });
    const answered = Date.now();
    await expect(inside.getByText(answer)).toBeVisible();
    waits.push(Date.now() - answered);
  } while (Math.min(...waits) >= 2000 && waits.length < 10);
  expect(Math.min(...waits), `seen after ${waits.join(", ")} ms`).toBeLessThan(2000);
  test.info().annotations.push({ type: "answer seen after", description: `${waits.join(", ")} ms` });
  const link = inside.getByRole("link", { name: "https://example.com/hours" });
  await expect(link.first()).toHaveAttribute("rel", /noopener/);
  await expect(inside.getByText("Seen")).toBeVisible();
  await expectAccessible(visitor, "conversation");

  await inside.getByLabel("Write a message").press("Escape");
  await expect(launcher(visitor)).toBeFocused();
  await expect(inside.getByLabel("Write a message")).toBeHidden();
  await call(page, "POST", path, { text: "Anything else?" });
  await expect(visitor.getByRole("button", { name: /1 unread/ })).toBeVisible();

  // A reload finds the same conversation; what was written without a connection goes out once there is one.
  await visitor.reload();
  await visitor.getByRole("button", { name: /1 unread/ }).click();
  await inside.getByRole("button", { name: "Continue the conversation" }).click();
  await expect(inside.getByText("Anything else?")).toBeVisible();
  await visitor.context().setOffline(true);
  await inside.getByLabel("Write a message").fill("No, thanks");
  await inside.getByRole("button", { name: "Send", exact: true }).click();
  await expect(inside.getByText("Waiting for a connection")).toBeVisible();
  await visitor.context().setOffline(false);
  await expect(inside.getByText("Waiting for a connection")).toHaveCount(0);
  const said = async () => (await call<{ data: { text: string }[] }>(page, "GET", path)).data.map(({ text }) => text);
  await expect
    .poll(said)
    .toEqual(["No, thanks", "Anything else?", ...waits.map(() => expect.stringMatching(/^We open/)), hostile]);

  expect(await visitor.evaluate(() => "hacked" in window)).toBe(false);
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text))).toEqual([]);
});

test("where browsers block the frame's storage, the site's page remembers the conversation", async ({
  page,
  browser,
  baseURL,
}) => {
  const { key, put } = await openShop(page);
  const site = await siteWith(key, baseURL);
  await put({ allowed_origins: [site.origin] });
  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  await visitor.addInitScript(blockFrames);
  await visitor.goto(site.origin);
  await launcher(visitor).click();
  const inside = chat(visitor);
  await inside.getByRole("button", { name: /Chat with us/ }).click();
  await inside.getByLabel("Write a message").fill("Do you open on Sunday?");
  const taken = visitor.waitForResponse((reply) => reply.url().endsWith("/webchat/messages") && reply.status() === 201);
  await inside.getByRole("button", { name: "Send", exact: true }).click();
  await taken;
  await visitor.reload();
  await launcher(visitor).click();
  await inside.getByRole("button", { name: "Continue the conversation" }).click();
  await expect(inside.getByText("Do you open on Sunday?")).toBeVisible();
});

test("a page that is not on the list shows nothing and opens nothing", async ({ page, browser, baseURL }) => {
  const { key, put } = await openShop(page);
  const [friend, stranger] = [await siteWith(key, baseURL), await siteWith(key, baseURL)];
  await put({ allowed_origins: [friend.origin] });
  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  const refused = visitor.waitForEvent("console", (line) => /frame-ancestors/.test(line.text()));
  await visitor.goto(stranger.origin);
  await refused;
  await expect(visitor.getByRole("button")).toHaveCount(0);
  await visitor.evaluate(() => (window as unknown as { Turnero: { open: () => void } }).Turnero.open());
  await expect(visitor.getByRole("button")).toHaveCount(0);
  const reply = await visitor.evaluate(
    async ([home, pk]) =>
      fetch(`${home}/api/v1/public/webchat/config`, { headers: { authorization: `Bearer ${pk}` } }).catch(
        () => "refused",
      ),
    [baseURL, key] as const,
  );
  expect(reply).toBe("refused");
  await visitor.goto(friend.origin);
  await expect(launcher(visitor)).toBeVisible();

  await visitor.goto(`${baseURL}/embed/${key}`);
  await expect(visitor.getByText("This chat only opens on the website it belongs to.")).toBeVisible();
  const { key: next } = await call<{ key: string }>(page, "POST", "/webchat-site/rotate-key");
  expect((await page.request.get(`/embed/${key}`)).status()).toBe(404);
  const frame = await page.request.get(`/embed/${next}`);
  expect(frame.headers()["content-security-policy"]).toContain(`frame-ancestors ${friend.origin}`);
  for (const path of ["/sign-in", "/channels/webchat", "/embed.js"])
    expect((await page.request.get(path)).headers()["x-frame-options"], path).toBe("DENY");
});

test("the loader weighs less than 15 kB, the frame less than 120", async ({ page }) => {
  const weigh = async (path: string) => gzipSync(await (await page.request.get(path)).body()).length;
  const [loader, frame] = [await weigh("/widget.js"), (await weigh("/embed.js")) + (await weigh("/embed.css"))];
  test.info().annotations.push({ type: "weight", description: `widget.js ${loader}, frame ${frame}` });
  expect(loader).toBeLessThan(15_000);
  expect(frame).toBeLessThan(120_000);
});
