import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { dogTraining } from "@/lib/domains/bot/understanding/lexicon/trades/animals/dog-training";
import { petCare } from "@/lib/domains/bot/understanding/lexicon/trades/animals/pet-care";
import { vetClinic } from "@/lib/domains/bot/understanding/lexicon/trades/animals/vet-clinic";

export const vet: Trade = { ...vetClinic, ...petCare, ...dogTraining };
