import type { Business } from "@/lib/domains/assistant/schema";
import { fold } from "@/lib/domains/bot/understanding/text";

/** Word beginnings that identify a business, in three languages. A tie goes to the first in the list. */
const signs: readonly [Business, RegExp][] = [
  [
    "clinic",
    /\b(clinic|consultorio|medic[oa]|medicina|dentist|dental|odonto|fisioterap|physio|psicolog|psycholog|nutri|doctor|veterinari|saude|salud\b|health|terapeut|therap|pediatr|dermato|oftalmo|fonoaudio)/g,
  ],
  [
    "salon",
    /\b(salao|salon\b|salao|barbearia|barberia|barber|cabele|cabelo|peluquer|estilista|manicur|pedicur|unhas|nail|estetica|beleza|belleza|beauty|hair|spa\b|sobrancelha|depila|maquia|maquilla|corte\b|barba\b)/g,
  ],
  [
    "garage",
    /\b(oficina|mecanic|taller|garage|auto ?center|autocenter|pneu|borracharia|gomeria|lava ?-?jato|lavadero|car ?wash|troca de oleo|cambio de aceite|oil change|funilaria|chaperia|automotiv|automotor|mechanic|tyres?|tires?)/g,
  ],
  [
    "delivery",
    /\b(entrega|delivery|deliveries|motoboy|transportadora|frete|reparto|repartidor|envios|courier|logistic|encomienda|mudanca|mudanza|moving company|shipping)/g,
  ],
  [
    "studio",
    /\b(estudio|studio|pilates|yoga|ioga|danca|danza|dance|fotograf|photo|tatua|tattoo|academia|personal trainer|musica|music|aulas?\b|clases?\b|lessons?|gym|ginasio|crossfit|escola|escuela)/g,
  ],
];

/** The kind of business that a text speaks of, or null. */
export function businessIn(text: string): Business | null {
  const folded = fold(text);
  let [best, most]: [Business | null, number] = [null, 0];
  for (const [business, pattern] of signs) {
    const count = new Set(folded.match(pattern)).size;
    if (count > most) [best, most] = [business, count];
  }
  return best;
}
