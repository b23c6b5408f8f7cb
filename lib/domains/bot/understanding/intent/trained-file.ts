import { fingerprintOfInputs, readCorpus } from "@/lib/domains/bot/understanding/intent/corpus";
import { expand } from "@/lib/domains/bot/understanding/intent/expand";
import { type Model, storedModel } from "@/lib/domains/bot/understanding/intent/model";
import { train } from "@/lib/domains/bot/understanding/intent/train";

export const trainedModel = (): Model => train(expand(readCorpus(), 1));

/** The text of model.json. It is committed: the server, the tests and a fresh clone then need no training step. */
export const trainedFile = (): string =>
  `${JSON.stringify(storedModel(trainedModel(), fingerprintOfInputs()), null, 2)}\n`;
