import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const music = "tutoring.music";
const kindOf = { broader: music, otherwise: music };

/** What music schools offer beside the lessons of an instrument. */
export const musicSchool: Trade = {
  early_music: {
    ...kindOf,
    pt: "musicalização infantil, musicalização, música para bebês, musicalização para bebês, iniciação musical, musicalização bebê|bebês|criança|crianças",
    es: "iniciación musical, estimulación musical, música para bebés, música bebés|chiquitos|nenes, taller musical infantil, jardín musical",
    en: "baby music class, music for toddlers, music for kids, early years music, music babies|toddlers|preschoolers, kids music class",
  },
  music_theory: {
    ...kindOf,
    pt: "teoria musical, teoria da música, percepção musical, harmonia musical, solfejo, leitura de partitura, harmonia e improvisação",
    es: "teoría musical, teoría de la música, lenguaje musical, solfeo, armonía musical, lectura musical, audioperceptiva, entrenamiento auditivo",
    en: "music theory, ear training, read music, harmony class, sight reading, aural training, theory grade",
    needs: "ler partitura, ler cifra, leer partitura, leer música, read sheet music, read notes",
  },
  band_practice: {
    ...kindOf,
    otherwise: "studio.rehearsal",
    pt: "prática de banda, prática de conjunto, aula de banda, prática em grupo banda, ensemble",
    es: "ensamble, práctica de conjunto, clase de ensamble, taller de banda, práctica de banda",
    en: "ensemble, band class, band workshop, rock band class, chamber group, orchestra practice",
    needs:
      "tocar em banda, tocar numa banda, tocar en una banda, =tocar con otros, play in a band, play with others, join a band",
  },
  choir: {
    broader: "tutoring.singing",
    otherwise: "tutoring.singing",
    pt: "coral, canto coral, coro, aula de coral, ensaio de coral",
    es: "coro, canto coral, ensayo de coro, coro de niños, coro de adultos",
    en: "choir, choir practice, choral singing, kids choir, community choir",
    needs: "cantar em grupo, cantar en grupo, =cantar con otros, sing in a group, sing with others",
  },
  recital: {
    pt: "audição de alunos, recital, recital de alunos, preparação para recital, ensaio para recital, apresentação dos alunos",
    es: "muestra de alumnos, recital de alumnos, audición de alumnos, muestra de fin de año, preparación para audición, concierto de alumnos",
    en: "student recital, recital, recital preparation, end of year show, student concert, audition preparation",
  },
  music_exam: {
    ...kindOf,
    otherwise: "tutoring.music_theory",
    pt: "preparação para conservatório, THE música, prova de habilidade específica, preparatório para faculdade de música, exame de música",
    es: "preparación para conservatorio, ingreso al conservatorio, examen de música, preparación para examen de instrumento",
    en: "music exam, ABRSM, grade exam music, trinity exam, conservatory audition, music grade preparation",
  },
  composition: {
    ...kindOf,
    pt: "composição musical, aula de composição, composição de música, arranjo musical, compor música",
    es: "composición musical, clase de composición, composición de canciones, arreglos musicales, componer música",
    en: "songwriting, composition lesson, music composition, arranging music, write songs",
    needs:
      "escrever minhas músicas, compor minhas músicas, escribir mis canciones, componer mis canciones, write my own songs",
  },
  instrument_rental: {
    pt: "aluguel de instrumento, alugar instrumento, aluguel de violino, aluguel de piano, locação de instrumento",
    es: "alquiler de instrumento, alquilar instrumento, alquiler de violín, alquiler de piano",
    en: "instrument rental, rent an instrument, violin rental, piano rental, instrument hire",
  },
};
