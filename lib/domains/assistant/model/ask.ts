import type { ProjectId } from "@/lib/core/ids";
import { askModel as ask, isConfigured } from "@/lib/domains/ai/door";
import { type Cause, isModelFailure } from "@/lib/domains/ai/failure";
import { promptOf, proposePlan } from "@/lib/domains/assistant/model/prompt";
import { type Proposal, readProposal } from "@/lib/domains/assistant/model/proposal";

/** Somebody is waiting: one answer, and a second where the first can be corrected and was quick. */
const most = { rounds: 2, milliseconds: 12_000, tokens: 6000 };

export type Asked = { proposal: Proposal } | { failed: Cause };

/** A model's proposal, or why it is unusable. `faultsOf` says what would keep it out of the plan. */
export async function askModel(
  project: ProjectId,
  about: Parameters<typeof promptOf>[0],
  faultsOf: (proposal: Proposal) => string[],
): Promise<Asked | null> {
  if (!isConfigured()) return null;
  const began = performance.now();
  const messages = promptOf(about);
  const request = {
    purpose: "assistant",
    channel: null,
    model: null,
    tools: [proposePlan],
    maxTokens: most.tokens,
  } as const;
  try {
    for (let round = 1; round <= most.rounds && performance.now() - began < most.milliseconds; round++) {
      const { text, toolCalls } = await ask(project, { ...request, messages });
      const written = toolCalls.find(({ name }) => name === proposePlan.name)?.arguments ?? text;
      const read = readProposal(written);
      const faults = "faults" in read ? read.faults : faultsOf(read.proposal);
      if ("proposal" in read && faults.length === 0) return read;
      messages.push(
        { role: "assistant", content: written.slice(0, 20_000) || "{}" },
        {
          role: "user",
          content: `[The system] This cannot be used. Send the whole proposal again, mended:\n${faults.join("\n")}`,
        },
      );
    }
    return { failed: "malformed" };
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    return { failed: error.reason };
  }
}
