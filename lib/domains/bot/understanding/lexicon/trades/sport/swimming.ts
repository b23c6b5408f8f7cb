import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const swimming = "studio.swimming";
const kindOf = { broader: swimming, otherwise: swimming };

/** Swimming schools. */
export const swimmingPool: Trade = {
  swimming: {
    broader: "general.lesson",
    pt: `natação, aula de natação, aula na piscina, nadar, nataçao, natassao, aulas de natação, aula de nado, nadador, professor de natação, escola de natação`,
    es: `natación, clase de natación, nadar, natacion, clases de natación, nado, profe de natación, pileta, aprender nado, escuela de natación`,
    en: `swimming lesson, swimming, swim class, swim lessons, swim coaching, swim, swim lesson, swimming class, swimming lessons, swimming coach, learn swimming, swim teacher, swim school`,
    needs: `aprender a nadar, learn to swim, medo de água, miedo al agua, afraid of water, scared of water, =can't swim, =nao sei nadar, perder o medo da água, =no se nadar, =no sabe nadar,
      =nao sabe nadar, perderle el miedo al agua, =don't know how to swim, =never learned to swim, learn how to swim, crawl, butterfly stroke, nado crol, piscina, pile, =a la pile, =in the pool`,
  },
  baby_swimming: {
    ...kindOf,
    pt: "natação para bebês, natação bebê|bebês|neném, natação mãe e bebê, natação de bebê, natação baby",
    es: "matronatación, matro, natación bebé|bebés|beba, matro natación, natación para bebés",
    en: "baby swimming, baby swim, swim|swimming baby|babies|infant|toddler, mum and baby swim, parent and tot swim, baby water class",
    needs: `bebê|bebezinho|neném|bb água|piscina|nadar, =meses natacao, meses água|piscina, bebé|bebito|beba|bb|gordo agua|pileta|pile|nadar, meses agua|pileta, months water|pool|swim, baby|infant water|pool`,
  },
  kids_swimming: {
    ...kindOf,
    pt: "natação infantil, natação criança|crianças|filho|filha|filhos|kids, natação para crianças, escolinha de natação, aula de natação infantil",
    es: "natación infantil, natación niños|niñas|chicos|chicas|nenes|hijo|hija|hijos|nene|nena, natación para chicos, escuelita de natación, clase infantil de natación",
    en: "kids swimming, swimming|swim kids|children|child|daughter|boys|girls, children's swimming, junior swimming, =swimming for my son, =swim lessons for my son",
    needs: `filho|filha|filhos|criança|crianças|menino|menina|gêmeos nadar|piscina|água|nade, hijo|hija|hijos|nene|nena|nenes|chicos|mellis|mellizos|gemelos|niño|niña nadar|pileta|pile|agua|nade,
      kids|kid|child|children|daughter|twins|boys|girls swim|swimming|pool|water, =my son to swim, =son can't swim`,
  },
  adult_swimming: {
    ...kindOf,
    pt: "natação adulto|adultos, natação para adultos, natação adulta, aula de natação adulto",
    es: "natación adulto|adultos|grandes, natación para adultos, clase de adultos natación",
    en: "adult swimming, swimming|swim adult|adults, adult learn to swim, adult swim class, adults beginner swim",
    needs:
      "=clase para grandes, =clase de adultos, =clase para adultos, =una de adultos, =aula de adulto, =aula para adultos, =adult class, =adult lesson",
  },
  pregnancy_swimming: {
    ...kindOf,
    otherwise: "studio.aqua_gym",
    pt: "natação gestante|gestantes|grávida|grávidas, natação para gestantes, hidro para gestantes, hidroginástica gestante",
    es: "natación embarazada|embarazadas, natación para embarazadas, clase de embarazadas pileta, aquagym embarazadas",
    en: "pregnancy swimming, swimming|swim|aqua pregnant|pregnancy|prenatal|antenatal, aquanatal, prenatal swim",
    needs: `=clase de embarazadas, =clase para embarazadas, =aula de gestante, =aula para gestantes, grávida|gestante|gravidez água|piscina|nadar, embarazada|embarazo|panza agua|pileta|pile|nadar, pregnant|pregnancy pool|swim|water,
      semanas pileta|pile|nadar|piscina|agua, doctora|médico|obstetra|ginecóloga pileta|pile|nadar|natación, médica|médico|obstetra piscina|nadar|natação`,
  },
  lane_swimming: {
    ...kindOf,
    pt: "nado livre, raia livre, natação livre, piscina livre",
    es: "pileta libre, nado libre, pase de pileta, andarivel libre, natación libre",
    en: "lap swim, lane swimming, open swim, free swim, lane swim, public swim",
  },
  swim_training: {
    ...kindOf,
    pt: "treino de natação, natação competitiva, equipe de natação, natação master, águas abertas, treino para travessia",
    es: "entrenamiento de natación, natación competitiva, equipo de natación, natación master, aguas abiertas, entrenamiento para travesía",
    en: "swim training, swim squad, masters swimming, competitive swimming, open water swimming, stroke improvement, stroke clinic",
    needs:
      "triathlon, triatlo, triatlón, travessia, travesía, melhorar técnica nado, mejorar técnica nado|crol, improve stroke|technique swim",
  },
  aqua_gym: {
    broader: "general.lesson",
    otherwise: swimming,
    pt: "hidroginástica, hidro, hidrobike, hidroginastica, hidrogin, ginástica na água|piscina, ginástica aquática, aula na água, deep running, hidropower",
    es: "aquagym, aqua gym, acuagym, hidrogimnasia, gimnasia en el agua|pileta, gimnasia acuática, acqua gym, gym acuático, aquafitness, hidrobike",
    en: "aqua aerobics, aquafit, water aerobics, aqua gym, aqua fitness, water fitness, pool exercise class, aquarobics, water workout, aqua bike",
    needs: `exercício|exercícios água|piscina, baixo impacto articulação, ejercicio|ejercicios agua|pileta, bajo impacto articulaciones, exercise|exercises water|pool, low impact water,
      bad joints water`,
  },
};
