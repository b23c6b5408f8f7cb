import { type Found, wholeDays } from "@/lib/domains/catalog/closed-days/rules";

/** Loaded when somebody asks: the calendars of the world take 12 MB. */
async function calendars() {
  const { default: Calendar } = await import("date-holidays");
  return Calendar;
}

type Named = { code: string; name: string };

const named = (names: Record<string, string> | undefined, language: string): Named[] =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

/** "pt-BR" asks for "pt"; where the calendar lacks it, English. */
const languagesOf = (locale: string): [string, string] => [locale.slice(0, 2), "en"];

/** The countries that have a calendar, by their names in a language. */
export async function countriesIn(locale: string): Promise<Named[]> {
  const Calendar = await calendars();
  const words = new Intl.DisplayNames([locale, "en"], { type: "region" });
  const codes = Object.keys(new Calendar().getCountries()).filter((code) => /^[A-Z]{2}$/.test(code));
  return named(Object.fromEntries(codes.map((code) => [code, words.of(code) ?? code])), locale);
}

export async function regionsOf(country: string, locale: string): Promise<Named[]> {
  const Calendar = await calendars();
  return named(new Calendar().getStates(country, languagesOf(locale)[0]), locale);
}

/** What people of these countries call a holiday where the calendar says it in other words. */
const usualNames: Record<string, string> = {
  "Corpo de Deus": "Corpus Christi",
  "Dia de Eleição": "Eleições",
  "Dia de Finados": "Finados",
  "Dia de Tiradentes": "Tiradentes",
  "Dia do trabalhador": "Dia do Trabalho",
  "Noite de Natal": "Véspera de Natal",
  "Sexta-Feira Santa": "Sexta-feira Santa",
  "Dia de los héroes": "Día de los Héroes",
  "Fin del Año": "Fin de Año",
  "La inmaculada concepción": "Inmaculada Concepción",
};

type Place = { country: string; region: string | null; locale: string };

/** The holidays of a country, and of one of its regions, from one date to another. */
export async function nationalHolidays(
  { country, region, locale }: Place,
  { from, to }: { from: string; to: string },
): Promise<Found[]> {
  const Calendar = await calendars();
  const options = { languages: languagesOf(locale) };
  const calendar = region === null ? new Calendar(country, options) : new Calendar(country, region, options);
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const found = years.flatMap((year) => calendar.getHolidays(year));
  const days = wholeDays(found.map((day) => ({ ...day, name: usualNames[day.name] ?? day.name })));
  return days.filter(({ date }) => date >= from && date <= to);
}
