"use server";

import { cookies } from "next/headers";
import { isLocale } from "@/components/locales";
import { colorings, type Preference, themes } from "@/components/preferences";

const known = ({ name, value }: Preference): boolean =>
  (name === "theme" && themes.includes(value)) ||
  (name === "locale" && isLocale(value)) ||
  (name === "rail" && (value === "open" || value === "folded")) ||
  (name === "turnero-test-mode" && (value === "on" || value === "off")) ||
  (name === "coloring" && colorings.includes(value));

/** Stores a display preference in a cookie for a year, so that the next first render uses it. */
export async function savePreference(preference: Preference): Promise<void> {
  if (!known(preference)) return;
  const jar = await cookies();
  // The page has to notice that another tab entered or left test mode.
  const httpOnly = preference.name !== "turnero-test-mode";
  jar.set(preference.name, preference.value, { path: "/", maxAge: 31_536_000, sameSite: "lax", httpOnly });
}
