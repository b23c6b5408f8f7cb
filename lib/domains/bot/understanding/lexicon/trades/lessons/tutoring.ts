import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { drivingSchool } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/driving";
import { languages } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/languages";
import { lessons } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/lessons";
import { musicSchool } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/music-school";
import { subjects } from "@/lib/domains/bot/understanding/lexicon/trades/lessons/subjects";

export const tutoring: Trade = { ...subjects, ...languages, ...lessons, ...musicSchool, ...drivingSchool };
