// Trains the bot's intent model from its phrases and writes it beside them: node scripts/run.mjs scripts/train-intents.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { trainedFile } from "@/lib/domains/bot/understanding/intent/trained-file";

const file = join(import.meta.dirname, "..", "lib/domains/bot/understanding/intent/model.json");
const text = trainedFile();
writeFileSync(file, text);
console.log(`model.json renewed, ${Math.round(text.length / 1024)} KB`);
