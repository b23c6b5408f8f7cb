import type { z } from "zod";
import { operation, session } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { applyPlan } from "@/lib/domains/assistant/apply";
import { answerSetup, askingOf, messagesOf } from "@/lib/domains/assistant/converse";
import { editPlan } from "@/lib/domains/assistant/edit";
import { planOf } from "@/lib/domains/assistant/read";
import {
  ApplyPlanBody,
  ConversationQuery,
  EditPlanBody,
  SayBody,
  SetupConversation,
  SetupPlan,
  UndoPlanBody,
} from "@/lib/domains/assistant/schema";
import { undoPlan } from "@/lib/domains/assistant/undo";

const tag = "Assistant";

/** A page of what was said, and the question that waits. */
async function conversationOf(
  actor: Actor,
  { language, ...page }: z.output<typeof ConversationQuery>,
): Promise<SetupConversation> {
  const { data, next_cursor } = await newestFirst(actor, "assistant-messages", page, (before, take) =>
    messagesOf(actor, language, before, take),
  );
  return { data: data.reverse(), next_cursor, asking: await askingOf(actor, language) };
}

/** What an answer carries of the conversation. */
const mostSaid = 200;

export const listAssistantMessages = operation({
  id: "listAssistantMessages",
  method: "GET",
  path: "/assistant/messages",
  access: session("admin"),
  tag,
  summary: "Get the setup conversation",
  description: "What was said so far, and in `asking` the question that waits, with its ready answers.",
  query: ConversationQuery,
  output: SetupConversation,
  handle: ({ actor, query }) => conversationOf(actor, query),
});

export const createAssistantMessage = operation({
  id: "createAssistantMessage",
  method: "POST",
  path: "/assistant/messages",
  access: session("admin"),
  tag,
  summary: "Send a message to the setup assistant",
  description:
    "A text in Portuguese, Spanish or English, or one of the choices of `asking`. What is understood goes into the plan; what is not is asked again. The address of a website is read, that one page of it. Where a model is configured it reads them too and proposes parts of the plan, named in its `by_model`; without an answer of use the rules read alone. `restart` begins anew, with an applied plan only once it can no longer be undone.",
  body: SayBody,
  output: SetupConversation,
  handle: async ({ actor, body }) => {
    await answerSetup(actor, body);
    return conversationOf(actor, { language: body.language, limit: mostSaid });
  },
});

export const getAssistantPlan = operation({
  id: "getAssistantPlan",
  method: "GET",
  path: "/assistant/plan",
  access: session("admin"),
  tag,
  summary: "Get the setup plan",
  description: "What would be made, what stands in its way, and what the last application made.",
  output: SetupPlan,
  handle: ({ actor }) => planOf(actor),
});

export const updateAssistantPlan = operation({
  id: "updateAssistantPlan",
  method: "PATCH",
  path: "/assistant/plan",
  access: session("admin"),
  tag,
  summary: "Update the setup plan",
  description:
    "Each part that is sent replaces that part whole. The plan may be unfinished: `problems` says what has to be mended before it can be applied. Refused while it is applied.",
  body: EditPlanBody,
  output: SetupPlan,
  current: getAssistantPlan.handle,
  changedBy: {
    applied: "POST /assistant/plan/apply",
  },
  errors: ["version_conflict", "invalid_transition"],
  handle: ({ actor, body }) => editPlan(actor, body),
});

export const applyAssistantPlan = operation({
  id: "applyAssistantPlan",
  method: "POST",
  path: "/assistant/plan/apply",
  access: session("admin"),
  idempotency: "optional",
  tag,
  summary: "Apply the plan",
  description:
    "Makes everything of it at once or nothing. What is there already under the same name is left as it is and listed in `applied.existing`. Applying an applied plan changes nothing.",
  body: ApplyPlanBody,
  output: SetupPlan,
  errors: ["version_conflict"],
  handle: ({ actor, body }) => applyPlan(actor, body.expected_version),
});

export const undoAssistantPlan = operation({
  id: "undoAssistantPlan",
  method: "POST",
  path: "/assistant/plan/undo",
  access: session("admin"),
  idempotency: "optional",
  tag,
  summary: "Undo the plan",
  description:
    "Takes away exactly what applying made. Refused once some of it was booked or changed; `held_by` names what stands in the way.",
  body: UndoPlanBody,
  output: SetupPlan,
  errors: ["invalid_transition"],
  handle: ({ actor }) => undoPlan(actor),
});
