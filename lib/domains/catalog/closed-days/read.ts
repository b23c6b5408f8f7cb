import type { Actor } from "@/lib/core/actor";
import { reader, type Tx } from "@/lib/core/db";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { invalid } from "@/lib/core/problem";
import { countriesIn, nationalHolidays, regionsOf } from "@/lib/domains/catalog/closed-days/national";
import type { ClosedDay, HolidayQuery, Holidays } from "@/lib/domains/catalog/closed-days/schema";
import {
  type ClosedDayRow,
  countBookingsOn,
  findClosedDays,
  schedulesClosedOn,
} from "@/lib/domains/catalog/closed-days/store";

const day = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const longest = 3 * 366 * day;

/** The days with how many bookings stand on each. */
export async function withBookings(tx: Tx, actor: Actor, rows: readonly ClosedDayRow[]): Promise<ClosedDay[]> {
  const dates = rows.map(({ date }) => date);
  const counts = await countBookingsOn(tx, actor.project.id, actor.project.timezone, dates);
  return rows.map((row) => ({ ...row, bookings: counts.get(row.date) ?? 0 }));
}

function spanOf(actor: Actor, { from, to }: HolidayQuery): { from: string; to: string } {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: actor.project.timezone }).format(actor.now);
  const first = from ?? today;
  const last = to ?? dateOf(Date.parse(first) + 365 * day);
  const length = Date.parse(last) - Date.parse(first);
  if (length < 0) throw invalid({ pointer: "?to", detail: "`to` must not be before `from`.", code: "invalid_range" });
  if (length > longest) {
    throw invalid({ pointer: "?to", detail: "The window may have at most three years.", code: "range_too_long" });
  }
  return { from: first, to: last };
}

export async function readCountries(actor: Actor) {
  return { country: homeCountry(actor.project), countries: await countriesIn(actor.project.locale) };
}

/** What a national calendar has, beside what of it the business is closed on. */
export async function readHolidays(actor: Actor, query: HolidayQuery): Promise<Holidays> {
  const span = spanOf(actor, query);
  const { id: project, locale, timezone } = actor.project;
  const country = query.country ?? homeCountry(actor.project);
  if (!(await countriesIn(locale)).some(({ code }) => code === country)) {
    throw invalid({ pointer: "?country", detail: `There is no calendar of ${country}.`, code: "unknown_country" });
  }
  const regions = await regionsOf(country, locale);
  const region = query.region ?? null;
  if (region !== null && !regions.some(({ code }) => code === region)) {
    throw invalid({ pointer: "?region", detail: `${country} has no region ${region}.`, code: "unknown_region" });
  }
  const found = await nationalHolidays({ country, region, locale }, span);
  const [tx, dates] = [reader(actor), found.map(({ date }) => date)];
  const closed = new Set((await findClosedDays(tx, project, dates)).map(({ date }) => date));
  const counts = await countBookingsOn(tx, project, timezone, dates);
  const schedules = await schedulesClosedOn(tx, project, dates);
  const holidays = found.map((each) => ({
    ...each,
    closed: closed.has(each.date),
    closed_in: schedules.get(each.date) ?? [],
    bookings: counts.get(each.date) ?? 0,
  }));
  return { country, region, regions, holidays };
}
