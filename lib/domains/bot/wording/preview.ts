import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { sentencesIn } from "@/lib/core/text/sentences";
import type { Language } from "@/lib/core/vocabulary";
import { linkUrl } from "@/lib/domains/booking-page/tokens";
import { sentencesFor, spokenAs } from "@/lib/domains/bot/dialogue/sentences-for";
import { numbered } from "@/lib/domains/bot/dialogue/turn";
import { bookedOf, moneyIn, offerOf, questionOf, type Sentences, spell } from "@/lib/domains/bot/dialogue/words";
import { placeOf } from "@/lib/domains/bot/place";
import { sentenceFaults } from "@/lib/domains/bot/wording/rules";
import type { PreviewedSentence, PreviewedWording, PreviewWordingBody } from "@/lib/domains/bot/wording/schema";
import { type Sentence, sentences } from "@/lib/domains/bot/wording/sentences";
import { selectResources } from "@/lib/domains/catalog/resources/store";
import { selectServices } from "@/lib/domains/catalog/services/store";
import { listSlots } from "@/lib/domains/slots/list";
import { wallTime } from "@/lib/domains/slots/wall-time";

/** What the messages of a preview speak of: the workspace's own, and an example where it has none. */
type Sample = {
  services: readonly string[];
  person: string;
  price: string | null;
  place: string | null;
  times: readonly string[];
};

const day = 86_400_000;

/** Two times that the service really has, else two of tomorrow by daylight. */
async function exampleTimes(actor: Actor, service: string | undefined): Promise<string[]> {
  const { now } = actor;
  const soon = { from: now.toISOString(), to: new Date(now.getTime() + 14 * day).toISOString() };
  const free = service ? (await listSlots(actor, { service_id: service, ...soon, party_size: 1, limit: 9 })).data : [];
  const [first, last] = [free[0], free.at(-1)];
  if (first && last) return [first.start, last.start];
  return ["10:00", "15:00"].map((time) => wallTime(actor, 1, time));
}

async function sampleOf(actor: Actor, language: Language): Promise<Sample> {
  const { project } = actor;
  const tx = reader(actor);
  const found = await selectServices(tx, project.id, { active: true, kind: "appointment" }, null, 3);
  const resources = await selectResources(tx, project.id, { active: true }, null, 100);
  const person = resources.find(({ kind }) => kind === "person");
  const { example } = sentencesIn(language).notices;
  const spoken = spokenAs[language];
  const [first] = found;
  const times = await exampleTimes(actor, first?.id);
  return {
    services: found.length > 0 ? found.map(({ name }) => name) : [example.service],
    person: person?.name ?? example.people,
    price: first?.price_cents ? moneyIn(spoken, first.price_cents, first.currency) : null,
    place: placeOf(resources, person ? [person.id] : []),
    times: times.map((start) => spell(start, spoken, project.timezone)),
  };
}

/** The whole message that each sentence stands in. */
function messageWith(say: Sentences, name: Sentence, { services, person, price, place, times }: Sample): string {
  const [service = ""] = services;
  const [start = ""] = times;
  const messages: Record<Sentence, () => string> = {
    ask_service: () => `${say.which_service}\n${numbered(services)}`,
    ask_time: () => say.ask_when,
    offer_times: () => {
      const lines = times.map((time) => `${time} ${say.with_person(person)}`);
      return offerOf(say, say.which_time(service), numbered(lines));
    },
    none_free: () => say.none_free(service),
    ask_name: () => say.ask_name,
    ask_phone: () => say.ask_phone,
    confirm_opening: () =>
      questionOf(say, [service, start, say.with_person(person), ...(price ? [price] : [])].join(", ")),
    booked: () => bookedOf(say, say.booked(service, start), { person, party: 1, price, place, link: linkUrl("…") }),
    moved: () => say.moved(service, start),
    cancelled: () => say.cancelled,
    not_understood: () => `${say.answer_unfit} ${say.ask_name}`,
    call_team: () => say.handoff,
  };
  return messages[name]();
}

/** The bot's own sentence, with its variables. */
function usualOf(say: Sentences, name: Sentence): string {
  const usual: Record<Sentence, string> = {
    ask_service: say.which_service,
    ask_time: say.ask_when,
    offer_times: say.which_time("{service}"),
    none_free: say.none_free("{service}"),
    ask_name: say.ask_name,
    ask_phone: say.ask_phone,
    confirm_opening: say.opening,
    booked: say.booked("{service}", "{start}"),
    moved: say.moved("{service}", "{start}"),
    cancelled: say.cancelled,
    not_understood: say.answer_unfit,
    call_team: say.handoff,
  };
  return usual[name];
}

/** The sentences as a customer would read them, before they are saved. `handoff` says what is said without an own sentence. */
export async function previewWording(
  actor: Actor,
  { language, tone, texts }: PreviewWordingBody,
  handoff: string,
): Promise<PreviewedWording> {
  const bot = { tone, handoff: { keywords: [], after_failures: 1, message: handoff } };
  const usual = sentencesFor({ ...bot, wording: {} }, spokenAs[language]);
  const sample = await sampleOf(actor, language);
  const rowOf = (sentence: Sentence): PreviewedSentence => {
    const { takes, needs } = sentences[sentence];
    const faults = sentenceFaults(sentence, texts[sentence] ?? "");
    const say = sentencesFor({ ...bot, wording: { [language]: { [sentence]: texts[sentence] } } }, spokenAs[language]);
    return {
      sentence,
      usual: usualOf(usual, sentence),
      variables: [...takes],
      required: [...needs],
      message: faults.length > 0 ? null : messageWith(say, sentence, sample),
      faults,
    };
  };
  return { data: (Object.keys(sentences) as Sentence[]).map(rowOf) };
}
