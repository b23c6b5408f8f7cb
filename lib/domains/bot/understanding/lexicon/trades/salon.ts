import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { beauty } from "@/lib/domains/bot/understanding/lexicon/trades/beauty";
import { hair } from "@/lib/domains/bot/understanding/lexicon/trades/hair";

/** Hair, nails, skin and body; the barber's has what is the barber's own. */
export const salon: Trade = { ...hair, ...beauty };
