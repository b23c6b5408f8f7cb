import { understood, type Week, weeklyOf, weekOf } from "@/components/catalog/schedules/week";
import { dayAfter, instantOf } from "@/components/forms/local-time";
import { pictureBody } from "@/components/forms/pictures/picture-file";
import type { Role } from "@/lib/core/scopes";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";
import type { Person } from "@/lib/domains/people/schema";

export type Off = { from: string; to: string; reason: string };

/** A person while they are written. */
export type PersonDraft = {
  name: string;
  /** A data URL; null is no photo, undefined the one that there is. */
  photo?: string | null | undefined;
  active: boolean;
  /** "" is none, "invite" by e-mail, else the id of a member. */
  login: string;
  email: string;
  role: Role;
  /** "own", "" for always open, else the id of a schedule. */
  hours: string;
  week: Week;
  service_ids: string[];
  off: Off[];
};

const office = { from: "09:00", to: "18:00" };
const officeWeek: Week = [[office], [office], [office], [office], [office], [], []];

/** Somebody new keeps the hours of the business; where it has none yet, their own. */
export const newPerson = (main: Schedule | undefined): PersonDraft => ({
  name: "",
  active: true,
  login: "",
  email: "",
  role: "agent",
  hours: main?.id ?? "own",
  week: main ? weekOf(main.weekly) : officeWeek,
  service_ids: [],
  off: [],
});

export function personDraft(person: Person, schedules: readonly Schedule[]): PersonDraft {
  const schedule = schedules.find(({ id }) => id === person.schedule_id);
  return {
    name: person.name,
    active: person.active,
    login: person.member?.id ?? "",
    email: "",
    role: "agent",
    hours: person.has_own_hours ? "own" : (person.schedule_id ?? ""),
    week: schedule ? weekOf(schedule.weekly) : officeWeek,
    service_ids: [...person.service_ids].sort(),
    off: [],
  };
}

/** What is sent; a field that is undefined is left out. */
export const bodyOf = (draft: PersonDraft, zone: string) => ({
  name: draft.name,
  active: draft.active,
  ...(draft.photo === undefined ? {} : { photo: pictureBody(draft.photo) }),
  member_id: draft.login === "" || draft.login === "invite" ? null : draft.login,
  login: draft.login === "invite" ? { email: draft.email.trim(), role: draft.role } : null,
  schedule_id: draft.hours === "own" ? undefined : draft.hours || null,
  weekly: draft.hours === "own" ? weeklyOf(draft.week.map(understood)) : null,
  service_ids: [...draft.service_ids].sort(),
  time_off: draft.off.map(({ from, to, reason }) => ({
    start: instantOf(`${from}T00:00`, zone) ?? "",
    end: instantOf(`${to ? dayAfter(to) : ""}T00:00`, zone) ?? "",
    reason: reason.trim() || null,
  })),
});
export type PersonBody = ReturnType<typeof bodyOf>;
