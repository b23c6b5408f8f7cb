import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const dance = "studio.dance";
const kindOf = { broader: dance, otherwise: dance };

/** What dance schools offer beside the styles. */
export const danceSchool: Trade = {
  wedding_dance: {
    ...kindOf,
    otherwise: "studio.ballroom",
    pt: "dança dos noivos, primeira dança, coreografia de casamento, valsa dos noivos, aula para noivos, coreografia para noivos, dança de casamento",
    es: "vals de novios, primer baile, coreografía de casamiento, baile de novios, clase para novios, coreografía para novios, baile de casamiento",
    en: "wedding dance, first dance, wedding choreography, first dance lesson, bridal dance, wedding dance lesson",
    needs: `dança|dançar|valsa casamento|noivos|noivo|noiva|casar, primeira dança casamento|noivos, bailar|baile|vals casamiento|boda|novios|casamos, =nos casamos, dance wedding|bride|groom|reception|married, father daughter dance`,
  },
  quince_dance: {
    ...kindOf,
    otherwise: "studio.wedding_dance",
    pt: "valsa de debutante, valsa de 15 anos, coreografia de debutante, coreografia de 15 anos, dança de debutante",
    es: "vals de quince, vals de 15, coreografía de quince, coreografía de 15, baile de quince, entrada de quince",
    en: "quinceañera dance, quinceañera choreography, sweet sixteen dance, court of honour dance",
    needs:
      "valsa quinze|debutante, dançar|coreografia debutante|aniversário, vals quince|quinces|quinceañera, bailar|coreografía quince|quinces|quinceañera|cumpleaños",
  },
  kids_dance: {
    ...kindOf,
    pt: "dança infantil, dança criança|crianças|kids|filha|filho, baby class dança, dança para crianças",
    es: "danza infantil, baile infantil, danza|baile niños|niñas|nena|nenas|nenes|chicos|hija, danza para nenas, iniciación a la danza",
    en: "kids dance, children's dance, dance kids|children|toddlers|daughter|girls, creative dance, toddler dance",
    needs:
      "filha|menina|filho dançar|dança|bailarina, hija|nena|nene|hijo bailar|danza|bailarina, daughter|girl|kid dance|dancing|ballerina",
  },
  kpop_dance: {
    broader: "studio.urban_dance",
    otherwise: "studio.urban_dance",
    pt: "k-pop, kpop, dança k-pop, cover de kpop, aula de kpop",
    es: "k-pop, kpop, baile k-pop, danza kpop, clase de kpop",
    en: "k-pop, kpop, k-pop dance, kpop class",
  },
  heels_dance: {
    broader: "studio.urban_dance",
    otherwise: "studio.urban_dance",
    pt: "stiletto, heels, dança no salto, salto alto dança, aula de stiletto, sexy dance",
    es: "stiletto, heels, tacos danza, baile en tacos, femme style, clase de stiletto, sexy dance",
    en: "heels class, heels dance, stiletto, heels, high heels dance",
  },
  dance_fundamentals: {
    ...kindOf,
    pt: "dança iniciante, dança iniciantes, dança para iniciantes, aula básica de dança, nível iniciante dança",
    es: "danza principiantes, baile para principiantes, baile inicial, clase inicial de baile, danza nivel inicial",
    en: "beginner dance, dance for beginners, intro to dance, absolute beginners dance",
  },
  dance_rehearsal: {
    ...kindOf,
    pt: "ensaio de coreografia, ensaio de dança, ensaio do espetáculo, aluguel de sala de dança, ensaio geral de dança",
    es: "ensayo de coreografía, ensayo de danza, ensayo de la muestra, alquiler de sala de danza, ensayo general de danza",
    en: "choreography rehearsal, dance rehearsal, show rehearsal dance, dance studio hire, dance studio rental",
  },
  pointe: {
    broader: "studio.ballet",
    otherwise: "studio.ballet",
    pt: "pontas, aula de pontas, sapatilha de ponta, técnica de ponta",
    es: "puntas, clase de puntas, zapatillas de punta, técnica de puntas",
    en: "pointe class, pointe work, pointe shoes, pre-pointe",
  },
};
