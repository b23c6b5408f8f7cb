/** A set of an exam, as somebody wrote it who had seen neither the bot nor an older set. Times are local. */
export type ExamSet = {
  now: string;
  businesses: Business[];
  messages: FirstMessage[];
  dialogues: Talk[];
};

export type Business = {
  id: string;
  language: "pt-BR" | "es" | "en";
  services: { id: string; name: string; minutes: number; price: number | null; intake: Intake[] }[];
  people: { id: string; name: string; services: string[] }[];
  hours: { weekdays: number[]; from: string; to: string };
  knowledge: { id: string; question: string; answer: string }[];
};
type Intake = { key: string; label: string; type: string; options: string[] };

export type FirstMessage = { business: string; language: string; text: string; expect: Expected };
/** `fits` must satisfy the request, `misfits` must not. Absent fields are not checked. */
export type Expected = {
  intent: string[];
  services?: string[];
  people?: string[];
  party?: number;
  fits?: string[];
  misfits?: string[];
  second?: { intent: string[]; services?: string[] };
};

export type Asks =
  | "asks_name"
  | "asks_phone"
  | "asks_intake"
  | "asks_service"
  | "asks_time"
  | "asks_which_booking"
  | "asks_confirm";
/** Turns are said in order; one with `when` only as an answer to that. */
export type Talk = {
  business: string;
  language: string;
  channel: "whatsapp" | "webchat";
  persona: string;
  name: string;
  phone: string;
  existing: { service: string; person: string; start: string }[];
  turns: { when?: Asks; say: string }[];
  expect: {
    booked: { service: string; fits?: string[]; between?: [string, string]; party?: number }[];
    cancelled?: number[];
    moved?: { existing: number; fits?: string[]; between?: [string, string] }[];
    handed_over?: boolean;
  };
};

/** The failed expectations in words; empty when all are met. */
export type Result = { what: string; wrong: string[] };
