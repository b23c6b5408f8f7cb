import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { smile } from "@/lib/domains/bot/understanding/lexicon/trades/health/dentist-smile";
import { treatments } from "@/lib/domains/bot/understanding/lexicon/trades/health/dentist-treatments";

/** Teeth: what is treated, and what is made to look well. */
export const dentist: Trade = { ...treatments, ...smile };
