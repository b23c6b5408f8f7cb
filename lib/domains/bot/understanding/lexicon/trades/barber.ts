import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const cut = { broader: "salon.haircut", otherwise: "salon.haircut" };

export const barber: Trade = {
  beard: {
    pt: "barba, fazer a barba, aparar a barba, barba na navalha, barboterapia, alinhar a barba, barba completa, barba desenhada, desenho da barba, barba na máquina, barbinha, acabamento da barba, barba com toalha quente, barba terapia, cavanhaque",
    es: "barba, arreglo de barba, recortar la barba, perfilar la barba, perfilado de barba, bajarme la barba, barbita, emprolijar la barba, rebajar la barba, diseño de barba, marcar la barba, chivita, candado, ritual de barba",
    en: "beard trim, beard, trim my beard, beard shaping, line up my beard, beard line up, beard sculpt, goatee, beard grooming, beard tidy, stubble trim, beard treatment",
    needs:
      "barba grande demais, barba falhada, barba torta, cara peluda, barba muy crecida, barba despareja, pelusa en la cara, parezco papá noel, my beard is a mess, scruffy beard, facial hair, scruff, stubble, look like santa, whiskers",
  },
  shave: {
    broader: "barber.beard",
    otherwise: "barber.beard",
    pt: "barbear, barbear com toalha quente, raspar a barba, barbear clássico, barbear tradicional, barbeado, fazer a barba na navalha",
    es: "afeitado, afeitarme, afeitado clásico, afeitada, rasurado, toalla caliente, afeitar, rasurarme, afeitado a navaja, afeitado tradicional",
    en: "shave, hot towel shave, wet shave, straight razor shave, clean shave, hot shave, face shave, razor shave, cut throat shave, shaved",
    needs:
      "tirar a barba toda, rosto lisinho, cara lisinha, cara limpa, navalha no rosto, toalha quente, sacarme la barba, navaja, cara suave, straight razor, hot towel, smooth face, razor burn",
  },
  moustache: {
    otherwise: "barber.beard",
    pt: "bigode, aparar o bigode, bigodinho, desenhar o bigode",
    es: "bigote, recortar el bigote, bigotes, mostacho, perfilar el bigote",
    en: "moustache trim, mustache, moustache, stache, trim my stache, handlebar",
  },
  fade: {
    ...cut,
    pt: "degradê, corte degradê, disfarçado, fade, corte navalhado, low fade, mid fade, high fade, disfarce, degradê navalhado, taper fade, taper, corte do jaca, social com disfarce, na régua, americano, skin fade",
    es: "degradé, corte degradado, degradado, fade, difuminado, desvanecido, taper, low fade, mid fade, sombreado, esfumado, degradé a navaja, corte americano, taper fade",
    en: "fade, skin fade, taper, taper fade, low fade, mid fade, high fade, drop fade, burst fade, bald fade, faded, zero fade, temp fade, blowout taper",
    needs:
      "lateral baixa, lados na zero, costados rapados, rapar los costados, cortito a los costados, sides faded, tight on the sides",
  },
  buzz_cut: {
    ...cut,
    pt: "corte na máquina, passar a máquina, raspar a cabeça, máquina zero, raspar o cabelo, máquina um, máquina dois, militar, raspado, cabeça raspada, corte máquina",
    es: "corte a máquina, pasar la máquina, raparme, rapado, pelarme, rapar, máquina cero, corte militar, al ras",
    en: "buzz cut, clipper cut, shave my head, head shave, buzz, buzzed, crew cut, =number two, =number 2, =number three, =number 1, =number one, shaved head, all over clipper, military cut, bic my head",
  },
  kids_cut: {
    parts: ["salon.haircut", "general.kids"],
    pt: "corte infantil, corte de criança, corte kids, corte de menino, primeiro corte do bebê, corte do meu filho, cortar o cabelo do meu filho",
    es: "corte infantil, corte de niño, corte para nene, corte niños, corte de bebé, corte para mi hijo, cortarle el pelo a mi hijo, corte para chicos",
    en: "kids haircut, kids cut, children's haircut, boys haircut, boy's cut, baby's first haircut, toddler haircut, child cut, little man haircut",
    needs:
      "moleque cabeludo, filho cabeludo, menino cabeludo, piá cabeludo, cabelo do meu filho, cabelo do moleque, cabelo do menino, =pelo de mi hijo, =pelo del nene, nene peludo, pibe con el pelo largo, =my son's hair, =my sons hair, my boy's hair, little guy's hair",
  },
  neckline: {
    pt: "pezinho, acabamento, fazer o pezinho, nuca, contorno do cabelo, limpar o pezinho, pé do cabelo, costeleta, contorno, perfil do cabelo, limpeza da nuca, acabamentinho",
    es: "contorno, contornos, nuca, marcar el contorno, patillas, limpieza de nuca, limpiar la nuca, delineado, perfilado de pelo, limpieza de contornos",
    en: "line up, neck trim, neckline, edge up, shape up, lineup, edge-up, shape-up, neck clean up, clean up my neck, sideburns, crispy line, outline, neck shave, tape up",
    needs: "pelinho no pescoço, pescoço peludo, pelos en el cuello, cuello peludo, neck hair, hairy neck",
  },
  beard_colour: {
    otherwise: "barber.beard",
    pt: "pigmentação da barba, pintar a barba, camuflagem de fios brancos, pigmentação, tingir a barba, camuflagem, coloração da barba",
    es: "pigmentación de barba, teñir la barba, tintura de barba, color en la barba, camuflaje de canas",
    en: "beard dye, colour my beard, beard tint, dye my beard, grey blending, beard color, grey camo",
    needs:
      "barba branca, barba grisalha, canas en la barba, barba blanca, grey beard, salt and pepper beard, patchy beard color",
  },
  hair_design: {
    otherwise: "barber.fade",
    pt: "risquinho, desenho no cabelo, freestyle, risco na lateral, risco, hair tattoo, desenho na nuca, raio no cabelo, risquinho na sobrancelha",
    es: "diseño en el pelo, rayita, dibujo en el pelo, guardas, raya en el costado, líneas en el pelo, diseño freestyle, rayitas",
    en: "hair design, hair tattoo, shaved lines hair, freestyle design, hair art, lightning bolt, shaved lines, hard part, eyebrow slit",
  },
  nose_wax: {
    pt: "depilação de nariz, nariz e orelha, cera no nariz, depilação nasal, pelos do nariz, pelo da orelha",
    es: "depilación de nariz, nariz y orejas, cera en la nariz, pelos de la nariz, pelos de la oreja, depilación nasal",
    en: "nose wax, nose and ear wax, ear hair removal, nostril wax, nose hair, ear hair, ear waxing",
  },
  scalp: {
    otherwise: "salon.hair_treatment",
    pt: "tratamento para calvície, terapia capilar, prótese capilar, tratamento para queda, tricologista, tricologia, tratamento antiqueda, implante capilar, micropigmentação capilar, calvície, minoxidil",
    es: "tratamiento para la calvicie, terapia capilar, tratamiento anticaída, calvicie, prótesis capilar, tricólogo, injerto capilar, implante capilar, plasma capilar, micropigmentación capilar, tratamiento para la caída",
    en: "scalp treatment, hair loss treatment, hair replacement, hair system, scalp micropigmentation, hair transplant, trichologist, hair growth treatment, PRP hair",
    needs:
      "caspa, ficando careca, cabelo caindo, queda de cabelo, cabelo cai, entradas, entradas no cabelo, cabelo ralo, cabelo fino, coroa aparecendo, perdendo cabelo, coceira na cabeça, seborreia, me estoy quedando pelado, quedando pelado, se me cae el pelo, caída del pelo, pelo ralo, =perdiendo pelo, =perdiendo el pelo, =pelo fino, dandruff, going bald, balding, thinning hair, hair is thinning, losing my hair, hair falling out, hair loss, receding hairline, bald spot, flaky scalp",
  },
  black_mask: {
    otherwise: "salon.facial",
    pt: "black mask, máscara negra, limpeza facial masculina, limpeza de pele masculina, máscara preta, limpeza de pele na barbearia",
    es: "black mask, mascarilla negra, limpieza facial masculina, máscara negra, limpieza facial de hombre",
    en: "black mask, men's facial, charcoal mask, peel off mask, facial for men",
  },
  wash: {
    pt: "lavar o cabelo, lavagem do cabelo, shampoo, lavar a cabeça, lavagem com massagem",
    es: "lavado de pelo, lavarme el pelo, shampoo, champú, lavado de cabeza, lavarme la cabeza",
    en: "hair wash, wash my hair, shampoo, head wash, wash and condition",
    needs: "cabelo oleoso, cabelo sujo, pelo grasoso, pelo sucio, greasy hair, oily hair",
  },
  groom_package: {
    pt: "dia do noivo, pacote noivo, noivo, pacote padrinho",
    es: "día del novio, paquete novio, novio",
    en: "groom package, groom's party, groomsmen, grooms package",
    needs: "vou casar, =me caso, getting married",
  },
  cut_and_beard: {
    parts: ["salon.haircut", "barber.beard"],
    pt: "=cabelo e barba, =cabelo e a barba, =barba e cabelo, =barba e o cabelo, =cabelo barba, =barba cabelo",
    es: "=pelo y barba, =pelo y la barba, =barba y pelo, =barba y el pelo, =cabello y barba",
    en: "=hair and beard, =beard and hair, =hair and my beard, =hair plus beard",
  },
  ear_candle: {
    pt: "vela de ouvido, cone hindu, limpeza de ouvido com vela",
    es: "velas de oído, conos hindúes, limpieza de oídos con vela",
    en: "ear candling, ear candle, ear singeing",
  },
};
