import { filledIn } from "@/lib/core/text/fill-in";
import { inEveryLanguage, sentencesIn } from "@/lib/core/text/sentences";
import type { Language } from "@/lib/core/vocabulary";
import type { Deposit } from "@/lib/domains/assistant/answers";
import { type Business, businesses, type PlanHours, type Topic } from "@/lib/domains/assistant/schema";
import type { Words } from "@/lib/domains/assistant/templates/template";

type Spoken = ReturnType<typeof sentencesIn>["assistant"];

/** The assistant's messages, stored as codes and put into words when they are read. */
export type Sentence =
  | { say: "ask"; topic: Topic }
  | { say: "again"; topic: Topic }
  | { say: "business"; business: Business }
  | { say: "services" | "people" | "places" | "left_over"; names: string[] }
  | { say: "hours"; weekly: PlanHours[] }
  | { say: "queue" | "page"; yes: boolean }
  | { say: "deposit"; deposit: Deposit | "none"; currency: string }
  | { say: "usual" | "already" | "by_model" | "no_model" | "hours_stay" }
  | { say: "site_read"; host: string }
  | { say: "site_nothing"; host: string }
  | { say: "site_failed"; host: string };

type Choice = { value: string; label: Words };
const choice = (value: keyof Spoken["choices"]): Choice => ({
  value,
  label: inEveryLanguage(({ assistant }) => assistant.choices[value]),
});
const businessChoices = businesses.map((value) => ({
  value,
  label: inEveryLanguage(({ assistant }) => assistant.businesses[value]),
}));

const choices: Record<Topic, readonly Choice[]> = {
  business: businessChoices,
  services: [choice("skip")],
  people: [choice("me"), choice("skip")],
  hours: [choice("week"), choice("six"), choice("skip")],
  queue: [choice("yes"), choice("no"), choice("skip")],
  deposit: [choice("none"), choice("third"), choice("half")],
  page: [choice("yes"), choice("no")],
  done: [choice("restart")],
};

/** Ready answers, and starting over once there is something to discard. */
export const choicesOf = (topic: Topic): readonly Choice[] => choices[topic];
export const questionOf = (topic: Topic, language: Language): string =>
  sentencesIn(language).assistant.questions[topic];

/** What a chosen answer says, as though it had been written. */
export const chosenTexts: Record<string, string> = {
  me: "só eu",
  week: "segunda a sexta das 8 às 18",
  six: "segunda a sábado das 9 às 19",
  yes: "sim",
  no: "não",
  none: "não",
  third: "30%",
  half: "50%",
};

/** "seg–sex 08:00–18:00, sáb 08:00–12:00": days in a row that are alike are told together. */
export function spokenHours(weekly: readonly PlanHours[], language: Language): string {
  const names: Record<string, string> = sentencesIn(language).assistant.days;
  const runs: { first: number; last: number; times: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const rows = weekly.filter(({ weekday }) => weekday === day);
    if (rows.length === 0) continue;
    const times = rows.map(({ from, to }) => `${from}–${to}`).join(" ");
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .map(({ first, last, times }) => {
      const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
      return `${days} ${times}`;
    })
    .join(", ");
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

function spokenDeposit({ percent, cents }: Deposit, currency: string, language: Language): string {
  if (percent !== null) return `${percent}%`;
  return new Intl.NumberFormat(language, { style: "currency", currency }).format((cents ?? 0) / 100);
}

/** One of the assistant's sentences in a language. */
export function spoken(sentence: Sentence, language: Language): string {
  const { questions, businesses: names, sentences } = sentencesIn(language).assistant;
  const saying = (key: keyof Spoken["sentences"], what: string) => filledIn(sentences[key], { what });
  switch (sentence.say) {
    case "ask":
      return questions[sentence.topic];
    case "again":
      return `${sentences.not_understood} ${questions[sentence.topic]}`;
    case "business":
      return saying("business", names[sentence.business]);
    case "services":
    case "people":
    case "places":
      return saying(sentence.say, listed(sentence.names, language));
    case "left_over":
      return saying("left_over", sentence.names.map((each) => `“${each}”`).join(", "));
    case "hours":
      return saying("hours", spokenHours(sentence.weekly, language));
    case "queue":
      return sentence.yes ? sentences.queue : sentences.no_queue;
    case "page":
      return sentence.yes ? sentences.page : sentences.no_page;
    case "deposit":
      if (sentence.deposit === "none") return sentences.no_deposit;
      return saying("deposit", spokenDeposit(sentence.deposit, sentence.currency, language));
    case "site_read":
    case "site_nothing":
    case "site_failed":
      return saying(sentence.say, sentence.host);
    default:
      return sentences[sentence.say];
  }
}
