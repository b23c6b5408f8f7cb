import type { Project } from "@/lib/core/actor";
import { countries, readPhone } from "@/lib/core/phone/phone";
import { invalid } from "@/lib/core/problem";

const ofCurrency: Record<string, string> = { BRL: "BR", ARS: "AR", PYG: "PY", USD: "US" };

const zonesOf = (region: string): readonly string[] => {
  const place = new Intl.Locale("und", { region }) as { getTimeZones?: () => string[]; timeZones?: string[] };
  return place.getTimeZones?.() ?? place.timeZones ?? [];
};

/** The country of a time zone. Listing a country's zones takes a millisecond, so nearer countries are tried first. */
const countryOf = new Map<string, string | null>();
const unlisted = [...countries];

function countryOfZone(zone: string): string | null {
  const found = countryOf.get(zone);
  if (found !== undefined || !zone.includes("/") || zone.startsWith("Etc/")) return found ?? null;
  // A zone has had several names; the lists hold the canonical one.
  const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
  while (!countryOf.has(timeZone) && unlisted.length > 0) {
    const region = unlisted.shift() as string;
    for (const each of zonesOf(region)) countryOf.set(each, region);
  }
  const country = countryOf.get(timeZone) ?? null;
  countryOf.set(zone, country);
  return country;
}

/** The country whose numbers are read without a calling code: that of the time zone, else of the currency. */
export const homeCountry = ({ timezone, currency }: Pick<Project, "timezone" | "currency">): string =>
  countryOfZone(timezone) ?? ofCurrency[currency] ?? "US";

/** A phone as a caller wrote it, in international form: without a calling code it is of the workspace's country. */
export function workspacePhone(
  project: Pick<Project, "timezone" | "currency">,
  typed: string,
  pointer = "#/customer/phone",
): string {
  const home = homeCountry(project);
  const phone = readPhone(typed, home);
  if (phone !== null) return phone;
  const name = new Intl.DisplayNames("en", { type: "region" }).of(home);
  const detail = `This isn’t a phone number in ${name}. Include the area code, or write it with its country code, such as +5511987654321.`;
  throw invalid({ pointer, detail, code: "invalid_format" });
}
