import { fingerprintOfInputs, readAlarms, readCorpus } from "@/lib/domains/bot/understanding/intent/corpus";
import { expand } from "@/lib/domains/bot/understanding/intent/expand";
import { type Model, storedModel } from "@/lib/domains/bot/understanding/intent/model";
import { train, trainOn } from "@/lib/domains/bot/understanding/intent/train";

export const trainedModel = (): Model => train(expand(readCorpus(), 1));

/** What tells danger from what sounds like it is learnt more thoroughly than all that customers write besides. */
const timesPerAlarm = 6;

export function trainedDangerModel(): Model {
  const alarms = readAlarms().map(({ text, danger }) => ({ text, wanted: [danger ? 1 : 0] }));
  const others = expand(readCorpus(), 2).map(({ text, intents }) => ({
    text,
    wanted: [intents.includes("emergency") ? 1 : 0],
  }));
  return trainOn([...Array.from({ length: timesPerAlarm }, () => alarms).flat(), ...others], 1);
}

const written = (model: Model): string => `${JSON.stringify(storedModel(model, fingerprintOfInputs()), null, 2)}\n`;

/** The texts of model.json and danger.json. They are committed: the server, the tests and a fresh clone then need no training step. */
export const trainedFiles = (): Record<"model.json" | "danger.json", string> => ({
  "model.json": written(trainedModel()),
  "danger.json": written(trainedDangerModel()),
});
