import { afterAll, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { MemberNoticeWays } from "@/lib/domains/member-notices/schema";
import { makeConnected } from "@/lib/testing/channels";
import { graphFake, telegramFake } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject } from "@/lib/testing/world";

const [graph, telegram] = [await graphFake(), await telegramFake()];
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);
afterAll(() => Promise.all([graph.stop(), telegram.stop()]));

const waysOf = async (member: Awaited<ReturnType<typeof makeMember>>) =>
  (await member.call<MemberNoticeWays>("/me/notice-ways")).body;

it("none but the bell reaches a member of a new workspace", async () => {
  setEnv("SMTP_URL", undefined);
  const rita = await makeMember((await makeProject()).id, "agent");
  expect(await waysOf(rita)).toEqual({ email: "not_set_up", telegram: "not_set_up", push: "not_linked" });
});

it("each is ready once it is set up, for whoever did it", async () => {
  setEnv("SMTP_URL", "smtp://127.0.0.1:9");
  const world = await makeConnected();
  const [rita, bruno] = [await makeMember(world.id, "agent"), await makeMember(world.id, "agent")];
  await prisma().pushSubscription.create({
    data: {
      project_id: world.id,
      id: newId("psh"),
      member_id: rita.id,
      endpoint: "https://push.example/1",
      p256dh: "",
      auth: "",
    },
  });
  expect(await waysOf(rita)).toEqual({ email: "ready", telegram: "not_linked", push: "ready" });
  expect(await waysOf(bruno)).toEqual({ email: "ready", telegram: "not_linked", push: "not_linked" });
});
