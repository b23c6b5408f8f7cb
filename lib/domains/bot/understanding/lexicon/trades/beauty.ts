import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** Nails, skin and body. */
export const beauty: Trade = {
  manicure: {
    pt: "manicure, fazer a unha, fazer as unhas, unha da mão, mão, pintar as unhas, esmaltação, cutilagem, tirar a cutícula, esmaltar, francesinha, spa das mãos, manicura, lixar a unha",
    es: "manicura, manicuría, manicure, =hacerme las unas, =las unas, =mis unas, =unas de las manos, =arreglarme las unas, =hacer las unas, =pintar las unas, =me hago las unas, =las unitas, =pintarme las unas, esmaltado, manos, manicurista, francesita, manicura rusa, spa de manos, belleza de manos, limado",
    en: "manicure, nails, nails done, get my nails done, mani, nail polish, nail, french manicure, french tip, russian manicure, nail tech, nail appointment, hand spa, paint my nails, file and polish",
    needs:
      "unha, unha descascada, unha quebrada, unha feia, cutícula, cutículas, roer unha, roo unha, mãos feias, mão ressecada, esmalte descascado, esmalte saltado, esmalte, esmalte tradicional, manos arruinadas, manos resecas, =unas hechas, =unas a la miseria, chipped nails, cuticles, hangnail, i bite my nails, hands look rough",
  },
  pedicure: {
    pt: "pedicure, unha do pé, fazer o pé, unhas dos pés, spa dos pés, pés, pé, plástica dos pés, pedicuro, cutilagem dos pés, esfoliação dos pés",
    es: "pedicura, pedicuría, belleza de pies, =unas de los pies, pies, arreglarme los pies, spa de pies, esmaltado de pies, pedicuría spa, pedicurista, semi en pies",
    en: "pedicure, toenails, toes done, feet done, pedi, foot spa, toes, spa pedicure, feet, medical pedicure",
    needs:
      "calcanhar rachado, calcanhar, casca no calcanhar, pé ressecado, pé áspero, pé grosso, casca grossa no pé, talones partidos, talones resecos, talones, talón, durezas, callosidades, cracked heels, dry heels, heels are dry, crusty heels, calluses, sandal season, sandals, rough feet",
  },
  hands_and_feet: {
    parts: ["salon.manicure", "salon.pedicure"],
    pt: "pé e mão, mão e pé, mãos e pés, unha do pé e da mão",
    es: "manos y pies, pies y manos, belleza de manos y pies",
    en: "mani pedi, manipedi, hands and feet, fingers and toes, manicure and pedicure",
  },
  gel_nails: {
    broader: "salon.manicure",
    otherwise: "salon.manicure",
    pt: "unha em gel, unhas de gel, unhas esculpidas, unhas acrílicas, unhas semipermanentes, unhas decoradas, unhas soft gel, alongamento de unha, fibra de vidro, unha de fibra, esmaltação em gel, manutenção de gel, unha postiça, unha acrílica, alongamento em gel, banho de gel, blindagem, unha decorada, molde f1, manutenção de fibra, porcelana, acrigel, nail designer, unhas compridas, alongar a unha, nail art",
    es: "=unas de gel, =unas esculpidas, =unas acrilicas, esculpidas, semipermanente, esmaltado semipermanente, kapping, capping, soft gel, =unas en gel, =service de unas, =unas postizas, =unas largas, acrílicas, semi, polygel, press on, =unas decoradas, nail art, gelificadas, =unas soft gel, baño de acrílico, esculpido en gel, =diseno de unas",
    en: "gel nails, acrylic nails, gel polish, shellac, nail extensions, fake nails, fill for my nails, acrylics, full set, gel-x, dip powder, nail art, infill, infills, builder gel, biab, hard gel, refill, stiletto nails, coffin nails, long nails, gel manicure, press ons, sns nails",
    needs:
      "quebrei uma unha de gel, unha de gel soltou, unha stiletto, stiletto, unha bailarina, unha amendoada, =rompio una una, se me saltó la esculpida, broke a nail, nail lifted, gel popped off, almond shape, ballerina nails, coffin, nail fell off",
  },
  gel_removal: {
    otherwise: "salon.gel_nails",
    pt: "remoção de gel, tirar as unhas de gel, remover alongamento, retirada de gel, remover unha de gel, remoção de fibra, tirar o alongamento",
    es: "retirado de semi, sacar el semipermanente, remoción de gel, remoción de semi, retiro de esculpidas, sacarme las esculpidas, retirado de gel, retirado",
    en: "gel removal, take off my gels, remove acrylics, soak off, gels off, acrylic removal, nail removal, remove my gels",
    needs: "gel crescido, gel crecido, grown out gels",
  },
  nail_strengthening: {
    otherwise: "salon.manicure",
    pt: "fortalecimento de unha, blindagem de unha, tratamento de unha, banho de fibra",
    es: "=fortalecimiento de unas, nivelación, base rubber, rubber",
    en: "nail strengthening, nail treatment, ibx, nail repair",
    needs: "unha fraca, unha quebradiça, unha não cresce, =unas debiles, =unas quebradizas, weak nails, brittle nails",
  },
  eyebrows: {
    pt: "sobrancelha, design de sobrancelha, fazer a sobrancelha, sobrancelhas, henna, micropigmentação, microblading, designer de sobrancelha, sobrancelha com henna, brow lamination, design com henna, tirar a sobrancelha, sobrancelha na linha, sobrancelha na pinça, sombrancelha",
    es: "cejas, perfilado de cejas, diseño de cejas, depilar las cejas, hacerme las cejas, henna, microblading, laminado de cejas, ceja, perfilado, entrecejo, cejas con hilo, tinte de cejas, micropigmentación, cejitas",
    en: "eyebrows, brows, eyebrow shaping, brow wax, threading, microblading, brow lamination, eyebrow, brow tint, powder brows, eyebrow threading, brow shape, unibrow, monobrow, brow henna",
    needs:
      "monocelha, taturana, pelinho no meio da testa, cejijunta, cejas despobladas, cejas tupidas, bushy brows, sparse brows, pluck",
  },
  lashes: {
    pt: "cílios, extensão de cílios, alongamento de cílios, lash lifting, permanente de cílios, cílio, volume russo, fio a fio, lash, lifting de cílios, volume brasileiro, manutenção de cílios, cílios postiços, lash designer",
    es: "pestañas, extensión de pestañas, lifting de pestañas, =pelo por pelo, permanente de pestañas, pestaña, volumen ruso, service de pestañas, lash lifting, botox de pestañas, arqueado de pestañas, tinte de pestañas",
    en: "lashes, eyelashes, lash extensions, lash lift, lash, eyelash extensions, volume lashes, classic lashes, lash fill, lash tint, russian volume, hybrid lashes, lash refill, mink lashes",
    needs:
      "olhar marcante, acordar sem rímel, rímel, curvex, mirada, rimmel, rimel, arquear, mascara, eyes pop, wake up with makeup",
  },
  waxing: {
    pt: "depilação, depilação com cera, depilar, virilha, axila, buço, depilar a perna, meia perna, cera quente, cera, perna inteira, virilha completa, virilha cavada, contorno da virilha, cera espanhola, perianal, depiladora, depilação na linha, faixa de barriga",
    es: "depilación, depilación con cera, depilarme, cavado, axilas, bozo, depilar piernas, tira de cola, media pierna, depi, pierna entera, piernas enteras, cavado profundo, cavado completo, cera, depiladora, depilarse, brazos completos, rostro completo, cola y cavado, cera caliente",
    en: "waxing, wax, bikini wax, leg wax, brazilian wax, underarm wax, hair removal, sugaring, full legs, half leg, hollywood wax, hollywood, lip wax, brazilian, waxed, upper lip, chin wax, chest wax, back wax, bikini line, arm wax",
    needs:
      "tirar os pelos, pelos da perna, pelinhos, bigodinho, bigodinho da mulher, pelo encravado, foliculite, cansada de gilete, gilete, lâmina na perna, sacarme los pelos, vello, bigotito, pelos encarnados, vellos, =los pelos, =os pelos, =mis pelos, get rid of body hair, body hair, hairy legs, ingrown hairs, fuzz, tired of shaving my legs, beach ready",
  },
  laser: {
    otherwise: "salon.waxing",
    pt: "depilação a laser, laser, laser na virilha, depilação definitiva, fotodepilação, laser axila, luz pulsada, laser na barba, sessão de laser",
    es: "depilación láser, depilación definitiva, láser, soprano, soprano ice, luz pulsada, láser de axilas, trilaser, láser de piernas, sesión de láser",
    en: "laser hair removal, laser, permanent hair removal, IPL, electrolysis, laser session, laser treatment for hair",
    needs:
      "nunca mais depilar, sacarme el vello para siempre, no depilarme nunca más, get rid of hair forever, never shave again, permanent hair",
  },
  makeup: {
    pt: "maquiagem, maquiar, =uma make, =a make, =make de, maquiagem de noiva, maquiadora, make de festa, maquiada, maquiagem social, maquiagem artística, automaquiagem, curso de automaquiagem, makezinha, maquilagem",
    es: "maquillaje, =un make up, =make up social, maquillarme, maquillaje de novia, maquilladora, maquillaje social, maquillada, automaquillaje, maquillaje artístico, maquillen, maquillaje de noche, maquillaje para fiesta, maqui",
    en: "makeup, =make up artist, =make up for, =my make up, bridal makeup, makeup artist, MUA, glam, full glam, soft glam, makeup lesson, makeup trial, party makeup, airbrush makeup",
    needs:
      "rosto pronto pra festa, ficar bonita pra festa, formatura, madrinha, pinten la cara, pintarme la cara, cara para una fiesta, egreso, madrina, =face done, face for a party, gala",
  },
  facial: {
    broader: "general.cleaning",
    pt: "limpeza de pele, limpeza de pele profunda, limpeza facial, tirar cravos, extração de cravos, limpeza do rosto, facial, higienização da pele, skincare, limpar a pele, hidratação facial, revitalização facial, tratamento facial, esteticista, limpeza de rosto, máscara facial",
    es: "limpieza facial, limpieza de cutis, limpieza de piel, tratamiento facial, facial, sacar puntos negros, limpieza profunda de rostro, limpieza de rostro, limpieza de cara, cosmetóloga, cosmiatra, higiene facial, hidratación facial, cutis, limpieza profunda facial, skincare",
    en: "facial, facial cleansing, skin cleansing, deep cleanse facial, face cleaning, hydrafacial, skincare, esthetician, aesthetician, extractions, deep facial, face treatment, hydrating facial, skin treatment, face mask",
    needs:
      "cravos no nariz, cravos, cravinho, cravinhos, pele oleosa, pele com cravos, pele cansada, pele opaca, pele sem viço, pele ressecada, poros abertos, poros dilatados, espinhas, espinha, rosto oleoso, acne, nariz cheio de pontinhos pretos, puntos negros, piel grasa, piel apagada, piel opaca, piel deshidratada, piel con granitos, granitos, granos en la cara, espinillas, comedones, poros tapados, poros abiertos, cara brillosa, blackheads, whiteheads, oily skin, clogged pores, congested skin, breakouts, breaking out, pimples, dull skin, skin dull, tired skin, glowing skin, skin glow, face is greasy, big pores",
  },
  peel: {
    otherwise: "salon.facial",
    pt: "peeling, peeling químico, microagulhamento, dermapen, peeling de diamante, limpeza com ácido, dermaplaning, peeling de cristal",
    es: "peeling, dermapen, microagujas, punta de diamante, peeling químico, dermaplaning, microdermoabrasión, mesoterapia facial",
    en: "chemical peel, peel, microneedling, microdermabrasion, dermaplaning, dermapen, skin resurfacing, dermarolling",
    needs:
      "cicatriz de acne, marcas de espinha, melasma, manchas no rosto, mancha de sol, marcas de acné, manchas en la cara, manchas de sol, cicatrices de acné, acne scars, dark spots, hyperpigmentation, sun spots, uneven skin tone",
  },
  rejuvenation: {
    otherwise: "salon.facial",
    pt: "radiofrequência, botox, preenchimento, harmonização facial, rejuvenescimento facial, ultraformer, HIFU, bioestimulador, lifting facial, preenchimento labial, toxina botulínica, jato de plasma",
    es: "radiofrecuencia, botox, relleno, armonización facial, rejuvenecimiento facial, HIFU, lifting facial, ácido hialurónico, relleno de labios, toxina botulínica, plasma rico, PRP, bioestimulador",
    en: "botox, fillers, filler, radio frequency, lip filler, skin tightening, anti-aging facial, HIFU, rejuvenation, anti-wrinkle, hyaluronic acid, ultherapy, PRP facial",
    needs:
      "rugas, ruga na testa, pé de galinha, flacidez no rosto, papada, bigode chinês, olheiras, boca fina, linhas de expressão, arrugas, patas de gallo, flacidez en la cara, líneas de expresión, ojeras, labios finos, wrinkles, crow's feet, frown lines, double chin, sagging skin, saggy skin, dark circles, laugh lines, thin lips",
  },
  lip_colour: {
    pt: "micropigmentação labial, revitalização labial, hidra gloss, hidratação labial",
    es: "micropigmentación de labios, hidralips, dermopigmentación, lip blush",
    en: "lip blush, lip tattoo, permanent makeup, lip tint",
    needs: "boca sem cor, labios pálidos, pale lips",
  },
  massage: {
    pt: "massagem, massagens, massoterapia, massagista, massoterapeuta, massagenzinha, quick massage, massagem corporal, shiatsu, massagem nas costas, reflexologia",
    es: "masaje, masajes, masajista, masoterapia, masajito, shiatsu, masaje corporal, masaje de espalda, reflexología",
    en: "massage, body massage, rub down, massage therapist, massage therapy, back rub, back massage, shiatsu, reflexology, foot massage",
    needs:
      "estou muito tensa, muito tensa, muito tenso, tensão nas costas, costas travadas, dor nas costas, ombro duro, estoy contracturada, contracturado, contracturada, estoy re contracturado, espalda cargada, cuello duro, espalda dura, dolor de espalda, muito estressada, estresada, estresado, very tense, tight muscles, tight shoulders, stiff shoulders, achy back, sore back",
  },
  relaxing_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "massagem relaxante, massagem com pedras quentes, relaxante, massagem sueca, pedras quentes, massagem com velas, massagem tântrica, bambuterapia, aromaterapia",
    es: "masaje relajante, masaje con piedras calientes, relajante, piedras calientes, masaje sueco, aromaterapia, masaje antiestrés",
    en: "relaxing massage, swedish massage, hot stone massage, aromatherapy massage, hot stones, relaxation massage, aromatherapy, candle massage",
    needs:
      "quero relaxar, preciso relaxar, relaxar, desestressar, semana puxada, dia estressante, quiero relajarme, relajarme, desestresarme, desconectar, semana pesada, unwind after work, need to relax, de-stress, unwind, stressful week, pamper myself",
  },
  deep_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "massagem terapêutica, liberação miofascial, massagem desportiva, massagem profunda, ventosaterapia, ventosa, massagem esportiva, massagem forte, tui na",
    es: "masaje descontracturante, descontracturante, masaje deportivo, masaje profundo, ventosas, masaje terapéutico, liberación miofascial, masaje fuerte",
    en: "deep tissue massage, sports massage, deep tissue, trigger point massage, cupping, myofascial release, therapeutic massage, firm massage",
    needs:
      "nó nas costas, costas duras, músculo travado, dolorido do treino, nudo en la espalda, nudos, contractura, contracturas, dolorido del gimnasio, knots in my back, knots, sore muscles, sore from the gym",
  },
  lymphatic_massage: {
    broader: "salon.massage",
    otherwise: "salon.massage",
    pt: "drenagem linfática, drenagem, massagem modeladora, modeladora, drenagem pós-operatória, massagem redutora, drenagem gestante, detox corporal",
    es: "drenaje linfático, drenaje, masaje reductor, masaje modelador, reductores, drenaje posoperatorio, maderoterapia, presoterapia",
    en: "lymphatic drainage, lymphatic massage, body contouring massage, lymph drainage, post-op massage, madero therapy, pressotherapy",
    needs:
      "retenção de líquido, pernas inchadas, inchaço nas pernas, inchada, celulite, pós lipo, depois da lipo, retención de líquidos, piernas hinchadas, piernas cansadas, hinchada, celulitis, después de la lipo, swollen legs, water retention, cellulite, after lipo, puffy legs, bloated legs",
  },
  body_treatment: {
    otherwise: "salon.lymphatic_massage",
    pt: "criolipólise, lipocavitação, tratamento corporal, redução de medidas, enzimas, endermologia, ultracavitação, manta térmica, estrias, carboxiterapia",
    es: "criolipólisis, lipocavitación, tratamiento corporal, reducción de medidas, ultracavitación, electrodos, mesoterapia corporal, estrías, velaslim, criofrecuencia",
    en: "cryolipolysis, coolsculpting, cavitation, body treatment, body sculpting, fat freezing, body contouring, stretch marks, emsculpt",
    needs:
      "gordura localizada, barriguinha, pochete, culote, flacidez na barriga, grasa localizada, rollitos, pancita, flacidez en la panza, belly fat, love handles, stubborn fat, muffin top",
  },
  tanning: {
    pt: "bronzeamento, bronze, bronzeamento artificial, autobronzeador, marquinha, bronze de fita, jet bronze, bronzear, marquinha de biquíni",
    es: "bronceado, cama solar, autobronceante, solárium, broncearme, sol pleno, bronceado con aerógrafo",
    en: "spray tan, tanning, sunbed, fake tan, tanning bed, bronzing, self tan, get tanned",
    needs: "ficar bronzeada, branquela, estoy pálida, estoy blanca teta, too pale, look tanned, glow for holiday",
  },
  body_scrub: {
    pt: "esfoliação corporal, esfoliação, banho de lua, day spa, spa, spa day, ofurô, banho relaxante, banho de ofurô, gommage, dia de spa",
    es: "exfoliación corporal, exfoliación, día de spa, spa, circuito de spa, sauna, hidromasaje, jacuzzi, fangoterapia, envoltura corporal",
    en: "body scrub, exfoliation, spa day, body wrap, spa, sauna, jacuzzi, hot tub, mud wrap, spa package, hammam",
    needs:
      "pele áspera, dia de princesa, presente pra minha mãe relaxar, piel áspera, día de mimos, mimarme, regalo para mi mamá, rough skin, treat myself, girls day",
  },
  bridal: {
    pt: "dia da noiva, pacote noiva, noiva, noivas, dia de noiva, pacote casamento, debutante, pacote debutante",
    es: "paquete novia, día de la novia, novia, novias, paquete de quince, paquete de novia, quinceañera",
    en: "bridal package, bridal, bride, wedding package, bridal party, wedding day package, hen party",
    needs:
      "vou casar, meu casamento, casamento, =me caso, mi casamiento, casamiento, mi boda, getting married, my wedding",
  },
  hair_and_makeup: {
    parts: ["salon.updo", "salon.makeup"],
    pt: "cabelo e maquiagem, cabelo e make",
    es: "=pelo y maquillaje, peinado y maquillaje",
    en: "hair and makeup, hair and make-up",
  },
  ear_piercing: {
    pt: "furo de orelha, furar orelha de bebê, brinco para bebê",
    es: "abridores para bebé, perforación de oreja, agujeritos en las orejas",
    en: "ear piercing, baby ear piercing, pierce ears",
  },
};
