import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

export const barber: Trade = {
  beard: {
    pt: "barba, fazer a barba, aparar a barba, barba na navalha, barboterapia, alinhar a barba",
    es: "barba, arreglo de barba, recortar la barba, perfilar la barba, perfilado de barba, bajarme la barba",
    en: "beard trim, beard, trim my beard, beard shaping, line up my beard",
    needs: "barba grande demais, barba muy crecida, barba despareja, my beard is a mess, scruffy beard",
  },
  shave: {
    otherwise: "barber.beard",
    pt: "barbear, barbear com toalha quente, raspar a barba",
    es: "afeitado, afeitarme, afeitado clásico, afeitada, rasurado, toalla caliente",
    en: "shave, hot towel shave, wet shave, straight razor shave, clean shave",
  },
  moustache: {
    otherwise: "barber.beard",
    pt: "bigode, aparar o bigode",
    es: "bigote, recortar el bigote",
    en: "moustache trim, mustache, moustache",
  },
  fade: {
    broader: "salon.haircut",
    otherwise: "salon.haircut",
    pt: "degradê, corte degradê, disfarçado, fade, navalhado, low fade",
    es: "degradé, corte degradado, degradado, fade, difuminado, desvanecido",
    en: "fade, skin fade, taper, taper fade, low fade",
  },
  buzz_cut: {
    broader: "salon.haircut",
    otherwise: "salon.haircut",
    pt: "corte na máquina, passar a máquina, raspar a cabeça, máquina zero",
    es: "corte a máquina, pasar la máquina, raparme, rapado, pelarme",
    en: "buzz cut, clipper cut, shave my head, head shave",
  },
  neckline: {
    pt: "pezinho, acabamento, fazer o pezinho, nuca, contorno do cabelo",
    es: "contorno, contornos, nuca, marcar el contorno, patillas",
    en: "line up, neck trim, neckline, edge up, shape up",
  },
  beard_colour: {
    otherwise: "barber.beard",
    pt: "pigmentação da barba, pintar a barba, camuflagem de fios brancos",
    es: "pigmentación de barba, teñir la barba, tintura de barba",
    en: "beard dye, colour my beard, beard tint",
    needs: "barba branca, canas en la barba, grey beard",
  },
  hair_design: {
    pt: "risquinho, desenho no cabelo, freestyle, risco na lateral",
    es: "diseño en el pelo, rayita, dibujo en el pelo, guardas",
    en: "hair design, hair tattoo, lines in my hair",
  },
  nose_wax: {
    pt: "depilação de nariz, nariz e orelha, cera no nariz",
    es: "depilación de nariz, nariz y orejas, cera en la nariz",
    en: "nose wax, nose and ear wax, ear hair removal",
  },
  scalp: {
    pt: "tratamento para calvície, terapia capilar, detox capilar, prótese capilar",
    es: "tratamiento para la calvicie, terapia capilar, tratamiento anticaída",
    en: "scalp treatment, hair loss treatment, scalp detox",
    needs: "caspa, ficando careca, me estoy quedando pelado, dandruff, going bald, thinning hair",
  },
  black_mask: {
    pt: "black mask, máscara negra, limpeza facial masculina",
    es: "black mask, mascarilla negra, limpieza facial masculina",
    en: "black mask, men's facial, charcoal mask",
  },
  wash: {
    pt: "lavar o cabelo, lavagem do cabelo, shampoo",
    es: "lavado de pelo, lavarme el pelo, shampoo, champú",
    en: "hair wash, wash my hair, shampoo",
  },
};
