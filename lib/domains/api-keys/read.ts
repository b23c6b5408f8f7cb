import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { ApiKey } from "@/lib/domains/api-keys/schema";
import { findKey } from "@/lib/domains/api-keys/store";

export async function apiKeyOf(actor: Actor, id: string): Promise<ApiKey> {
  const key = await findKey(reader(actor), actor.project.id, id);
  if (!key) throw notFound("API key", id);
  return key;
}
