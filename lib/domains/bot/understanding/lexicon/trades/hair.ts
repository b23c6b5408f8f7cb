import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

export const hair: Trade = {
  haircut: {
    pt: "corte de cabelo, corte, cortar o cabelo, cortar as pontas, aparar o cabelo, corte e finalização, cortar cabelo, aparar as pontas, corte em camadas, corte bordado, corte a seco, corte na tesoura, cabeleireira, cabeleireiro, cabelereiro, tirar as pontas",
    es: "corte de pelo, corte, cortarme el pelo, corte de cabello, cortar las puntas, peluquería, recorte, peluquero, peluquera, corte en capas, corte a tijera, recortar las puntas, sacar las puntas, cortecito",
    en: "haircut, hair cut, cut, cut my hair, trim my hair, get my hair cut, hairdresser, hair trim, layered cut, scissor cut, dry cut, restyle",
    needs:
      "cabelo está enorme, pontas duplas, dar um trato no cabelo, talento no cabelo, trato no cabelo, tapa no visual, tapa no cabelo, cabelo sem forma, cabelo sem corte, cabelo batendo no ombro, cabelo na cintura, dois dedos do cabelo, dedinhos do cabelo, dois dedinhos, só as pontinhas, cabeludo, cabeluda, cabelo comprido demais, cabelo crescendo, chanel, long bob, pixie, repicado, repicar, desfiado, mullet, wolf cut, shag, butterfly cut, =corte social, social na tesoura, corte clássico, corte executivo, media americana, side part, =short back and sides, militar, moicano, surfista, corte joãozinho, degrafilado, mudar o visual, mudança de visual, renovar o visual, " +
      "=pelo muy largo, puntas florecidas, puntas abiertas, puntas secas, puntas partidas, emparejar las puntas, emparejar, desmechado, desmechar, rebajar el pelo, rebajada, rebaje, carré, en capas, melena, melenita, =pelo sin forma, pelo crecido, mechudo, hecho un león, cambio de look, cambiar de look, sacarme el largo, dedos de largo, garçon, taza, " +
      "split ends, dead ends, my hair is too long, trim the ends, snip, layers, curtain bangs cut, bob, lob, pixie cut, shaggy, clean me up, freshen up my hair, hair is a mess, hair in my eyes, need a new look, new hairstyle, take an inch off, inches off, chop it off, big chop, short sides, back and sides, scissors on top",
  },
  fringe: {
    broader: "salon.haircut",
    otherwise: "salon.haircut",
    pt: "franja, cortar a franja, aparar a franja, franjinha, franja cortininha",
    es: "flequillo, cortar el flequillo, cerquillo, emparejar el flequillo, chasquilla",
    en: "fringe trim, bangs trim, bangs, fringe, curtain bangs",
    needs: "cabelo caindo no olho, pelo en los ojos, pelo me tapa los ojos, bangs in my eyes",
  },
  colouring: {
    pt: "coloração, pintar o cabelo, tintura, tingir o cabelo, tinta no cabelo, retoque de raiz, cor no cabelo, mudar a cor do cabelo, tonalizante, tonalização, pintura do cabelo, raiz, matização, banho de brilho, retocar a raiz",
    es: "coloración, color, teñirme el pelo, tintura, =pintarme el pelo, pintar el cabello, tinte, retoque de raíz, raíces, colorista, color entero, cambio de color, baño de color, tonalizar, tonalización, matizado, retocar la raíz, teñirme",
    en: "hair colouring, hair color, colour, color, dye my hair, hair dye, root touch-up, tint, colour my hair, full colour, toner, gloss, semi permanent colour, all over colour, vivid colour, root retouch",
    needs:
      "cobrir os brancos, cabelo branco, cabelos brancos, fios brancos, fio branco, esconder os brancos, raiz aparecendo, ficar ruiva, ficar morena, voltar pra cor natural, cabelo desbotado, cabelo ficou laranja, cabelo manchado, cabelo verde, cabelo rosa, cabelo colorido, " +
      "tapar las canas, se me ven las canas, cubrir canas, canas, crecimiento de raíz, =pelo blanco, ponerme pelirroja, ponerme morocha, volverme castaña, color lavado, pelo anaranjado, quedó naranja, =pelo de colores, " +
      "cover my greys, cover grey hair, greys, grays, grey hair, gray hair, silver strands, roots are showing, roots growing out, go brunette, go red, going darker, brassy, faded color, purple hair, pink hair, regrowth",
  },
  highlights: {
    otherwise: "salon.colouring",
    pt: "luzes, mechas, reflexo, balayage, californianas, morena iluminada, babylights, ombré, ombré hair, mechas invertidas, contorno iluminado, reflexos, luzes na touca, loiro, iluminado, mechas criativas, face framing",
    es: "reflejos, mechas, claritos, balayage, iluminación, babylights, mechitas, ombré, contouring de color, californianas, rubio, visos, iluminaciones, reflejos con gorra, transparencias, mechas balayage",
    en: "highlights, balayage, streaks, ombre, lowlights, babylights, foils, half head, full head of foils, foilayage, money piece, partial highlights, sombre, dip dye, =t section",
    needs:
      "clarear o cabelo, ficar loira, ficar loiro, loira, virar loira, iluminar o cabelo, cabelo mais claro, clarear as pontas, aclararme el pelo, ponerme rubia, ponerme rubio, rubia, aclarar las puntas, iluminarme el pelo, go blonde, blonde, blonder, lighten my hair, sun kissed, lighter hair, brighten my hair",
  },
  bleaching: {
    otherwise: "salon.highlights",
    pt: "descoloração, platinado, descolorir o cabelo, nevou, platinar, descolorir, loiro platinado, descoloração global, nevado",
    es: "decoloración, platinado, decolorar el pelo, decolorarme, platinarme, rubio platinado, decolorar",
    en: "bleach, bleaching, platinum blonde, platinum, bleach my hair, bleach and tone, double process, go platinum",
    needs:
      "cabelo branquinho, ficar platinada, pelo blanco platinado, quiero el pelo blanco, white blonde, icy blonde, silver hair",
  },
  colour_correction: {
    otherwise: "salon.colouring",
    pt: "correção de cor, decapagem, limpeza de cor, remoção de tinta",
    es: "corrección de color, decapado, limpieza de color, barrido de color",
    en: "colour correction, color correction, fix my colour, colour removal",
    needs:
      "pintei em casa, tinta manchou, deu errado a tinta, me teñí en casa, me quedó manchado el pelo, me arruinaron el color, box dye, dyed it myself, botched color",
  },
  blow_dry: {
    pt: "escova, escova no cabelo, fazer escova, secar o cabelo, modelar o cabelo, escova modelada, escova lisa, chapinha, prancha, babyliss, lavar e escovar, escovar o cabelo, secar e modelar",
    es: "brushing, brushing de pelo, planchita, secado, alisar con secador, planchado, plancharme el pelo, buclera, bucles, ondas, lavado y secado, secado y modelado, secarme el pelo, modelado",
    en: "blow-dry, blow dry, blowout, blow out, wash and style, blowie, bouncy blow dry, shampoo and set, curling iron, flat iron, beach waves, wash and go",
    needs:
      "cabelo pronto pra sair, cabelo escovado, cabelo liso pra festa, sequen el pelo, lacio con secador, pelo lacio, salir con el pelo lindo, hair done for tonight, hair styled, straightened for tonight, big hair for a date",
  },
  updo: {
    pt: "penteado, penteado de festa, penteado de noiva, coque, semi preso, penteado de formatura, pentear, cabelo preso, penteado de madrinha, penteado para casamento",
    es: "peinado, peinado de fiesta, recogido, peinado de novia, semirrecogido, rodete, peinarme, peinado para 15, peinado de quinceañera, peinen, torzadas",
    en: "updo, hairstyling, party hair, bridal hair, hair up, event hair, formal hair, occasion hair, bun",
    needs:
      "cabelo para o casamento, cabelo para festa, cabelo formatura, cabelo noiva, madrinha, formatura, formanda, debutante, baile, arrumar o cabelo para festa, peinarme para un casamiento, =pelo para un casamiento, =pelo para la fiesta, =pelo para una fiesta, madrina, dama de honor, egresada, quinceañera, =mis quince, =mis 15, hair for a wedding, hair for prom, prom, bridesmaid, homecoming, black tie, hair done for an event",
  },
  straightening: {
    pt: "progressiva, escova progressiva, alisamento, alisar o cabelo, botox capilar, relaxamento, selagem, alisar, definitiva, escova inteligente, progressiva sem formol, realinhamento capilar, realinhamento térmico, guanidina",
    es: "alisado, alisado progresivo, keratina, alisarme el pelo, botox capilar, plastificado, alisado con formol, alisado brasileño, shock de keratina, nanoplastia, alisado definitivo, cirugía capilar, alisado japonés",
    en: "keratin treatment, hair straightening, straighten my hair, relaxer, brazilian blowout, keratin, japanese straightening, smoothing treatment, chemical straightening, brazilian keratin, hair botox, silk press",
    needs:
      "tirar o volume, reduzir o volume, baixar o volume, volume no cabelo, cabelo armado, cabelo com frizz, frizz, cabelo rebelde, cabelo liso, cabelo arrepiado, =sem chapinha, sacar el frizz, pelo inflado, pelo rebelde, pelo encrespado, bajar el volumen, volumen del pelo, pelo indomable, pelo lacio permanente, humedad en el pelo, frizzy hair, frizzy, =too much volume, tame my hair, unmanageable hair, poofy, puffy hair, humidity hair, permanently straight",
  },
  hair_treatment: {
    pt: "hidratação, hidratação capilar, cauterização, reconstrução capilar, tratamento capilar, nutrição capilar, hidratar o cabelo, máscara capilar, cronograma capilar, umectação, plástica dos fios, spa capilar, reconstrução, nutrição do cabelo",
    es: "hidratación, tratamiento capilar, nutrición capilar, baño de crema, reconstrucción capilar, hidratar el pelo, máscara capilar, ampolla capilar, nutrición del pelo, cauterización, ampolla, shock de hidratación, olaplex",
    en: "hair treatment, deep conditioning, hair mask, hair spa, conditioning treatment, olaplex, protein treatment, bond repair, hydrate my hair, moisture treatment, k18",
    needs:
      "cabelo ressecado, cabelo danificado, cabelo seco, cabelo quebrado, cabelo quebrando, cabelo elástico, cabelo poroso, cabelo opaco, cabelo sem brilho, cabelo sem vida, cabelo palha, cabelo queimado, cabelo detonado, cabelo estragado, corte químico, cabelo chiclete, " +
      "pelo seco, pelo maltratado, pelo reseco, pelo quemado, pelo paja, pelo dañado, pelo quebradizo, pelo opaco, pelo sin brillo, pelo chicle, pelo arruinado, pelo hecho pelota, " +
      "dry hair, damaged hair, brittle hair, hair breakage, hair is breaking, hair feels like straw, fried hair, hair lacks shine, dull hair, over processed hair, hair like hay",
  },
  perm: {
    pt: "permanente, fazer cachos, ondulação, permanente afro, encrespar, encaracolar, cachear o cabelo, ondulado permanente",
    es: "permanente, ondulación, rulos permanentes, hacerme rulos, ondulado, enrular, permanente de rulos",
    en: "perm, perming, curls perm, body wave, permanent wave, beach wave perm, digital perm, curl my hair permanently",
    needs: "quero cabelo cacheado, cabelo enrolado, quiero rulos, pelo enrulado, want curly hair",
  },
  curls: {
    otherwise: "salon.haircut",
    pt: "corte para cachos, cabelo cacheado, finalização de cachos, cachos, crespo, fitagem, corte crespo",
    es: "corte para rulos, rulos, corte de rulos, definición de rulos, método curly, rizos",
    en: "curly cut, curly hair, curl cut, deva cut, curl definition, natural hair, ringlets",
    needs:
      "transição capilar, cachos sem definição, definir os cachos, =meus cachos, =mis rulos, rulos sin definición, curls are flat, define my curls, big chop transition",
  },
  extensions: {
    pt: "mega hair, alongamento de cabelo, aplique, entrelace, megahair, extensão de cabelo, mega de fita, mega de queratina, manutenção do mega, ponto americano, alongamento capilar, aplique de cabelo",
    es: "extensiones, extensiones de pelo, apliques, cortinas de pelo, extensiones adhesivas, extensiones cosidas, alargue de pelo, postizo",
    en: "hair extensions, weave, tape ins, tape-in extensions, sew-in, sew in, clip ins, wefts, extensions, micro links, hair pieces, keratin bonds",
    needs:
      "cabelão, cabelo não cresce, quero cabelo comprido, cabelo mais comprido, cabelo mais cheio, aumentar o cabelo, no me crece el pelo, dar volumen con extensiones, longer hair, hair won't grow, thicker hair, hair down to my waist",
  },
  braids: {
    pt: "tranças, trança, box braids, trança nagô, dreads, trancista, nagô, trança boxeadora, gypsy braids, twist, fulani, crochet braids, dreadlocks, trançar o cabelo",
    es: "trenzas, trenza, trencitas, rastas, trenzas cosidas, trenzas africanas, trenzado, trenzas boxeadoras, boxeadoras, trenzarme, dreads",
    en: "braids, box braids, cornrows, dreadlocks, knotless braids, locs, retwist, twists, braiding, french braid, plaits, faux locs, fulani braids, crochet braids, passion twists",
    needs:
      "estilo protetor, retocar os dreads, estilo protector, protective style, protective hairstyle, braid my hair, loc maintenance",
  },
  wig: {
    pt: "peruca, lace, colocação de lace, prótese capilar feminina, lace front",
    es: "peluca, colocación de peluca, lace front, prótesis capilar",
    en: "wig, wig install, lace front, lace wig, wig fitting, frontal install, hair system",
    needs: "quimioterapia cabelo, chemo hair",
  },
  hair_detox: {
    otherwise: "salon.hair_treatment",
    pt: "detox capilar, esfoliação do couro cabeludo, argiloterapia capilar, ozonioterapia capilar",
    es: "detox capilar, exfoliación del cuero cabelludo, peeling capilar, ozonoterapia capilar",
    en: "scalp scrub, scalp facial, head spa, japanese head spa, scalp exfoliation",
    needs:
      "couro cabeludo oleoso, couro cabeludo coça, cuero cabelludo graso, me pica la cabeza, itchy scalp, flaky scalp, oily scalp, product buildup",
  },
};
