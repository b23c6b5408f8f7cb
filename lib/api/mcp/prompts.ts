import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Actor } from "@/lib/core/actor";
import type { Scope } from "@/lib/core/scopes";

type Argument = { name: string; description: string; required?: boolean };
type Given = Record<string, string | undefined>;
type Prompt = {
  name: string;
  title: string;
  description: string;
  arguments: Argument[];
  needs: readonly Scope[];
  text: (given: Given) => string;
};

const said = (words: string, value: string | undefined): string => (value ? ` ${words} ${value}.` : "");

/** What people begin with; an agent offers them by name. */
const prompts: readonly Prompt[] = [
  {
    name: "book_appointment",
    title: "Book an appointment",
    description: "Finds free times, holds one, asks for what is missing, and books.",
    arguments: [
      { name: "service", description: "The service, by name." },
      { name: "customer", description: "Name and phone of the customer." },
      { name: "when", description: "The day or time that suits, in the customer's words." },
    ],
    needs: ["config:read", "slots:read", "bookings:write"],
    text: ({ service, customer, when }) =>
      `Book an appointment.${said("Service:", service)}${said("Customer:", customer)}${said("Wanted:", when)} Call get_me for the time zone and list_services for the service_id, offer three times from list_slots, keep the chosen one with create_hold, ask for the customer's name and phone and the service's questions, then confirm_hold. Say the time in the workspace's zone.`,
  },
  {
    name: "move_appointment",
    title: "Move an appointment",
    description: "Finds a customer's booking and moves it to another time.",
    arguments: [
      { name: "customer", description: "Name or phone of the customer.", required: true },
      { name: "when", description: "The day or time that suits." },
    ],
    needs: ["bookings:read", "bookings:write", "slots:read"],
    text: ({ customer, when }) =>
      `Move the appointment of ${customer}.${said("Wanted:", when)} Find it with search_workspace or list_bookings, offer times from list_slots for its service, call reschedule_booking with dry_run: true, say what would change, and after a yes call it without.`,
  },
  {
    name: "plan_day",
    title: "Plan the day",
    description: "What stands in the calendar on a day, and what needs attention.",
    arguments: [{ name: "day", description: "The day; today where it is left out." }],
    needs: ["bookings:read"],
    text: ({ day }) =>
      `Tell what stands on ${day ?? "today"}. Call get_me for the time zone, then list_bookings for the whole day. Give a short list by time and person, then gaps, overlaps, and bookings that are not confirmed. Change nothing.`,
  },
];

const openTo = ({ scopes }: Actor): readonly Prompt[] =>
  prompts.filter(({ needs }) => needs.every((scope) => scopes.has(scope)));

export const promptsFor = (actor: Actor) =>
  openTo(actor).map(({ name, title, description, arguments: taken }) => ({
    name,
    title,
    description,
    arguments: taken,
  }));

export function promptFor(actor: Actor, name: string, given: Given) {
  const prompt = openTo(actor).find((each) => each.name === name);
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}.`);
  const missing = prompt.arguments.find((each) => each.required && !given[each.name]);
  if (missing) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The argument ${missing.name} is missing.`);
  const content = { type: "text" as const, text: prompt.text(given) };
  return { description: prompt.description, messages: [{ role: "user" as const, content }] };
}
