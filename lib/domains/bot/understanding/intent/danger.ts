import stored from "@/lib/domains/bot/understanding/intent/danger.json";
import { likelihoods, loadedModel, type Model } from "@/lib/domains/bot/understanding/intent/model";
import {
  isEmergency,
  plainWords,
  withoutComplaints,
  withoutDenied,
} from "@/lib/domains/bot/understanding/intent/rules";

/** From here on a text is taken for an alarm: a missed emergency costs more than a false one. */
export const alarming = 0.45;
/** From here on it is one whatever was asked before. */
export const certainly = 0.8;
/** Words of danger count unless the model sees that they speak of something else: "my hair is an emergency". */
const possible = 0.2;
/** So few words are often an answer to something: only what is plain is taken for an alarm. */
const [few, plain] = [3, 0.95];

let model: Model | undefined;

/** How likely a text tells of danger to life, to health or on the road, right now. */
export function dangerIn(text: string): number {
  model ??= loadedModel(stored);
  const said = plainWords(text);
  const rest = withoutComplaints(withoutDenied(said));
  const [likely = 0] = likelihoods(model, rest === said ? text : rest);
  if (isEmergency(said) && likely >= possible) return Math.max(likely, certainly);
  const words = rest.trim().split(" ").length;
  return words === 1 || (words <= few && likely < plain) ? Math.min(likely, possible) : likely;
}
