import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { petCare } from "@/lib/domains/bot/understanding/lexicon/trades/pet-care";
import { vetClinic } from "@/lib/domains/bot/understanding/lexicon/trades/vet-clinic";

export const vet: Trade = { ...vetClinic, ...petCare };
