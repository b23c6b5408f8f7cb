import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { beauty } from "@/lib/domains/bot/understanding/lexicon/trades/beauty";
import { hair } from "@/lib/domains/bot/understanding/lexicon/trades/hair";
import { hairColour } from "@/lib/domains/bot/understanding/lexicon/trades/hair-colour";
import { hairRemoval } from "@/lib/domains/bot/understanding/lexicon/trades/hair-removal";
import { nails } from "@/lib/domains/bot/understanding/lexicon/trades/nails";

/** Hair, nails, skin and body; the barber's has what is the barber's own. */
export const salon: Trade = { ...hair, ...hairColour, ...nails, ...hairRemoval, ...beauty };
