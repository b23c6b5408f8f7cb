// Trains the bot's models from their phrases and writes them beside them: node scripts/run.mjs scripts/train-intents.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { trainedFiles } from "@/lib/domains/bot/understanding/intent/trained-file";

const folder = join(import.meta.dirname, "..", "lib/domains/bot/understanding/intent");
for (const [name, text] of Object.entries(trainedFiles())) {
  writeFileSync(join(folder, name), text);
  console.log(`${name} renewed, ${Math.round(text.length / 1024)} KB`);
}
