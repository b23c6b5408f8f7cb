import { Temporal } from "temporal-polyfill";
import { wireTime } from "@/lib/core/wire/wire-time";
import { sentencesFor } from "@/lib/domains/bot/dialogue/sentences-for";
import type { Dialogue, Wish } from "@/lib/domains/bot/dialogue/state";
import { type Answers, emptyWish } from "@/lib/domains/bot/dialogue/state";
import type { ServiceFacts, Tools } from "@/lib/domains/bot/dialogue/tools";
import { moneyIn, type Sentences, spell } from "@/lib/domains/bot/dialogue/words";
import type { Bot } from "@/lib/domains/bot/schema";
import type { Named } from "@/lib/domains/bot/understanding/names";
import type { Meaning, Request } from "@/lib/domains/bot/understanding/understand";
import type { When, Window } from "@/lib/domains/bot/understanding/when/window";
import { boundsOfDay, localTime } from "@/lib/domains/slots/zones";

export type Place = { formatted: string | null; lat: number; lng: number };
/** What the contact sent. */
export type Heard = { text: string; place: Place | null };
export type Setting = {
  bot: Bot;
  now: Date;
  timezone: string;
  failuresBeforeHandoff: number;
  /** The country of a visitor's browser. */
  country?: string | null;
};

export const numbered = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}) ${line}`).join("\n");

/** One turn under way: what was heard and understood, and what will have been said at its end. */
export class Turn {
  readonly replies: string[] = [];
  readonly sources: { id: string; title: string }[] = [];
  outcome = "answered";
  handedOver = false;
  /** What they asked beside something else has its answer. */
  besideAnswered = false;
  /** The team gets a question of theirs; the bot goes on. */
  teamAsked = false;
  /** What they wished for before these words. */
  readonly wished: Wish | null;
  /** The sentences of this workspace, in the language of the contact. */
  readonly say: Sentences;

  constructor(
    readonly dialogue: Dialogue,
    readonly heard: Heard,
    readonly meaning: Meaning,
    readonly services: readonly ServiceFacts[],
    readonly people: readonly Named[],
    readonly tools: Tools,
    readonly setting: Setting,
  ) {
    this.wished = dialogue.wish;
    this.say = sentencesFor(setting.bot, meaning.language);
  }

  when(start: string | null): string {
    return start === null ? "" : spell(start, this.meaning.language, this.setting.timezone);
  }

  local(start: string): Temporal.ZonedDateTime {
    return Temporal.Instant.from(start).toZonedDateTimeISO(this.setting.timezone);
  }

  /** An instant as a local day and minute. */
  at(start: string): { day: string; minute: number } {
    const { date: day, minute } = localTime(this.setting.timezone, Math.floor(Date.parse(start) / 60_000));
    return { day, minute };
  }

  /** A local day and minute as an instant. */
  moment(day: string, minute: number): string {
    const { from, to } = boundsOfDay(this.setting.timezone, Date.parse(day) / 86_400_000);
    // The clocks do not change on a day of 24 hours.
    if (to - from === 1440) return wireTime(from + Math.min(23, Math.floor(minute / 60)) * 60 + (minute % 60));
    const plainTime = Temporal.PlainTime.from({ hour: Math.min(23, Math.floor(minute / 60)), minute: minute % 60 });
    const timeZone = this.setting.timezone;
    return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
  }

  nameOf(service: string | null): string {
    return this.services.find(({ id }) => id === service)?.name ?? "";
  }

  nameOfPerson(person: string | null): string | null {
    return this.people.find(({ id }) => id === person)?.name ?? null;
  }

  reply(text: string, outcome = this.outcome): void {
    this.replies.push(text);
    this.outcome = outcome;
  }

  /** Answers hold for the service, whatever its time. */
  keepAnswers(service: string | null, answers: Answers): void {
    this.dialogue.answered = { service, answers };
  }

  answersFor(service: string): Answers {
    const { answered } = this.dialogue;
    return answered?.service === service ? answered.answers : {};
  }

  /** What was wished and asked is over. */
  forget(): void {
    this.dialogue.answered = null;
    this.dialogue.listed = null;
    this.dialogue.wish = null;
    this.dialogue.open = null;
  }

  /** A person goes on from here. */
  handOver(text = this.say.handoff): void {
    this.forget();
    this.dialogue.next = [];
    this.handedOver = true;
    this.reply(text, "handed_over");
  }

  /** Said plainly; after so many times in a row, a person is called. */
  unknown(): void {
    this.dialogue.failures++;
    const { bot, failuresBeforeHandoff } = this.setting;
    if (this.dialogue.failures >= failuresBeforeHandoff) this.handOver();
    else this.reply(bot.fallback_message || `${this.say.unknown} ${this.say.anything}`, "unknown");
  }

  /**
   * A question that nobody has written an answer to: the team is asked, and the bot goes on. While something is pending it
   * goes on with that, however often; otherwise a person is called after so many times in a row.
   */
  askTeam(pending: boolean): void {
    this.dialogue.failures++;
    const { bot, failuresBeforeHandoff } = this.setting;
    this.teamAsked = pending || this.dialogue.failures < failuresBeforeHandoff;
    if (!this.teamAsked) this.handOver();
    else this.reply(`${bot.fallback_message || this.say.unknown} ${this.say.team_asked}`, "asked_team");
  }

  /** Some of their questions are answered: the others go to the team, which is no failure. */
  leaveRest(): string {
    this.teamAsked = true;
    return `${this.say.rest_unknown} ${this.say.team_asked}`;
  }

  /** The words were no answer to a question: said plainly; after so many times in a row, a person is called. */
  misheard(): void {
    this.dialogue.failures++;
    if (this.dialogue.failures >= this.setting.failuresBeforeHandoff) this.handOver();
    else this.reply(this.say.answer_unfit, "unknown");
  }

  money(cents: number, currency: string): string {
    return moneyIn(this.meaning.language, cents, currency);
  }

  /** What a service costs; null where it has no price. */
  priceOf(service: string | null): string | null {
    const facts = this.services.find(({ id }) => id === service);
    return facts?.price_cents ? this.money(facts.price_cents, facts.currency) : null;
  }

  /** The wish so far with what these words add to it. */
  merged(kind: Wish["kind"]): Wish {
    const old =
      this.dialogue.wish?.kind === kind
        ? this.dialogue.wish
        : { ...emptyWish(kind), party: this.dialogue.wish?.party ?? 1 };
    const { services, people, times, about, party } = this.meaning;
    const when = this.dialogue.wish ? times : this.meaning.when;
    // Several that can be meant, and none of them the one in hand: that one is not wished for any more.
    const others = kind === "book" && services.length > 1 && services.every(({ id }) => id !== old.service);
    return {
      ...old,
      service: services.length === 1 ? (services[0]?.id ?? null) : others ? null : old.service,
      person: people.length === 1 ? (people[0]?.id ?? null) : old.person,
      when: joined(old.when, when),
      about: about.length > 0 ? copied(about) : old.about,
      party: party ?? old.party,
    };
  }

  /** A wish that waits for its turn, with what these words add to it. */
  refined(wish: Wish): Wish {
    const { people, times, party } = this.meaning;
    const person = people.length === 1 ? (people[0]?.id ?? null) : wish.person;
    return { ...wish, person, when: joined(wish.when, times), party: party ?? wish.party };
  }

  /** Another request of the same message, as a wish of its own. */
  wishOf({ intent, services, people, when, about }: Request): Wish {
    const kind = intent === "cancel" ? "cancel" : intent === "reschedule" ? "move" : "book";
    return {
      ...emptyWish(kind),
      service: services.length === 1 ? (services[0]?.id ?? null) : null,
      person: people.length === 1 ? (people[0]?.id ?? null) : null,
      when: joined(emptyWish(kind).when, when),
      about: copied(about),
    };
  }
}

const copied = (windows: readonly Window[]): Wish["about"] =>
  windows.map(({ days, weekdays, hours }) => ({ days, weekdays: weekdays && [...weekdays], hours }));

/**
 * What was wished for with what is said now. New days stand for the old ones, with their own hours; hours alone are meant
 * for the days of before; what is refused comes on top.
 */
function joined(old: Wish["when"], said: When): Wish["when"] {
  const refused = [...old.refused, ...copied(said.refused)].slice(-20);
  const [first] = said.wanted;
  const onlyHours =
    first !== undefined && said.wanted.every(({ days, weekdays }) => days === null && weekdays === null);
  const wanted =
    first === undefined
      ? old.wanted
      : onlyHours && old.wanted.length > 0
        ? copied(old.wanted.flatMap((window) => said.wanted.map(({ hours }) => ({ ...window, hours })))).slice(0, 20)
        : copied(said.wanted).slice(0, 20);
  const preferred = said.preferred.length > 0 ? copied(said.preferred) : first ? [] : old.preferred;
  return {
    wanted,
    refused: first && !onlyHours ? copied(said.refused) : refused,
    preferred,
    soonest: said.soonest || (old.soonest && !first),
  };
}
