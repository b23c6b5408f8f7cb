import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { beauty } from "@/lib/domains/bot/understanding/lexicon/trades/looks/beauty";
import { events } from "@/lib/domains/bot/understanding/lexicon/trades/looks/events";
import { hair } from "@/lib/domains/bot/understanding/lexicon/trades/looks/hair";
import { hairColour } from "@/lib/domains/bot/understanding/lexicon/trades/looks/hair-colour";
import { hairRemoval } from "@/lib/domains/bot/understanding/lexicon/trades/looks/hair-removal";
import { nails } from "@/lib/domains/bot/understanding/lexicon/trades/looks/nails";

/** Hair, nails, skin and body; the barber's has what is the barber's own. */
export const salon: Trade = { ...hair, ...hairColour, ...nails, ...hairRemoval, ...beauty, ...events };
