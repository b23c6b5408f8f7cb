import type { Answers, Offer } from "@/lib/domains/bot/dialogue/state";
import type { Place } from "@/lib/domains/bot/dialogue/turn";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import type { Named } from "@/lib/domains/bot/understanding/names";

/** What a service must know of the customer. */
export type Question = {
  key: string;
  label: string;
  type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
  options: readonly string[];
};
export type ServiceFacts = Named & {
  kind: "appointment" | "queue";
  asks_place: boolean;
  questions: readonly Question[];
  duration_minutes: number;
  price_cents: number | null;
  currency: string;
  /** Who can do it; empty where nobody is named. */
  people: readonly string[];
};
export type BookingFacts = {
  id: string;
  service_id: string;
  service: string;
  start: string | null;
  status: string;
  resource_ids: readonly string[];
};
export type BookingMade = { people: readonly string[]; place: string | null; link: string | null };
/** What is written about a question; `language` where it is known. */
export type Answer = { text: string; source: { id: string; title: string }; language?: Spoken | null };

/** When the business is open on a day, in local minutes; no hours: closed, for the holiday of that name where it is one. */
export type Opening = { hours: readonly { from: number; to: number }[]; holiday: string | null };

/** A time was lost to somebody else; these are free instead. `crowded`: too many are held from where the contact is. */
export type Lost = { lost: true; alternatives: string[]; crowded?: true };

/** Who somebody is, as far as they said so. */
export type Details = { name: string | null; phone: string | null };

/** All that the dialogue can do in the world. The same for a real contact and for a try that changes nothing. */
export type Tools = {
  services: () => Promise<readonly ServiceFacts[]>;
  people: () => Promise<readonly Named[]>;
  /**
   * Free times of local days, both ends included; the nearest to `around` first where it is given. `moving`: the booking that
   * is to go there, whose own time is not in its way.
   */
  times: (ask: {
    service: string;
    from: string;
    to: string;
    party: number;
    person: string | null;
    around: string | null;
    moving?: string | null;
  }) => Promise<{ offers: Offer[]; reason: string | null }>;
  hold: (ask: { service: string; offer: Offer; party: number }) => Promise<{ id: string } | Lost>;
  /** Null when the ten minutes were over; `with_team`: nobody but the team books for them, and the time is given back. */
  confirm: (
    hold: string,
    details: Details & { intake: Answers | null },
  ) => Promise<"confirmed" | "pending_payment" | "with_team" | null>;
  /** What the contact should know of a booking that was just made. */
  madeOf: (booking: string) => Promise<BookingMade>;
  release: (hold: string) => Promise<void>;
  queue: (ask: {
    service: string;
    place: Place | null;
    notes: string | null;
    intake: Answers | null;
    details: Details;
  }) => Promise<void>;
  /** What is known of the contact; null where nothing is. */
  contact: () => Promise<Details>;
  /** A phone in international form; null where it is none. */
  readPhone: (typed: string) => Promise<string | null>;
  /** Only what was booked in this conversation is seen: who writes here is not known for sure. */
  onlyThisChat: boolean;
  bookings: () => Promise<readonly BookingFacts[]>;
  /** Their visits that share time with a new one of a service, or with where one of them would move. */
  visitsAt: (ask: { service: string; start: string; moving: string | null }) => Promise<readonly BookingFacts[]>;
  /** With whom it was before, where `person` is null and they are free. Null when they have no such booking. */
  move: (booking: string, start: string, person: string | null) => Promise<true | Lost | null>;
  /** False when they have no such booking. */
  cancel: (booking: string) => Promise<boolean>;
  /** Where a service is done, or the business is; null where no one address is known. */
  place: (service: string | null) => Promise<string | null>;
  /** When it is open on a local day; null where no hours are kept. */
  opening: (day: string) => Promise<Opening | null>;
  /** What the business says about cancelling and missed visits, in its own words; null where it says nothing. */
  policy: () => Promise<string | null>;
  /** What is written about a question, in that language where it is. */
  search: (query: string, language?: Spoken) => Promise<Answer | null>;
};
