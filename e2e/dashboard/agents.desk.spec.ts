import { agentOf } from "@/lib/testing/agent";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { call, signUp, visit } from "./people";

test.use({ locale: "en" });

test("an agent is connected, and what it does is seen", async ({ page }) => {
  await signUp(page);
  await visit(page, "/settings/agents");
  await expect(page.getByRole("heading", { name: "No calls yet" })).toBeVisible();
  const address = (await page.getByLabel("Server URL").textContent()) ?? "";
  expect(address).toMatch(/\/api\/mcp$/);
  await page.getByRole("tab", { name: "VS Code" }).click();
  await expect(page.getByRole("region", { name: "VS Code" })).toContainText(`"url": "${address}"`);
  // Who signs in by a page needs no key; for the others it has its place.
  await expect(page.getByRole("region", { name: "VS Code" })).not.toContainText("YOUR_API_KEY");
  await choose(page, "How it signs in", "With an API key");
  for (const agent of ["VS Code", "Claude Code", "Claude Desktop", "Cursor", "Gemini CLI"]) {
    await page.getByRole("tab", { name: agent }).click();
    await expect(page.getByRole("region", { name: agent, exact: true })).toContainText("Bearer YOUR_API_KEY");
  }
  await page.getByRole("tab", { name: "VS Code" }).click();
  await choose(page, "What the agent is for", "Conversations");
  await expect(page.getByLabel("Server URL")).toHaveText(`${address}?toolsets=conversations`);
  await expect(page.getByRole("region", { name: "VS Code" })).toContainText(`"${address}?toolsets=conversations"`);

  const scopes = ["customers:write", "customers:read"];
  const { key } = await call<{ key: string }>(page, "POST", "/api-keys", { name: "Assistant", scopes });
  const agent = await agentOf(process.env.TURNERO_URL ?? "", key);
  await agent.use("create_customer", { name: "Ana Souza", phone: "+5511900000001", tags: ["vip"] });
  await agent.refused("list_services");
  await agent.client.close();

  await visit(page, "/settings/agents");
  const log = page.getByRole("table", { name: "Calls" });
  await expect(log.getByRole("row").nth(1)).toContainText("insufficient_scope");
  await choose(page, "Outcome", "Succeeded");
  await expect(log.getByRole("button")).toHaveText(["create_customer"]);
  await log.getByRole("button", { name: "create_customer" }).click();
  await expect(page.getByRole("region", { name: "Arguments" })).toContainText(`"tags": "•••"`);
  await expect(page.getByText("+5511900000001")).toHaveCount(0);
  await page.getByText("View customers").click();
  await expect(page.getByText("list_customers", { exact: true }).last()).toBeVisible();
  await expectAccessible(page, "what agents did");
});
