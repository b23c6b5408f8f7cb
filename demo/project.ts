import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { newId, provenProject } from "@/lib/core/ids";
import { scopes } from "@/lib/core/scopes";
import { hashKey } from "@/lib/domains/api-keys/key";
import { defaultStagesIn } from "@/lib/domains/stages/default";
import { ensureStages } from "@/lib/domains/stages/store";

/** The workspace, what every workspace starts with, and a key that may do everything. */
export async function addProject(tx: Tx, now: Date, key: string): Promise<Actor> {
  const project = {
    id: provenProject(newId("prj")),
    name: "Jacarandá Saúde",
    slug: "jacaranda-saude",
    timezone: "America/Sao_Paulo",
    currency: "BRL",
    locale: "pt-BR",
  };
  await tx.project.create({ data: project });
  await tx.bookingPage.create({
    data: {
      project_id: project.id,
      service_ids: [],
      address: { formatted: "Rua Augusta, 1500, 4º andar - Consolação, São Paulo", lat: -23.5569, lng: -46.6608 },
    },
  });
  await ensureStages(tx, project.id, defaultStagesIn(project.locale));
  await tx.apiKey.create({
    data: {
      project_id: project.id,
      id: newId("key"),
      name: "Demo",
      hash: new Uint8Array(hashKey(key)),
      prefix: key.slice(0, 12),
      last4: key.slice(-4),
      scopes: [...scopes],
    },
  });
  return {
    identity: { type: "system", id: "demo", name: "Demo" },
    project,
    scopes: new Set(scopes),
    now,
    requestId: newId("req"),
    address: null,
    tx,
  };
}
