import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { family } from "@/lib/domains/bot/understanding/lexicon/trades/clinic-family";
import { specialties } from "@/lib/domains/bot/understanding/lexicon/trades/clinic-specialties";
import { tests } from "@/lib/domains/bot/understanding/lexicon/trades/clinic-tests";
import { therapies } from "@/lib/domains/bot/understanding/lexicon/trades/clinic-therapies";

/** Doctors, therapies and examinations. */
export const clinic: Trade = { ...family, ...specialties, ...therapies, ...tests };
