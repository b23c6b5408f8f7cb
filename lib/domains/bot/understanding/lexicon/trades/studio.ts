import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { danceAndSports } from "@/lib/domains/bot/understanding/lexicon/trades/dance-and-sports";
import { fitness } from "@/lib/domains/bot/understanding/lexicon/trades/fitness";
import { pictures } from "@/lib/domains/bot/understanding/lexicon/trades/pictures";

/** Movement, photography, tattoos and music. */
export const studio: Trade = { ...fitness, ...danceAndSports, ...pictures };
