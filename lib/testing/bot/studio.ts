import { defaultBot } from "@/lib/domains/bot/default";
import type { Offer } from "@/lib/domains/bot/dialogue/state";
import type { BookingFacts, ServiceFacts, Tools } from "@/lib/domains/bot/dialogue/tools";
import { talkIn } from "@/lib/testing/bot/talk";
import { plainTools } from "@/lib/testing/bot/tools";

const facts = {
  kind: "appointment",
  asks_place: false,
  currency: "BRL",
  people: ["res_ana", "res_bia"],
  duration_minutes: 50,
  price_cents: 8000,
} as const;
const questions = [
  { key: "allergies", label: "Alergias", type: "text", options: [] },
  { key: "first", label: "É a primeira vez?", type: "boolean", options: [] },
] as const;

const services: readonly ServiceFacts[] = [
  { ...facts, id: "corte", name: "Corte", questions: [] },
  { ...facts, id: "manicure", name: "Manicure", questions: [] },
  { ...facts, id: "pilates", name: "Pilates em grupo", questions: [] },
  { ...facts, id: "physio", name: "Sessão de fisioterapia", questions },
];

/** With Ana at 9, 11 and 15 o'clock, with Bia at 10 and 14, on Thursday, Friday and Monday. */
const offers: readonly Offer[] = ["2026-03-05", "2026-03-06", "2026-03-09"].flatMap((day) =>
  [9, 10, 11, 14, 15].map((hour) => ({
    start: `${day}T${hour + 3}:00:00.000Z`,
    resource_ids: [hour === 10 || hour === 14 ? "res_bia" : "res_ana"],
  })),
);

/** A haircut with Bia on the Thursday of the week after. */
export const haircut: BookingFacts = {
  id: "bkg_1",
  service_id: "corte",
  service: "Corte",
  start: "2026-03-12T13:00:00.000Z",
  status: "confirmed",
  resource_ids: ["res_bia"],
};

type Studio = { tools: Tools; done: unknown[] };

/** A studio with two people, and what was done in it. Nobody who writes is known but to `known`. */
export function studio({
  known = true,
  bookings = [],
  ...own
}: Partial<Omit<Tools, "bookings">> & StudioOptions = {}): Studio {
  const done: unknown[] = [];
  const tools = plainTools(done, {
    services: async () => services,
    people: async () => [
      { id: "res_ana", name: "Ana Souza" },
      { id: "res_bia", name: "Bia Lima" },
    ],
    contact: async () => (known ? { name: "Caio", phone: "+5511987654321" } : { name: null, phone: null }),
    times: async ({ from, to, person }) => ({
      offers: offers.filter(
        ({ start, resource_ids: [who] }) =>
          from <= start.slice(0, 10) && start.slice(0, 10) <= to && (person === null || person === who),
      ),
      reason: null,
    }),
    hold: async ({ service, party, offer }) => {
      done.push({ hold: service, party, start: offer.start });
      return { id: "hold" };
    },
    release: async () => void done.push("release"),
    bookings: async () => bookings,
    confirm: async (_, { name, intake }) => {
      done.push({ confirm: name, intake });
      return "confirmed";
    },
    move: async (booking, start, person) => {
      done.push({ move: booking, start, person });
      return true;
    },
    ...own,
  });
  return { tools, done };
}

type StudioOptions = { known?: boolean; bookings?: readonly BookingFacts[] };

/** A talk on a Wednesday in São Paulo. */
export const talk = talkIn({
  bot: defaultBot({ name: "Estúdio", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
});
