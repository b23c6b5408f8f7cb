import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** Hair, nails, skin and body; the barber's has what is the barber's own. */
export const salon: Trade = {
  haircut: {
    pt: "corte de cabelo, corte, cortar o cabelo, cortar as pontas, aparar o cabelo, corte e finalização",
    es: "corte de pelo, corte, cortarme el pelo, corte de cabello, cortar las puntas, peluquería, recorte",
    en: "haircut, hair cut, cut, cut my hair, trim my hair, get my hair cut",
    needs:
      "cabelo está enorme, pontas duplas, dar um trato no cabelo, tengo el pelo muy largo, puntas florecidas, emparejar las puntas, split ends, my hair is too long, trim the ends",
  },
  fringe: {
    broader: "salon.haircut",
    pt: "franja, cortar a franja, aparar a franja",
    es: "flequillo, cortar el flequillo, cerquillo",
    en: "fringe trim, bangs trim, bangs",
  },
  colouring: {
    pt: "coloração, pintar o cabelo, tintura, tingir o cabelo, tinta no cabelo, retoque de raiz",
    es: "coloración, color, teñirme el pelo, tintura, pintarme el pelo, tinte, retoque de raíz",
    en: "hair colouring, hair color, colour, color, dye my hair, hair dye, root touch-up, tint",
    needs:
      "cobrir os brancos, cabelo branco, raiz aparecendo, tapar las canas, se me ven las canas, cover my greys, cover grey hair, roots are showing",
  },
  highlights: {
    otherwise: "salon.colouring",
    pt: "luzes, mechas, reflexo, balayage, californianas, morena iluminada",
    es: "reflejos, mechas, claritos, balayage, iluminación",
    en: "highlights, balayage, streaks, ombre, lowlights",
    needs: "clarear o cabelo, ficar loira, aclararme el pelo, ponerme rubia, go blonde, lighten my hair",
  },
  bleaching: {
    otherwise: "salon.highlights",
    pt: "descoloração, platinado, descolorir o cabelo",
    es: "decoloración, platinado, decolorar el pelo",
    en: "bleach, bleaching, platinum blonde",
  },
  blow_dry: {
    pt: "escova, escova no cabelo, fazer escova, secar o cabelo, modelar o cabelo",
    es: "brushing, brushing de pelo, planchita, secado, alisar con secador",
    en: "blow-dry, blow dry, blowout, blow out, wash and style",
  },
  updo: {
    pt: "penteado, penteado de festa, penteado de noiva, coque",
    es: "peinado, peinado de fiesta, recogido, peinado de novia",
    en: "updo, hairstyling, party hair, bridal hair, hair up",
    needs: "cabelo para o casamento, cabelo para festa, peinarme para un casamiento, hair for a wedding, hair for prom",
  },
  straightening: {
    pt: "progressiva, escova progressiva, alisamento, alisar o cabelo, botox capilar, relaxamento",
    es: "alisado, alisado progresivo, keratina, alisarme el pelo, botox capilar, plastificado",
    en: "keratin treatment, hair straightening, straighten my hair, relaxer",
    needs: "tirar o volume, cabelo com frizz, sacar el frizz, pelo inflado, frizzy hair",
  },
  hair_treatment: {
    pt: "hidratação, hidratação capilar, cauterização, reconstrução capilar, tratamento capilar, nutrição capilar",
    es: "hidratación, tratamiento capilar, nutrición capilar, baño de crema, reconstrucción capilar",
    en: "hair treatment, deep conditioning, hair mask, hair spa",
    needs: "cabelo ressecado, cabelo danificado, pelo seco, pelo maltratado, dry hair, damaged hair",
  },
  perm: {
    pt: "permanente, fazer cachos, ondulação",
    es: "permanente, ondulación, rulos permanentes",
    en: "perm, perming, curls perm",
  },
  extensions: {
    pt: "mega hair, alongamento de cabelo, aplique, entrelace",
    es: "extensiones, extensiones de pelo, apliques",
    en: "hair extensions, weave",
  },
  braids: {
    pt: "tranças, trança, box braids, trança nagô, dreads",
    es: "trenzas, trenza, trencitas, rastas",
    en: "braids, box braids, cornrows, dreadlocks",
  },
  manicure: {
    pt: "manicure, fazer a unha, fazer as unhas, unha da mão, mão, pintar as unhas, esmaltação",
    es: "manicura, manicuría, manicure, =hacerme las unas, =las unas, =mis unas, =unas de las manos, pintarme las uñas, esmaltado, manos",
    en: "manicure, nails, nails done, get my nails done, mani, nail polish",
    needs: "unha descascada, cutícula, cutículas, chipped nails, cuticles",
  },
  pedicure: {
    pt: "pedicure, unha do pé, fazer o pé, pé e mão, unhas dos pés, spa dos pés",
    es: "pedicura, pedicuría, belleza de pies, =unas de los pies, pies, arreglarme los pies",
    en: "pedicure, toenails, toes done, feet done, pedi",
    needs: "calcanhar rachado, talones partidos, cracked heels",
  },
  gel_nails: {
    broader: "salon.manicure",
    otherwise: "salon.manicure",
    pt: "unha em gel, unhas de gel, alongamento de unha, fibra de vidro, unha de fibra, esmaltação em gel, manutenção de gel, unha postiça, unha acrílica",
    es: "=unas de gel, =unas esculpidas, =unas acrilicas, esculpidas, semipermanente, esmaltado semipermanente, kapping, capping, soft gel, =unas en gel, =service de unas, =unas postizas",
    en: "gel nails, acrylic nails, gel polish, shellac, nail extensions, fake nails, fill for my nails",
    needs: "quebrei uma unha de gel, se me rompió una uña, broke a nail",
  },
  gel_removal: {
    otherwise: "salon.gel_nails",
    pt: "remoção de gel, tirar as unhas de gel, remover alongamento",
    es: "retirado de semi, sacar el semipermanente, remoción de gel",
    en: "gel removal, take off my gels, remove acrylics",
  },
  eyebrows: {
    pt: "sobrancelha, design de sobrancelha, fazer a sobrancelha, sobrancelhas, henna, micropigmentação, microblading",
    es: "cejas, perfilado de cejas, diseño de cejas, depilar las cejas, hacerme las cejas, henna, microblading, laminado de cejas",
    en: "eyebrows, brows, eyebrow shaping, brow wax, threading, microblading, brow lamination",
  },
  lashes: {
    pt: "cílios, extensão de cílios, alongamento de cílios, lash lifting, permanente de cílios",
    es: "pestañas, extensión de pestañas, lifting de pestañas, pelo por pelo, permanente de pestañas",
    en: "lashes, eyelashes, lash extensions, lash lift",
  },
  waxing: {
    pt: "depilação, depilação com cera, depilar, virilha, axila, buço, depilar a perna, meia perna",
    es: "depilación, depilación con cera, depilarme, cavado, axilas, bozo, depilar piernas, tira de cola, media pierna",
    en: "waxing, wax, bikini wax, leg wax, brazilian wax, underarm wax, hair removal, sugaring",
    needs: "tirar os pelos, sacarme los pelos, get rid of body hair",
  },
  laser: {
    otherwise: "salon.waxing",
    pt: "depilação a laser, laser, laser na virilha",
    es: "depilación láser, depilación definitiva, láser, soprano",
    en: "laser hair removal, laser, permanent hair removal",
  },
  makeup: {
    pt: "maquiagem, maquiar, make, maquiagem de noiva, maquiadora, make de festa",
    es: "maquillaje, maquillarme, maquillaje de novia, make up, maquilladora, maquillaje social",
    en: "makeup, make-up, bridal makeup, makeup artist",
  },
  facial: {
    broader: "general.cleaning",
    pt: "limpeza de pele, limpeza de pele profunda, limpeza facial, tirar cravos, extração de cravos",
    es: "limpieza facial, limpieza de cutis, limpieza de piel, tratamiento facial, facial, sacar puntos negros",
    en: "facial, facial cleansing, skin cleansing, deep cleanse facial, face cleaning",
    needs:
      "cravos no nariz, pele oleosa, pele com cravos, poros abertos, puntos negros, piel grasa, poros tapados, blackheads, oily skin, clogged pores",
  },
  peel: {
    otherwise: "salon.facial",
    pt: "peeling, peeling químico, microagulhamento, dermapen",
    es: "peeling, dermapen, microagujas, punta de diamante",
    en: "chemical peel, peel, microneedling, microdermabrasion",
    needs: "cicatriz de acne, marcas de espinha, marcas de acné, acne scars",
  },
  massage: {
    pt: "massagem, massagens, massoterapia, massagista",
    es: "masaje, masajes, masajista, masoterapia",
    en: "massage, body massage, rub down",
    needs:
      "estou muito tensa, tensão nas costas, estoy contracturada, estoy re contracturado, espalda cargada, muito estressada, very tense, tight muscles",
  },
  relaxing_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "massagem relaxante, massagem com pedras quentes, relaxante",
    es: "masaje relajante, masaje con piedras calientes, relajante",
    en: "relaxing massage, swedish massage, hot stone massage, aromatherapy massage",
    needs: "quero relaxar, preciso relaxar, quiero relajarme, desestresarme, unwind after work, need to relax",
  },
  deep_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "massagem terapêutica, liberação miofascial, massagem desportiva, massagem profunda, ventosaterapia",
    es: "masaje descontracturante, descontracturante, masaje deportivo, masaje profundo, ventosas",
    en: "deep tissue massage, sports massage, deep tissue, trigger point massage, cupping",
    needs: "nó nas costas, nudo en la espalda, contractura, contracturas, knots in my back, sore muscles",
  },
  lymphatic_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "drenagem linfática, drenagem, massagem modeladora, modeladora",
    es: "drenaje linfático, drenaje, masaje reductor, masaje modelador",
    en: "lymphatic drainage, lymphatic massage, body contouring massage",
    needs:
      "retenção de líquido, pernas inchadas, celulite, retención de líquidos, piernas hinchadas, celulitis, swollen legs, water retention, cellulite",
  },
  tanning: {
    pt: "bronzeamento, bronze, bronzeamento artificial, autobronzeador",
    es: "bronceado, cama solar, autobronceante",
    en: "spray tan, tanning, sunbed, tan",
  },
  body_scrub: {
    pt: "esfoliação corporal, esfoliação, banho de lua, day spa, spa",
    es: "exfoliación corporal, exfoliación, día de spa, spa",
    en: "body scrub, exfoliation, spa day, body wrap, spa",
  },
  bridal: {
    pt: "dia da noiva, pacote noiva, noiva",
    es: "paquete novia, día de la novia, novia, novias",
    en: "bridal package, bridal, bride, wedding package",
    needs: "vou casar, me caso, getting married",
  },
};
