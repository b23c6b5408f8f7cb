import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { feet } from "@/lib/domains/bot/understanding/lexicon/trades/health/feet";
import { massages } from "@/lib/domains/bot/understanding/lexicon/trades/health/massages";
import { wellness } from "@/lib/domains/bot/understanding/lexicon/trades/health/wellness";
import { barber } from "@/lib/domains/bot/understanding/lexicon/trades/looks/barber";
import { events } from "@/lib/domains/bot/understanding/lexicon/trades/looks/events";
import { hair } from "@/lib/domains/bot/understanding/lexicon/trades/looks/hair";
import { hairColour } from "@/lib/domains/bot/understanding/lexicon/trades/looks/hair-colour";
import { nails } from "@/lib/domains/bot/understanding/lexicon/trades/looks/nails";
import { knownList, type Named } from "@/lib/domains/bot/understanding/names/list";
import { fold } from "@/lib/domains/bot/understanding/text";

const all = (trade: string, list: Trade): string[] => Object.keys(list).map((name) => `${trade}.${name}`);
const some = (trade: string, names: string): string[] => names.split(" ").map((name) => `${trade}.${name}`);

const rubbed = [
  ...all("wellness", massages),
  ...some("salon", "massage relaxing_massage deep_massage"),
  ...some(
    "wellness",
    "knots switching_off reflexology shiatsu thai_massage ayurvedic_massage quick_massage couples_massage four_hands head_massage stones cupping craniosacral holistic full_body",
  ),
];

/** What people speak of who cannot name what they want, and what there may be for it. */
const topics: readonly { words: RegExp; concepts: readonly string[] }[] = [
  {
    words:
      /\b(?:costas|coluna|lombar|pescoco|ombros?|musculos?|musculatura|tensao|postura|espalda|columna|cintura|cuello|cervicales|hombros?|contracturas?|back|neck|shoulders?|muscles?|posture)\b/,
    concepts: [
      ...rubbed,
      ...some("wellness", "rpg osteopathy chiropractic dry_needling electrotherapy hydrotherapy sports_recovery"),
      ...some("clinic", "physiotherapy acupuncture orthopedics physio_evaluation pain_clinic"),
      ...some("studio", "pilates stretching yoga reformer mat_pilates"),
    ],
  },
  {
    words:
      /\b(?:relax\w*|estress\w*|estres\w*|stress\w*|descansar|desconectar|desestresar\w*|desestressar|unwind|pamper\w*|mimar\w*|treat myself|me cuidar|cuidarme|bem estar|bienestar)\b/,
    concepts: [
      ...rubbed,
      ...all("wellness", wellness),
      ...some("salon", "facial foot_spa hand_spa"),
      ...some("studio", "yoga meditation reiki stretching"),
    ],
  },
  {
    words:
      /\b(?:pele|rosto|skin|face|piel|cutis|cara|acne|espinhas?|cravos|manchas?|poros|pores|pimples?|wrinkles?|rugas|arrugas|breakouts?)\b/,
    concepts: [
      ...some("salon", "facial peel rejuvenation microneedling botox filler"),
      "clinic.dermatology",
      "wellness.face_massage",
      "barber.black_mask",
    ],
  },
  {
    words: /\b(?:cabelos?|pelo|cabello|hair)\b/,
    concepts: [...all("salon", hair), ...all("salon", hairColour), ...all("barber", barber)],
  },
  { words: /\b(?:unhas?|nails?|maos|manos|hands)\b/, concepts: all("salon", nails) },
  {
    words: /\b(?:pes|pies|feet|foot)\b/,
    concepts: [...all("clinic", feet), ...some("salon", "pedicure foot_spa hands_and_feet"), "wellness.reflexology"],
  },
  {
    words:
      /\b(?:festas?|casamento|formatura|madrinha|fiestas?|boda|casamiento|quince|wedding|party|prom|gala|eventos?|events?|bonit[ao]|linda|lindo|guap[ao]|arrumad[ao]|arreglad[ao]|gorgeous|pretty|look (?:nice|good|great)|glam)\b/,
    concepts: [
      ...all("salon", events),
      ...some(
        "salon",
        "makeup bridal hair_and_makeup updo blow_dry manicure gel_nails gel_polish nail_art lashes lash_lift eyebrows tanning",
      ),
    ],
  },
];

/** They want something, and do not know or say what. */
const vague =
  /\b(?:something|anything|algo|alguma coisa|alguna cosa|algum (?:tratamento|servico|cuidado)|algun (?:tratamiento|servicio)|some (?:kind of |sort of )?(?:treatment|service)|what (?:do you|would you|could you|can you|have you)|(?:o )?que (?:\S+ )?(?:tem|indica|indicam|recomenda|recomendam|sugere|sugerem|fazem)|que (?:me )?(?:recomiendan|recomiendas|recomendas|tienen|tenes|sugieren|sugeris|ofrecen|hacen)|(?:quero|queria|preciso|gostaria de) (?:me )?(?:ficar|cuidar|relaxar|sentir|arrumar)|(?:quiero|queria|necesito|quisiera) (?:estar|verme|quedar|relajarme|cuidarme|ponerme|sentirme)|(?:want|need|would like|i'd like) to (?:look|feel|relax|unwind)|not sure (?:what|which)|nao sei (?:o que|qual)|no se (?:que|cual))\b/;

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}{4,}/gu) ?? [];

/**
 * The services that a vague wish may mean, where its topic leaves several: "something for my back". Null where it says
 * plainly what is wanted, or its topic says nothing here.
 */
export function ofTopic<Thing extends Named>(
  text: string,
  named: readonly Thing[],
  things: readonly Thing[],
): readonly Thing[] | null {
  const topic = vague.test(text) ? topics.find(({ words }) => words.test(text)) : undefined;
  if (!topic) return null;
  const said = new Set(wordsOf(text.replace(new RegExp(topic.words, "g"), " ")));
  if (named.some(({ name }) => wordsOf(name).some((word) => said.has(word)))) return null;
  const { forms } = knownList(things, false);
  const wanted = new Set(topic.concepts);
  const fitting = new Set(
    forms.flatMap(({ thing, features, factor }) =>
      factor === 1 && features.some(({ keys }) => keys.some((key) => wanted.has(key))) ? [thing] : [],
    ),
  );
  const found = things.filter((thing, at) => fitting.has(at) || named.includes(thing));
  return found.length > 1 && found.length < things.length ? found : null;
}
