/**
 * A second set of sentences, written by somebody who had not seen the engine, its words or its first set,
 * and frozen with its first commit: neither a sentence nor what it means is ever changed to please the engine.
 * The engine is not tuned by it. Read on Thursday 14 May 2026 at 09:20, in the business's own time.
 */
export const secondNow = { date: "2026-05-14", time: "09:20", weekday: "thursday" } as const;

export type Meaning =
  | "greeting"
  | "book"
  | "availability"
  | "choice"
  | "reschedule"
  | "cancel"
  | "bookings"
  | "question"
  | "person"
  | "location"
  | "yes"
  | "no"
  | "thanks"
  | "unknown";

/**
 * What a good receptionist would understand. Several meanings or times: any one of them is right.
 * For book, availability, reschedule and cancel what is absent was not said, and finding it anyway is a miss;
 * for the other meanings what is absent is not looked at. The day of a reschedule is the day it moves to.
 * `day` is a date, or `week:` and the Monday of that week. `time` is HH:MM, a part of the day,
 * `from HH:MM` or `until HH:MM`. `choice` counts the offered times from one.
 */
export type Expected = {
  means: readonly Meaning[];
  service?: readonly string[];
  person?: string;
  day?: string;
  time?: readonly string[];
  choice?: number;
};

/** What the bot had last said: nothing, the times of one day to choose from, or "shall I confirm this booking?". */
export type Before =
  | { offered: { day: string; times: readonly string[] } }
  | { confirm: { day: string; time: string } };

export type Said = { text: string; before?: Before; expected: Expected };

export type SecondBook = {
  language: "pt" | "es" | "en";
  business: string;
  services: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string }[];
  said: readonly Said[];
};

const pt: SecondBook = {
  language: "pt",
  business: "a dentist's in Brazil",
  services: [
    { id: "avaliacao", name: "Avaliação odontológica" },
    { id: "limpeza", name: "Limpeza dental" },
    { id: "clareamento", name: "Clareamento" },
    { id: "canal", name: "Tratamento de canal" },
    { id: "aparelho", name: "Manutenção de aparelho" },
  ],
  people: [
    { id: "camila", name: "Dra. Camila Nogueira" },
    { id: "thiago", name: "Dr. Thiago Prado" },
  ],
  said: [
    { text: "oii bom diaa 😊", expected: { means: ["greeting"] } },
    {
      text: "opa blz? queria ver se vcs tem horario p limpeza amanha cedo",
      expected: { means: ["book", "availability"], service: ["limpeza"], day: "2026-05-15", time: ["morning"] },
    },
    {
      text: "Bom dia, td bem? Meu filho quebrou o aparelho, dá pra encaixar ele hj ainda com a dra camila?",
      expected: { means: ["book", "availability"], service: ["aparelho"], person: "camila", day: "2026-05-14" },
    },
    {
      text: "quero marca clareamento sabado umas 10 e meia",
      expected: { means: ["book"], service: ["clareamento"], day: "2026-05-16", time: ["10:30"] },
    },
    {
      text: "pode ser o das 4 e meia",
      before: { offered: { day: "2026-05-18", times: ["09:00", "14:00", "16:30"] } },
      expected: { means: ["choice"], choice: 3 },
    },
    {
      text: "o segundo ta otimo pra mim",
      before: { offered: { day: "2026-05-18", times: ["09:00", "14:00", "16:30"] } },
      expected: { means: ["choice"], choice: 2 },
    },
    {
      text: "nao vou conseguir ir amanha, tem como passar pra terça de tarde?",
      expected: { means: ["reschedule"], day: "2026-05-19", time: ["afternoon"] },
    },
    { text: "preciso desmarcar, minha mae ta internada 😢", expected: { means: ["cancel"] } },
    { text: "q dia mesmo q eu tenho dentista?", expected: { means: ["bookings"] } },
    { text: "vcs aceitam unimed?", expected: { means: ["question"] } },
    { text: "quanto ta a limpeza?", expected: { means: ["question"] } },
    { text: "me passa pra uma pessoa pfv, robô não resolve", expected: { means: ["person"] } },
    { text: "fica onde a clinica? tem estacionamento?", expected: { means: ["location", "question"] } },
    {
      text: "isso, pode confirmar 👍",
      before: { confirm: { day: "2026-05-19", time: "14:00" } },
      expected: { means: ["yes"] },
    },
    {
      text: "nao, perai, é dia 20 nao 19",
      before: { confirm: { day: "2026-05-19", time: "14:00" } },
      expected: { means: ["no", "book", "availability", "reschedule"], day: "2026-05-20" },
    },
    { text: "vlw demais viu 🙏", expected: { means: ["thanks"] } },
    { text: "kkkkkk", expected: { means: ["unknown"] } },
    {
      text: "faz 40 min q to esperando aqui e ninguem atende, que falta de respeito",
      expected: { means: ["person"] },
    },
    {
      text: "deixa quieto, n precisa mais",
      before: { confirm: { day: "2026-05-19", time: "14:00" } },
      expected: { means: ["no", "cancel"] },
    },
    {
      text: "Dr Thiago atende sexta da semana q vem depois das 17?",
      expected: { means: ["availability", "book"], person: "thiago", day: "2026-05-22", time: ["from 17:00"] },
    },
  ],
};

