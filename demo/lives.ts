import type { Random } from "@/demo/random";
import type { Status } from "@/lib/core/vocabulary";

/** One step of a booking's life: what was done, where it led, when. */
export type Step = { action: string; status: Status; stage: string; at: number };

const minute = 60_000;
const hour = 60 * minute;

const step = (action: string, status: Status, stage: string, at: number): Step => ({ action, status, stage, at });

/** How an appointment that is over went; most went well. */
function past(random: Random, start: number, end: number): Step[] {
  const come = step("checked_in", "checked_in", "in_progress", start - random.below(10) * minute);
  if (random.chance(0.06)) return [step("no_show", "no_show", "failed", start + 20 * minute)];
  if (random.chance(0.08)) return [step("cancelled", "cancelled", "failed", start - (2 + random.below(40)) * hour)];
  if (random.chance(0.02)) return [come, step("failed", "failed", "failed", start + 10 * minute)];
  return [come, step("completed", "completed", "done", end + random.below(6) * minute)];
}

/** What became of an appointment until now, after it was made. */
export function lifeOf(
  random: Random,
  { start, end, deposit }: { start: number; end: number; deposit: boolean },
  now: number,
): Step[] {
  if (end <= now) return past(random, start, end);
  if (start <= now + 10 * minute && random.chance(0.8)) {
    return [step("checked_in", "checked_in", "in_progress", Math.min(now, start) - random.below(5) * minute)];
  }
  if (random.chance(0.06)) return [step("cancelled", "cancelled", "failed", now - random.below(60) * hour)];
  if (deposit && random.chance(0.6)) return [];
  return deposit ? [step("deposit_received", "confirmed", "scheduled", now - random.below(20) * hour)] : [];
}

export const cancelReasons = ["Imprevisto no trabalho", "Melhorou", "Viagem", "Remarca depois", "Doente"] as const;
export const failReasons = ["Aparelho em falha", "Exame sem preparo", "Pedido médico vencido"] as const;
export const bookingNotes = [
  "Prefere ser chamada pelo apelido.",
  "Traz acompanhante.",
  "Chega pela entrada lateral, usa cadeira de rodas.",
  "Retorno: trazer os exames de setembro.",
  "Alergia a látex.",
  "Pediu para ligar se atrasar.",
  "Primeira vez na clínica.",
] as const;
