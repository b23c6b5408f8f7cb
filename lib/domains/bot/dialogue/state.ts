import type { Days } from "@/lib/domains/bot/understanding/days";
import type { Hours } from "@/lib/domains/bot/understanding/hours";
import type { Spoken } from "@/lib/domains/bot/understanding/language";

/** A free time that was named to the contact. */
export type Offer = { start: string; resource_ids: string[] };

/** What the contact wants to be done, as far as it is known. */
export type Wish = {
  kind: "book" | "move";
  /** Which booking is to be moved. */
  booking: string | null;
  service: string | null;
  person: string | null;
  days: Days | null;
  hours: Hours | null;
  party: number;
};

/** What the last words of the bot asked for; the next words of the contact are an answer to it, or something new. */
export type Open =
  | { ask: "service"; choices: string[] }
  | { ask: "time"; offers: Offer[] }
  | { ask: "booking"; purpose: "move" | "cancel"; choices: string[] }
  | { ask: "confirm_hold"; hold: string; start: string }
  | { ask: "confirm_move"; booking: string; start: string }
  | { ask: "confirm_cancel"; booking: string }
  | { ask: "confirm_task"; service: string }
  | { ask: "place"; service: string };

/** Where a conversation stands. It is small and can be kept as JSON. */
export type Dialogue = {
  language: Spoken | null;
  greeted: boolean;
  wish: Wish | null;
  open: Open | null;
  failures: number;
};

export const beginning: Dialogue = { language: null, greeted: false, wish: null, open: null, failures: 0 };

export const emptyWish = (kind: Wish["kind"]): Wish => ({
  ...{ kind, booking: null, service: null, person: null, days: null, hours: null, party: 1 },
});
