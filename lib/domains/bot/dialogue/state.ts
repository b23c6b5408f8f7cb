import { z } from "zod";
import { DateOnly, DateTimeIn, longestText } from "@/lib/core/wire/wire";
import { spoken } from "@/lib/domains/bot/understanding/language";
import { anyTime as noTime } from "@/lib/domains/bot/understanding/when/window";

/** An id, and nothing that a database would choke on: a state can come from outside. */
const Name = z.string().regex(/^[\w-]{1,64}$/);
const Minute = z.int().min(0).max(1440);

/** A free time that was named to the contact. */
const Offer = z.object({ start: DateTimeIn, resource_ids: z.array(Name) });
export type Offer = z.output<typeof Offer>;

const Window = z.object({
  days: z.object({ from: DateOnly.nullable(), to: DateOnly.nullable() }).nullable(),
  weekdays: z.array(z.int().min(1).max(7)).max(7).nullable(),
  hours: z.object({ from: Minute, to: Minute, exact: z.boolean() }).nullable(),
});
const Windows = z.array(Window).max(20);
const When = z.object({ wanted: Windows, refused: Windows, preferred: Windows, soonest: z.boolean() });

/** What the contact wants to be done, as far as it is known. */
const Wish = z.object({
  kind: z.enum(["book", "move", "cancel"]),
  booking: Name.nullable().describe("Which booking is to be moved."),
  service: Name.nullable(),
  person: Name.nullable(),
  when: When,
  about: Windows.describe("Which booking it speaks of, by its time."),
  same_hour: z.boolean().default(false).describe("A move to another day at the hour that it has."),
  shift: z
    .object({ days: z.int().min(-90).max(90), minutes: z.int().min(-1440).max(1440) })
    .nullable()
    .default(null)
    .describe("How far a move goes from where the booking is."),
  party: z.int().min(0).max(100),
});
export type Wish = z.output<typeof Wish>;

const Place = z.object({ formatted: z.string().max(500).nullable(), lat: z.number(), lng: z.number() });
/** By the keys of the service's questions. */
const Answers = z.record(z.string().max(60), z.union([z.string().max(longestText), z.number(), z.boolean()]));
export type Answers = z.output<typeof Answers>;

const Notes = z.string().max(longestText).nullable();
/** What is put before the contact once nothing is missing. */
const Ending = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("hold"),
    hold: Name,
    start: DateTimeIn,
    person: Name.nullable(),
    beside: z.boolean().optional().describe("They said that it comes beside what they booked here for the same time."),
    replaces: Name.optional().describe("The booking that it takes the place of."),
  }),
  z.object({ kind: z.literal("task"), place: Place.nullable(), notes: Notes }),
]);
export type Ending = z.output<typeof Ending>;

const ServiceList = z.object({ ask: z.literal("service"), choices: z.array(Name), more: z.array(Name) });
const TimeList = z.object({ ask: z.literal("time"), offers: z.array(Offer) });

/** What the last words of the bot asked for; the next words of the contact are an answer to it, or something new. */
const Open = z.discriminatedUnion("ask", [
  ServiceList,
  TimeList,
  z.object({ ask: z.literal("party") }),
  z.object({ ask: z.literal("booking"), purpose: z.enum(["move", "cancel"]), choices: z.array(Name) }),
  z.object({
    ask: z.literal("confirm_hold"),
    hold: Name,
    start: DateTimeIn,
    person: Name.nullable(),
    answers: Answers,
    beside: z.boolean().optional(),
    replaces: Name.optional(),
  }),
  z.object({
    ask: z.literal("overlap"),
    hold: Name,
    start: DateTimeIn,
    person: Name.nullable(),
    answers: Answers,
    booking: Name.describe("What they booked in this talk for the same time."),
  }),
  z.object({ ask: z.literal("later"), hold: Name, start: DateTimeIn, person: Name.nullable(), answers: Answers }),
  z.object({
    ask: z.literal("confirm_move"),
    booking: Name,
    start: DateTimeIn,
    person: Name.nullable().default(null),
  }),
  z.object({
    ask: z.literal("confirm_cancel"),
    booking: Name,
    also: z.array(Name).max(8).optional().describe("What else the same yes cancels."),
  }),
  z.object({ ask: z.literal("confirm_task"), service: Name, place: Place.nullable(), notes: Notes, answers: Answers }),
  z.object({ ask: z.literal("place"), service: Name }),
  z.object({
    ask: z.literal("detail"),
    detail: z.enum(["name", "phone", "intake"]),
    service: Name.nullable(),
    key: z.string().max(60),
    answers: Answers,
    ending: Ending,
    asked: z.int().min(1).max(9).describe("How often it was asked."),
    waits: z.boolean().optional().describe("They want to think first, and were told that there is no rush."),
  }),
]);
export type Open = z.output<typeof Open>;

/** The hold that an open question is about. */
export const heldBy = (open: Open | null): string | null => {
  if (open?.ask === "confirm_hold" || open?.ask === "later" || open?.ask === "overlap") return open.hold;
  return open?.ask === "detail" && open.ending.kind === "hold" ? open.ending.hold : null;
};

/** Where a conversation stands. It is small and can be kept as JSON. */
export const Dialogue = z.object({
  language: z.enum(spoken).nullable(),
  greeted: z.boolean(),
  wish: Wish.nullable(),
  open: Open.nullable(),
  failures: z.int().min(0),
  given: z
    .object({ name: z.string().max(200).nullable(), phone: z.string().max(40).nullable() })
    .describe("Who they say they are, until a booking keeps it."),
  answered: z
    .object({ service: Name.nullable(), answers: Answers })
    .nullable()
    .default(null)
    .describe("What they answered for a time that they then changed."),
  listed: z
    .discriminatedUnion("ask", [ServiceList, TimeList])
    .nullable()
    .default(null)
    .describe("The list that was put before them last, for who comes back to it."),
  announced: Name.nullable().default(null).describe("The hold of which they know that it is theirs for ten minutes."),
  made: z.array(Name).max(20).default([]).describe("What was booked in this talk."),
  next: z.array(Wish).max(5).describe("What else they asked for, to be taken up when this is done."),
});
export type Dialogue = z.output<typeof Dialogue>;

export const beginning: Dialogue = {
  language: null,
  greeted: false,
  wish: null,
  open: null,
  failures: 0,
  given: { name: null, phone: null },
  answered: null,
  listed: null,
  announced: null,
  made: [],
  next: [],
};

export const anyTime: Wish["when"] = { ...noTime, wanted: [], refused: [], preferred: [] };
export const emptyWish = (kind: Wish["kind"]): Wish => ({
  kind,
  booking: null,
  service: null,
  person: null,
  when: anyTime,
  about: [],
  same_hour: false,
  shift: null,
  party: 1,
});