const es: SecondBook = {
  language: "es",
  business: "a garage in Paraguay that also fetches cars",
  services: [
    { id: "aceite", name: "Cambio de aceite" },
    { id: "alineacion", name: "Alineación y balanceo" },
    { id: "frenos", name: "Revisión de frenos" },
    { id: "lavado", name: "Lavado completo" },
    { id: "retiro", name: "Retiro a domicilio" },
  ],
  people: [
    { id: "miguel", name: "Miguel Ayala" },
    { id: "rocio", name: "Rocío Benítez" },
  ],
  said: [
    { text: "buenas, cómo andan?", expected: { means: ["greeting"] } },
    {
      text: "Hola! necesito turno para cambio de aceite el viernes 22 a primera hora",
      expected: { means: ["book"], service: ["aceite"], day: "2026-05-22", time: ["morning"] },
    },
    {
      text: "che tenes lugar hoy a la tardecita pa un lavado?",
      expected: {
        means: ["availability", "book"],
        service: ["lavado"],
        day: "2026-05-14",
        time: ["afternoon", "evening"],
      },
    },
    {
      text: "kiero agendar balanceo pal miercoles 3 y cuarto de la tarde",
      expected: { means: ["book"], service: ["alineacion"], day: "2026-05-20", time: ["15:15"] },
    },
    {
      text: "la semana q viene tiene algo miguel? despues de las 6 salgo del laburo",
      expected: { means: ["availability", "book"], person: "miguel", day: "week:2026-05-18", time: ["from 18:00"] },
    },
    {
      text: "dale, el de las 11",
      before: { offered: { day: "2026-05-20", times: ["08:00", "11:00", "15:30"] } },
      expected: { means: ["choice"], choice: 2 },
    },
    {
      text: "el ultimo",
      before: { offered: { day: "2026-05-20", times: ["08:00", "11:00", "15:30"] } },
      expected: { means: ["choice"], choice: 3 },
    },
    {
      text: "se me complico, lo podemos pasar a pasado mañana a las 9?",
      expected: { means: ["reschedule"], day: "2026-05-16", time: ["09:00"] },
    },
    { text: "no puedo ir mañana, cancelame porfa", expected: { means: ["cancel"], day: "2026-05-15" } },
    { text: "a que hora era mi turno??", expected: { means: ["bookings"] } },
    { text: "aceptan tarjeta o solo efectivo", expected: { means: ["question"] } },
    { text: "cuanto sale cambiar las pastillas de freno de un gol 2012?", expected: { means: ["question"] } },
    {
      text: "pasame con rocio, no quiero hablar con una maquina",
      expected: { means: ["person"], person: "rocio" },
    },
    { text: "mandame la ubi porfa", expected: { means: ["location"] } },
    {
      text: "sii dale",
      before: { confirm: { day: "2026-05-20", time: "16:00" } },
      expected: { means: ["yes"] },
    },
    {
      text: "nono asi no, te dije a las 5 no a las 4",
      before: { confirm: { day: "2026-05-20", time: "16:00" } },
      expected: { means: ["no", "book", "availability", "reschedule"], time: ["17:00"] },
    },
    { text: "mil gracias capo 🙌", expected: { means: ["thanks"] } },
    {
      text: "hola disculpá la molestia, quería saber si el sábado abren y hasta qué hora",
      expected: { means: ["question"] },
    },
    { text: "jajaja na mentira", expected: { means: ["unknown"] } },
    { text: "mi auto ya está listo?", expected: { means: ["question", "person", "unknown"] } },
  ],
};

