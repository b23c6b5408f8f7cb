import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** What several trades have, and what only narrows another concept. */
export const general: Trade = {
  consultation: {
    kind: "general",
    pt: "consulta, consultar, passar no médico, consulta médica, médico, doutor que atende",
    es: "consulta, consultar, ver al médico, consulta médica, médico, ver a un doctor",
    en: "consultation, consult, see a doctor, doctor's visit, see the doctor, check in with a doctor",
  },
  follow_up: {
    pt: "retorno, consulta de retorno, revisão pós-consulta, mostrar os exames, levar os resultados",
    es: "control, consulta de control, seguimiento, mostrar los estudios, llevar los resultados",
    en: "follow-up, follow up visit, follow-up appointment, show the results, second visit",
    needs: "o médico pediu pra voltar, el doctor me pidió que vuelva, the doctor asked me to come back",
  },
  evaluation: {
    kind: "general",
    pt: "avaliação, avaliar, primeira consulta, primeira vez, diagnóstico",
    es: "evaluación, evaluar, primera consulta, primera vez, diagnóstico, valoración",
    en: "evaluation, assessment, first visit, initial consultation, diagnosis",
  },
  cleaning: {
    kind: "general",
    pt: "limpeza, limpar, higienização",
    es: "limpieza, limpiar, higiene",
    en: "cleaning, clean, cleanup",
  },
  lesson: {
    kind: "general",
    pt: "aula, aulas, aulinha",
    es: "clase, clases, clasecita",
    en: "class, lesson, lessons",
  },
  session: {
    kind: "general",
    pt: "sessão, sessões",
    es: "sesión, sesiones",
    en: "session, sessions",
  },
  exam: {
    kind: "general",
    pt: "exame, exames",
    es: "examen, exámenes, estudio médico, estudios",
    en: "medical test, examination, exam",
  },
  inspection: {
    kind: "general",
    pt: "revisão, revisar, check-up, checkup, inspeção",
    es: "revisión, revisar, chequeo, inspección",
    en: "check-up, checkup, inspection, check over",
  },
  repair: {
    kind: "general",
    pt: "conserto, consertar, arrumar, reparo, manutenção",
    es: "reparación, reparar, arreglar, arreglo, mantenimiento, componer",
    en: "repair, fix, fixing, maintenance, mend",
    needs: "quebrou, estragou, parou de funcionar, se rompió, se descompuso, broke down, stopped working",
  },
  quote: {
    pt: "orçamento, orçar, cotação",
    es: "presupuesto, presupuestar, cotización",
    en: "quote, estimate, quotation",
  },
  urgent_visit: {
    pt: "emergência, pronto atendimento, encaixe de urgência, plantão",
    es: "emergencia, guardia, atención de urgencia",
    en: "emergency, emergency visit, urgent care",
  },
  home_visit: {
    pt: "em domicílio, a domicílio, atendimento domiciliar, em casa, na minha casa",
    es: "a domicilio, en mi casa, visita domiciliaria",
    en: "home visit, at my place, at home, house call",
  },
  online: {
    kind: "modifier",
    pt: "online, por vídeo, videochamada, à distância, remoto, teleconsulta, telemedicina",
    es: "online, en línea, por videollamada, virtual, a distancia, teleconsulta, telemedicina",
    en: "online, video call, remote, virtual, telehealth, over zoom",
  },
  women: {
    kind: "modifier",
    pt: "feminino, mulher, mulheres, moça, minha esposa",
    es: "femenino, mujer, mujeres, dama, damas, señora, mi esposa",
    en: "women's, women, woman, ladies, lady, female, my wife",
  },
  men: {
    kind: "modifier",
    pt: "masculino, homem, homens, meu marido",
    es: "masculino, hombre, hombres, caballero, caballeros, mi marido",
    en: "men's, men, man, gents, gentlemen, male, my husband",
  },
  kids: {
    kind: "modifier",
    pt: "infantil, criança, crianças, kids, meu filho, minha filha, menino, menina, bebê",
    es: "infantil, niño, niña, niños, chicos, nene, nena, mi hijo, mi hija, bebé, mitaí",
    en: "kids, kid, children's, child, children, my son, my daughter, toddler, boy, girl, baby",
  },
  seniors: {
    kind: "modifier",
    pt: "idoso, terceira idade, minha avó, meu avô",
    es: "adulto mayor, tercera edad, mi abuela, mi abuelo",
    en: "senior, seniors, elderly, my grandmother, my grandfather",
  },
  couple: {
    kind: "modifier",
    pt: "casal, em dupla",
    es: "pareja, en dúo",
    en: "couple, couples, duo",
  },
  group: {
    kind: "modifier",
    pt: "em grupo, turma, coletiva",
    es: "grupal, en grupo",
    en: "group, in a group",
  },
  private: {
    kind: "modifier",
    pt: "individual, particular, personalizada",
    es: "individual, particular, personalizada",
    en: "private, individual, one-on-one, one to one",
  },
  trial: {
    pt: "experimental, aula experimental, aula teste, aula grátis",
    es: "clase de prueba, clase gratis, probar una clase",
    en: "trial class, trial lesson, free trial, try a class",
  },
};
