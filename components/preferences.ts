import type { Locale } from "@/components/locales";

/** What the browser remembers about a person's screen, in cookies that the server reads before it paints. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What the colours of the calendar tell. */
export const colorings = ["status", "service", "person"] as const;
export type Coloring = (typeof colorings)[number];

export type Preference =
  | { name: "theme"; value: Theme }
  | { name: "locale"; value: Locale }
  | { name: "rail"; value: "open" | "folded" }
  | { name: "coloring"; value: Coloring }
  | { name: "turnero-test-mode"; value: "on" | "off" };

/** The server action that keeps a preference; layouts hand it down. */
export type SavePreference = (preference: Preference) => Promise<void>;