const en: SecondBook = {
  language: "en",
  business: "a salon in Buenos Aires with foreign customers",
  services: [
    { id: "haircut", name: "Haircut" },
    { id: "beard", name: "Beard trim" },
    { id: "colour", name: "Hair colouring" },
    { id: "blowdry", name: "Blow-dry" },
    { id: "kids", name: "Kids' haircut" },
  ],
  people: [
    { id: "lucas", name: "Lucas Ferreira" },
    { id: "sofia", name: "Sofía Duarte" },
  ],
  said: [
    { text: "heyy", expected: { means: ["greeting"] } },
    {
      text: "hi there! could i get a haircut n beard trim tmrw around 4ish?",
      expected: { means: ["book", "availability"], service: ["haircut", "beard"], day: "2026-05-15", time: ["16:00"] },
    },
    {
      text: "any chance lucas can squeeze me in on sat before noon",
      expected: {
        means: ["book", "availability"],
        person: "lucas",
        day: "2026-05-16",
        time: ["until 12:00", "morning"],
      },
    },
    {
      text: "need to book my son in for a kids cut next tuesday half past 3",
      expected: { means: ["book"], service: ["kids"], day: "2026-05-19", time: ["15:30"] },
    },
    {
      text: "colour on the 28th, evening if poss",
      expected: { means: ["book", "availability"], service: ["colour"], day: "2026-05-28", time: ["evening"] },
    },
    {
      text: "1:15 works",
      before: { offered: { day: "2026-05-19", times: ["10:00", "13:15", "18:00"] } },
      expected: { means: ["choice"], choice: 2 },
    },
    {
      text: "first one pls",
      before: { offered: { day: "2026-05-19", times: ["10:00", "13:15", "18:00"] } },
      expected: { means: ["choice"], choice: 1 },
    },
    {
      text: "running late, stuck in traffic 😩 can we push it to 6pm instead?",
      expected: { means: ["reschedule"], time: ["18:00"] },
    },
    { text: "Hi, I wont make it on friday sorry, please cancel", expected: { means: ["cancel"], day: "2026-05-15" } },
    { text: "what time am i in today?", expected: { means: ["bookings"] } },
    { text: "do u guys do walk ins?", expected: { means: ["question"] } },
    { text: "how much is a blow dry and how long does it take", expected: { means: ["question"] } },
    { text: "can i speak to a real person please", expected: { means: ["person"] } },
    { text: "where r u located exactly", expected: { means: ["location"] } },
    {
      text: "yep perfect",
      before: { confirm: { day: "2026-05-20", time: "11:00" } },
      expected: { means: ["yes"] },
    },
    { text: "nah", before: { confirm: { day: "2026-05-20", time: "11:00" } }, expected: { means: ["no"] } },
    { text: "cheers mate, see you then", expected: { means: ["thanks"] } },
    { text: "what's the weather gonna be like tomorrow lol", expected: { means: ["unknown", "question"] } },
    {
      text: "Sofia messed up my colour last week and nobody is answering my calls, I want my money back",
      expected: { means: ["person"] },
    },
    {
      text: "actually make that thursday the 21st, same time",
      before: { confirm: { day: "2026-05-20", time: "11:00" } },
      expected: { means: ["reschedule", "book", "availability", "no"], day: "2026-05-21" },
    },
  ],
};

export const secondSet: readonly SecondBook[] = [pt, es, en];
