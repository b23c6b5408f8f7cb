import { Temporal } from "temporal-polyfill";
import type { Dialogue, Wish } from "@/lib/domains/bot/dialogue/state";
import { emptyWish } from "@/lib/domains/bot/dialogue/state";
import type { ServiceFacts, Tools } from "@/lib/domains/bot/dialogue/tools";
import { spell, words } from "@/lib/domains/bot/dialogue/words";
import type { Bot } from "@/lib/domains/bot/schema";
import type { Meaning } from "@/lib/domains/bot/understanding/understand";

export type Place = { formatted: string | null; lat: number; lng: number };
/** What the contact sent. */
export type Heard = { text: string; place: Place | null };
export type Setting = { bot: Bot; now: Date; timezone: string; failuresBeforeHandoff: number };

export const numbered = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}) ${line}`).join("\n");

/** One turn under way: what was heard and understood, and what will have been said at its end. */
export class Turn {
  readonly replies: string[] = [];
  readonly sources: { id: string; title: string }[] = [];
  outcome = "answered";
  handedOver = false;

  constructor(
    readonly dialogue: Dialogue,
    readonly heard: Heard,
    readonly meaning: Meaning,
    readonly services: readonly ServiceFacts[],
    readonly tools: Tools,
    readonly setting: Setting,
  ) {}

  get say() {
    return words[this.meaning.language];
  }

  when(start: string | null): string {
    return start === null ? "" : spell(start, this.meaning.language, this.setting.timezone);
  }

  local(start: string): Temporal.ZonedDateTime {
    return Temporal.Instant.from(start).toZonedDateTimeISO(this.setting.timezone);
  }

  /** A local day and minute as an instant. */
  moment(day: string, minute: number): string {
    const plainTime = Temporal.PlainTime.from({ hour: Math.min(23, Math.floor(minute / 60)), minute: minute % 60 });
    const timeZone = this.setting.timezone;
    return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
  }

  nameOf(service: string | null): string {
    return this.services.find(({ id }) => id === service)?.name ?? "";
  }

  reply(text: string, outcome = this.outcome): void {
    this.replies.push(text);
    this.outcome = outcome;
  }

  /** What was wished and asked is over. */
  forget(): void {
    this.dialogue.wish = null;
    this.dialogue.open = null;
  }

  /** A person goes on from here. */
  handOver(text = this.setting.bot.handoff.message || this.say.handoff): void {
    this.forget();
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

  /** The wish so far with what these words add to it. */
  merged(kind: Wish["kind"]): Wish {
    const old = this.dialogue.wish ?? emptyWish(kind);
    const { services, people, days, hours, party } = this.meaning;
    return {
      ...old,
      service: services.length === 1 ? (services[0]?.id ?? null) : old.service,
      person: people.length === 1 ? (people[0]?.id ?? null) : old.person,
      days: days ?? old.days,
      // Another day is another wish for its hours too, unless they were named with it.
      hours: hours ?? (days ? null : old.hours),
      party: party ?? old.party,
    };
  }
}
