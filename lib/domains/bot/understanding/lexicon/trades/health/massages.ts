import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const massage = "salon.massage";
const kindOf = { broader: massage, otherwise: massage };

/** Kinds of massage that houses list by their own name. */
export const massages: Trade = {
  wood_therapy: {
    ...kindOf,
    otherwise: "wellness.slimming_massage",
    pt: "madeiroterapia, maderoterapia, massagem com madeira, massagem|terapia madeira|rolinhos",
    es: "maderoterapia, masaje con maderas, masaje|terapia madera|maderas|rodillos",
    en: "wood therapy, maderotherapy, wood therapy massage, massage wood|wooden",
  },
  back_massage: {
    ...kindOf,
    otherwise: "wellness.knots",
    pt: "massagem nas costas, massagem|massagenzinha costas|ombros|lombar, massagem de costas",
    es: "masaje de espalda, masaje|masajito espalda|hombros|lumbar, masaje en la espalda",
    en: "=back massage, =back rub, back neck shoulder massage, massage shoulders|shoulder, neck and shoulder massage",
  },
  face_massage: {
    ...kindOf,
    otherwise: "wellness.head_massage",
    pt: "massagem facial, kobido, gua sha facial, massagem facial japonesa, massagem no rosto, lifting manual facial",
    es: "masaje facial, kobido, gua sha facial, masaje facial japonés, masaje en la cara, masaje de rostro",
    en: "face massage, facial massage, kobido, gua sha, japanese face massage, sculpting face massage",
  },
  hand_massage: {
    ...kindOf,
    pt: "massagem nas mãos, massagem nos braços, massagem|massagenzinha mão|mãos|braços",
    es: "masaje de manos, masaje en los brazos, masaje manos|brazos",
    en: "hand massage, arm massage, massage hands|arms",
  },
  leg_massage: {
    ...kindOf,
    pt: "massagem nas pernas, massagem|massagenzinha pernas|panturrilha|panturrilhas, massagem para pernas cansadas",
    es: "masaje de piernas, masaje en las piernas, masaje piernas|gemelos|pantorrillas, masaje para piernas cansadas",
    en: "leg massage, legs massage, massage legs|calves, tired legs massage",
  },
  belly_massage: {
    ...kindOf,
    pt: "massagem abdominal, massagem na barriga, massagem visceral, chi nei tsang",
    es: "masaje abdominal, masaje visceral, masaje en la panza, chi nei tsang",
    en: "abdominal massage, visceral massage, belly massage, chi nei tsang",
  },
  day_spa: {
    otherwise: "salon.relaxing_massage",
    pt: "day spa, dia de spa, spa day, circuito de spa, pacote spa, tarde de spa, ritual spa, ofurô, banho de imersão",
    es: "day spa, día de spa, spa day, circuito de spa, circuito de aguas, paquete spa, tarde de spa, ritual spa, hidromasaje",
    en: "spa day, day spa, spa package, spa circuit, thermal circuit, spa ritual, hot tub",
  },
};
