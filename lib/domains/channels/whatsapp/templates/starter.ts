import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { isProblem } from "@/lib/core/problem";
import { accountOf } from "@/lib/domains/channels/whatsapp/templates/ask";
import { submitTemplate } from "@/lib/domains/channels/whatsapp/templates/create";
import type { CreateTemplateBody, StarterResult } from "@/lib/domains/channels/whatsapp/templates/schema";
import { findTemplate } from "@/lib/domains/channels/whatsapp/templates/store";

/**
 * The templates that the notices to customers use. The values of each are, in this order: the customer's name, the
 * business, the service, the date and time in the customer's language, and the link at which the visit is managed (for a
 * cancelled one, at which another is booked).
 */
export const starterVariables = ["customer", "business", "service", "start", "link"] as const;
export const starterLanguages = ["pt_BR", "es", "en"] as const;
export const starterNames = {
  confirmed: "turnero_confirmed",
  reminder: "turnero_reminder",
  moved: "turnero_moved",
  cancelled: "turnero_cancelled",
} as const;
export type StarterLanguage = (typeof starterLanguages)[number];
export type StarterReason = keyof typeof starterNames;

const bodies: Record<StarterReason, Record<StarterLanguage, string>> = {
  confirmed: {
    pt_BR:
      "Olá {{1}}, sua reserva com {{2}} está confirmada: {{3}}, {{4}}.\n\nPara remarcar ou cancelar, acesse {{5}} quando quiser.",
    es: "Hola {{1}}, tu reserva con {{2}} está confirmada: {{3}}, {{4}}.\n\nPara cambiarla o cancelarla, el enlace es {{5}} en cualquier momento.",
    en: "Hello {{1}}, your booking with {{2}} is confirmed: {{3}}, {{4}}.\n\nTo reschedule or cancel, open {{5}} at any time.",
  },
  reminder: {
    pt_BR:
      "Olá {{1}}, {{2}} espera você: {{3}}, {{4}}.\n\nResponda SIM para confirmar. Para remarcar ou cancelar, acesse {{5}} quando quiser.",
    es: "Hola {{1}}, en {{2}} esperamos tu visita: {{3}}, {{4}}.\n\nUn SÍ como respuesta la confirma. Para cambiarla o cancelarla, el enlace es {{5}} en cualquier momento.",
    en: "Hello {{1}}, {{2}} is expecting you: {{3}}, {{4}}.\n\nReply YES to confirm. To reschedule or cancel, open {{5}} at any time.",
  },
  moved: {
    pt_BR:
      "Olá {{1}}, sua reserva com {{2}} mudou de horário: {{3}} agora é {{4}}.\n\nSe não servir, acesse {{5}} para escolher outro.",
    es: "Hola {{1}}, tu reserva con {{2}} cambió de horario: {{3}} ahora es {{4}}.\n\nSi no te sirve, en {{5}} hay otros horarios.",
    en: "Hello {{1}}, your booking with {{2}} has moved: {{3}} is now {{4}}.\n\nIf that does not suit you, open {{5}} to choose another time.",
  },
  cancelled: {
    pt_BR:
      "Olá {{1}}, sua reserva com {{2}} foi cancelada: {{3}}, {{4}}.\n\nPara marcar outro horário, acesse {{5}} quando quiser.",
    es: "Hola {{1}}, tu reserva con {{2}} fue cancelada: {{3}}, {{4}}.\n\nPara reservar otro horario, el enlace es {{5}} en cualquier momento.",
    en: "Hello {{1}}, your booking with {{2}} was cancelled: {{3}}, {{4}}.\n\nTo book another time, open {{5}} whenever you like.",
  },
};

const examples: Record<StarterLanguage, string[]> = {
  pt_BR: ["Ana", "Clínica Sol", "Consulta", "segunda-feira, 2 de março, 14:30", "https://example.com/r/abc123"],
  es: ["Ana", "Clínica Sol", "Consulta", "lunes 2 de marzo, 14:30", "https://example.com/r/abc123"],
  en: ["Ana", "Sol Clinic", "Consultation", "Monday, March 2, 14:30", "https://example.com/r/abc123"],
};

/** All of them, as they are sent for approval. */
export const starterTemplates: readonly CreateTemplateBody[] = (Object.keys(starterNames) as StarterReason[]).flatMap(
  (reason) =>
    starterLanguages.map((language) => ({
      name: starterNames[reason],
      language,
      category: "UTILITY" as const,
      body: bodies[reason][language],
      examples: examples[language],
    })),
);

/** Submits the missing ones for approval. Refusals are reported with the others; the next call continues. */
export async function createStarterTemplates(actor: Actor): Promise<StarterResult> {
  const account = await accountOf(actor.project.id);
  const result: StarterResult = { created: [], existing: 0, refused: [] };
  for (const body of starterTemplates) {
    const { name, language } = body;
    if (await findTemplate(reader(actor), actor.project.id, body)) {
      result.existing += 1;
      continue;
    }
    try {
      result.created.push(await submitTemplate(actor, account, body));
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.code === "template_exists") result.existing += 1;
      else if (error.code === "validation_error")
        result.refused.push({ name, language, reason: error.extra.errors?.[0]?.detail ?? error.message });
      else throw error;
    }
  }
  return result;
}
