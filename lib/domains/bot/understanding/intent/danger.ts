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

/** So short a text tells of danger by a word for what is hurt, what hurts, or a call for help; without one, only where it is sure and more than a name. */
const [short, sure] = [7, 0.9];
const evidence =
  /\b(?:ey?es?|ojos?|olhos?|tongue|lengua|lingua|bocas?|mouth|face|cara|rosto|chest|peito|pecho|head|cabecas?|cabezas?|neck|pescoco|cuello|throat|garganta|legs?|pernas?|piernas?|arms?|bracos?|brazos?|hands?|maos?|manos?|feet|foot|pes?|pies?|fingers?|dedos?|belly|barriga|panza|heart|coracao|corazon|lips?|labios?|skin|pele|piel|teeth|tooth|dentes?|dientes?|bones?|ossos?|huesos?|back|costas|espalda|blood\w*|sang\w*|bleed\w*|smok\w*|fumaca|humo|fire|fogo|fuego|flames?|burn\w*|queim\w*|quem\w*|acid\w*|gas|poison\w*|venen\w*|envenen\w*|pills?|pastillas?|remedios?|help\w*|ajud\w*|ayud\w*|socorro|auxilio|urgen\w*|emergenc\w*|now|agora|ahora|hurry|rapido|rolling|brakes?|freios?|frenos?|engine|motor|hood|bonnet|capo|wheels?|rodas?|ruedas?|road|ruta|estrada|pista|highway|swallow\w*|engol\w*|trag[oa]\w*|choking|breath\w*|respir\w*|faint\w*|desmai\w*|desmay\w*|collaps\w*|fell|fall\w*|caiu|caio|cayo|hit|bateu|golpe\w*|dying|die|dead|died|morr\w*|muer\w*|muri\w*|mori\w*|kill\w*|mat\w*|suicid\w*|pain|hurts?|dor|doi|doendo|dolor|duele\w*|fever|febre|fiebre|swell\w*|swollen|inch\w*|hinch\w*|vomit\w*|convuls\w*|seizure|shak\w*|tremb\w*|tembl\w*|numb|dormente|dormid\w*|limp|mole|molinh\w*|unconscious|inconscient\w*|wak\w*|acord\w*|despiert\w*|reacc?ion\w*|respond\w*|weapon|knife|gun|arma|faca|cuchillo|stuck|pres[oa]|atrapad\w*|trapped|crash\w*|acident\w*|accident\w*|attack\w*|ataque|pregnan\w*|gravid\w*|embaraz\w*|baby|bebe)\b/;

let model: Model | undefined;

/** How likely a text tells of danger to life, to health or on the road, right now. */
export function dangerIn(text: string): number {
  model ??= loadedModel(stored);
  const said = plainWords(text);
  const rest = withoutComplaints(withoutDenied(said));
  const [likely = 0] = likelihoods(model, rest === said ? text : rest);
  if (isEmergency(said) && likely >= possible) return Math.max(likely, certainly);
  const words = rest.trim().split(" ").length;
  const unlikely =
    words === 1 ||
    (words <= few && likely < plain) ||
    (words <= short && (likely < sure || words <= few) && !evidence.test(said));
  return unlikely ? Math.min(likely, possible) : likely;
}
