import type { Concept, Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { vet } from "@/lib/domains/bot/understanding/lexicon/trades/animals/vet";
import { general } from "@/lib/domains/bot/understanding/lexicon/trades/general";
import { clinic } from "@/lib/domains/bot/understanding/lexicon/trades/health/clinic";
import { dentist } from "@/lib/domains/bot/understanding/lexicon/trades/health/dentist";
import { massages } from "@/lib/domains/bot/understanding/lexicon/trades/health/massages";
import { optician } from "@/lib/domains/bot/understanding/lexicon/trades/health/optician";
import { wellness } from "@/lib/domains/bot/understanding/lexicon/trades/health/wellness";
import { delivery } from "@/lib/domains/bot/understanding/lexicon/trades/household/delivery";
import { home } from "@/lib/domains/bot/understanding/lexicon/trades/household/home";
import { instruments } from "@/lib/domains/bot/understanding/lexicon/trades/household/instrument-care";
import { tutoring } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/tutoring";
import { barber } from "@/lib/domains/bot/understanding/lexicon/trades/looks/barber";
import { salon } from "@/lib/domains/bot/understanding/lexicon/trades/looks/salon";
import { accounting } from "@/lib/domains/bot/understanding/lexicon/trades/office/accounting";
import { law } from "@/lib/domains/bot/understanding/lexicon/trades/office/law";
import { studio } from "@/lib/domains/bot/understanding/lexicon/trades/sport/studio";
import { bicycles } from "@/lib/domains/bot/understanding/lexicon/trades/vehicles/bicycles";
import { garage } from "@/lib/domains/bot/understanding/lexicon/trades/vehicles/garage";

export const trades: Record<string, Trade> = {
  general,
  clinic,
  optician,
  dentist,
  salon,
  barber,
  garage,
  bicycles,
  delivery,
  home,
  instruments,

  studio,
  wellness: { ...wellness, ...massages },

  vet,
  tutoring,
  office: { ...law, ...accounting },
};

/** Every concept by its id, as `dentist.cleaning`. */
export const concepts: ReadonlyMap<string, Concept> = new Map(
  Object.entries(trades).flatMap(([trade, list]) =>
    Object.entries(list).map(([name, concept]): [string, Concept] => [`${trade}.${name}`, concept]),
  ),
);

/** "dor|dores costas|coluna" is four phrases; a "=" in front stays in front of each. */
function alternatives(written: string): string[] {
  const [, literal = "", rest = ""] = /^(=?)(.*)$/s.exec(written) ?? [];
  return rest
    .split(/\s+/)
    .map((slot) => slot.split("|"))
    .reduce((starts, words) => starts.flatMap((start) => words.map((word) => `${start} ${word}`)), [""])
    .map((phrase) => literal + phrase.trim());
}

export const phrasesIn = (list: string | undefined): string[] =>
  (list ?? "").split(",").flatMap((written) => (written.trim() ? alternatives(written.trim()) : []));

/** The concepts that a concept stands for: its parts, or itself. */
export const partsOf = (id: string): readonly string[] => concepts.get(id)?.parts ?? [id];
