import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { Problem } from "@/lib/core/problem";
import { isCompanyError, type Reply } from "@/lib/domains/channels/company";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { objectOf, textOf } from "@/lib/domains/channels/reading";
import { findConnection } from "@/lib/domains/channels/store";
import { refusalOf } from "@/lib/domains/channels/whatsapp/faults";
import { type Call, graph, type Secret, type Settings } from "@/lib/domains/channels/whatsapp/graph";

/** The business account whose templates these are, with the credentials it is asked by. */
export type Account = { id: string; secret: Secret };

export async function findAccount(project: ProjectId): Promise<Account | null> {
  const connection = await findConnection(reader({}), project, "whatsapp");
  if (!connection) return null;
  const { business_account_id: id } = connection.settings as Settings;
  return { id, secret: openedSecret<Secret>(connection) };
}

export async function accountOf(project: ProjectId): Promise<Account> {
  const account = await findAccount(project);
  if (!account)
    throw new Problem("invalid_transition", { detail: "WhatsApp is not connected: connect a number first." });
  return account;
}

/** WhatsApp's message for people, else its technical one. */
export function wordsOf({ status, body }: Reply): string {
  const error = objectOf(body.error);
  return textOf(error.error_user_msg, 500) ?? textOf(error.message, 500) ?? `It answered ${status}.`;
}

/**
 * Calls Graph for the account's templates. WhatsApp being unreachable or rejecting the token is a problem; other refusals
 * are the caller's to handle. A token without rights to templates may still send messages, so the channel is not
 * marked as broken.
 */
export async function askTemplates({ id, secret }: Account, call: Call): Promise<Reply> {
  const reply = await graph(secret, `${id}/message_templates`, call).catch((error: unknown) => {
    if (!isCompanyError(error)) throw error;
    throw new Problem("service_unavailable", { detail: `${error.message} Try again in a moment.` });
  });
  if (reply.status === 200) return reply;
  const { result } = refusalOf(reply.status, reply.body, reply.retryAfter);
  if (result === "retry")
    throw new Problem("service_unavailable", { detail: `WhatsApp cannot answer now: ${wordsOf(reply)}` });
  if (result === "broken") {
    const detail = `WhatsApp refuses the token for its templates: ${wordsOf(reply)}`;
    throw new Problem("invalid_transition", { detail });
  }
  return reply;
}
