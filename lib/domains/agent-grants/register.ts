import { z } from "zod";
import { newId } from "@/lib/core/ids";
import { isRedirectAddress } from "@/lib/domains/agent-grants/redirect";
import { Refusal } from "@/lib/domains/agent-grants/refusal";
import { type Client, insertClient } from "@/lib/domains/agent-grants/store";

/** What an agent tells of itself; what else it tells is ignored, as RFC 7591 says. */
const Registration = z.object({
  client_name: z.string().max(1000).optional(),
  redirect_uris: z.array(z.string()).min(1).max(10),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/** Without what turns a text around or hides in it: people decide by this name. */
const shownName = (given: string | undefined): string =>
  (given ?? "")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, 80) || "Agent";

export async function registerAgent(given: unknown): Promise<Client> {
  const read = Registration.safeParse(given);
  if (!read.success) {
    const about = read.error.issues[0]?.path.join(".") ?? "";
    throw new Refusal(
      about.startsWith("redirect_uris") ? "invalid_redirect_uri" : "invalid_client_metadata",
      `${about || "The body"} is not as RFC 7591 has it; one to ten redirect_uris are needed.`,
    );
  }
  const { client_name, redirect_uris } = read.data;
  const wrong = redirect_uris.find((address) => !isRedirectAddress(address));
  if (wrong !== undefined)
    throw new Refusal(
      "invalid_redirect_uri",
      "A redirect_uri is https, http on this device (127.0.0.1, [::1], localhost), or of an app's own scheme with a dot in it; without a fragment.",
    );
  const client = { id: newId("oac"), name: shownName(client_name), redirect_uris };
  await insertClient(client);
  return client;
}
