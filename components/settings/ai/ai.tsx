"use client";

import { Budget } from "@/components/settings/ai/budget";
import { Guard } from "@/components/settings/ai/guard";
import { Notices } from "@/components/settings/ai/notices";
import { Pause } from "@/components/settings/ai/pause";
import { Usage } from "@/components/settings/ai/usage";
import type { AiNotice, AiUsage, SpamGuard } from "@/lib/domains/ai/schema";

type FirstAi = { usage: AiUsage; guard: SpamGuard; notices: { data: AiNotice[]; next_cursor: string | null } };

/** The models: what they did and cost, whether they may go on, and how the bot is kept from being flooded. */
export function Ai({ first }: { first: FirstAi }) {
  return (
    <>
      <Notices first={first.notices} />
      <Usage first={first.usage} />
      <Pause first={first.usage} />
      <Budget first={first.usage} />
      <Guard first={first.guard} />
    </>
  );
}
