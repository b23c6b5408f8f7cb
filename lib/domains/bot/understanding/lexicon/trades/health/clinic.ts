import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { family } from "@/lib/domains/bot/understanding/lexicon/trades/health/clinic-family";
import { specialties } from "@/lib/domains/bot/understanding/lexicon/trades/health/clinic-specialties";
import { tests } from "@/lib/domains/bot/understanding/lexicon/trades/health/clinic-tests";
import { therapies } from "@/lib/domains/bot/understanding/lexicon/trades/health/clinic-therapies";
import { feet } from "@/lib/domains/bot/understanding/lexicon/trades/health/feet";
import { mindAndSpeech } from "@/lib/domains/bot/understanding/lexicon/trades/health/mind-and-speech";
import { food } from "@/lib/domains/bot/understanding/lexicon/trades/health/nutrition";

/** Doctors, therapies and examinations. */
export const clinic: Trade = { ...family, ...specialties, ...therapies, ...mindAndSpeech, ...food, ...feet, ...tests };
