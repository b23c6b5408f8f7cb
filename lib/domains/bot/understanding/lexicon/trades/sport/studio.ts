import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { danceAndSports } from "@/lib/domains/bot/understanding/lexicon/trades/sport/dance-and-sports";
import { danceSchool } from "@/lib/domains/bot/understanding/lexicon/trades/sport/dance-school";
import { fitness } from "@/lib/domains/bot/understanding/lexicon/trades/sport/fitness";
import { pictures } from "@/lib/domains/bot/understanding/lexicon/trades/sport/pictures";
import { swimmingPool } from "@/lib/domains/bot/understanding/lexicon/trades/sport/swimming";
import { ink } from "@/lib/domains/bot/understanding/lexicon/trades/sport/tattoo";

/** Movement, photography, tattoos and music. */
export const studio: Trade = { ...fitness, ...danceAndSports, ...danceSchool, ...swimmingPool, ...pictures, ...ink };
