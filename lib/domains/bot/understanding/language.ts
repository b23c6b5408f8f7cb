import { fold } from "@/lib/domains/bot/understanding/text";

export const spoken = ["pt", "es", "en"] as const;
export type Spoken = (typeof spoken)[number];

/** Everyday words of each language; one that several share speaks for each of them less. */
const words: Record<Spoken, readonly string[]> = {
  pt: `oi ola o os e eh que vem primeiro eu voce voces nao sim quero queria gostaria marcar agendar horario amanha hoje obrigado obrigada tchau bom boa
    dia dias tarde noite mim pra uma um tem com qual quais quanto fica meu minha meus posso preciso segunda terca quarta
    quinta sexta sabado domingo as da do das dos na no em daqui depois antes duas dois semana semanas mes nenhum deles
    remarcar desmarcar reagendar falar consulta atendente isso pode ser moro onde para pessoas pessoa mesa tudo bem ate
    por volta de manha meia partir tambem so dar da dar pro queria pelo pela vou estou to ta preciso consigo nos ou
    mas nem muito mais depois outro outra proximo janeiro fevereiro marco maio junho julho setembro outubro novembro
    dezembro quanto voces tava aqui ai moco moca meu minha filho filha cachorro dente cabelo carro horas hora agora
    ainda alguem gente favor dor doi conseguiria atende atendem vaga deixa deixe esta`.split(/\s+/),
  es: `hola usted ustedes si no quiero queria quisiera reservar agendar turno turnos manana hoy gracias chau adios buenos
    buenas buen dia dias una un tiene tienen hay con cual cuales cuanto mi puedo necesito lunes martes miercoles jueves
    viernes sabado domingo las los del el la cambiar cancelar hablar cita persona personas eso puede para por donde sacar
    pedir esta ubicacion me ese esa sirve horario dentro antes despues desde semana mes proximo primer libre de a en que
    tarde noche entre reprogramar bien tambien solo pero ni muy mas otro otra enero febrero marzo mayo junio julio
    septiembre octubre noviembre diciembre cuantos vos podes tenes podria podrian puede quedo estoy tengo necesitaria
    ustedes aca ahi hijo hija perro diente pelo auto hora horas ahora todavia alguien gente favor dolor duele atienden
    lugar hueco y o u al son llego voy`.split(/\s+/),
  en: `hi hello hey you yes no want would like book appointment schedule tomorrow today thanks thank bye good morning
    afternoon evening please have what which how much is my can need monday tuesday wednesday thursday friday saturday
    sunday the at on for reschedule cancel talk speak someone person that an where do are any next with to i it of as
    soon possible in after before between and week month works tonight a or but not only also could there he she we
    they your our me us this january february march april may june july august september october november december
    around noon am pm get got has had just really still about his her kid son daughter dog tooth hair car hour hours
    now been be if so from by out up`.split(/\s+/),
};
const speakers = new Map<string, Spoken[]>();
for (const language of spoken) {
  for (const word of new Set(words[language])) speakers.set(word, [...(speakers.get(word) ?? []), language]);
}

const letters: readonly [RegExp, Spoken, number][] = [
  [/[ãõçêô]|às/, "pt", 1.5],
  [/[ñ¿¡]/, "es", 1.5],
  // Names have these too: "Solheim".
  [/nh|lh/, "pt", 0.7],
];

/** The language a text is in; `usual` where it does not show. */
export function languageOf(text: string, usual: Spoken): Spoken {
  const score: Record<Spoken, number> = { pt: 0, es: 0, en: 0 };
  // A word or two do not show another language.
  score[usual] += text.trim().split(/\s+/).length <= 2 ? 1.25 : 0.5;
  for (const word of fold(text).split(/[^\p{Letter}']+/u)) {
    const by = speakers.get(word) ?? [];
    for (const language of by) score[language] += 1 / by.length;
  }
  for (const [pattern, language, weight] of letters) if (pattern.test(text.toLowerCase())) score[language] += weight;
  return spoken.reduce((best, each) => (score[each] > score[best] ? each : best), usual);
}

/** Whether whoever reads the language can read the text: nothing shows that it is in another. */
export const readsAs = (text: string, language: Spoken): boolean => languageOf(text, language) === language;
