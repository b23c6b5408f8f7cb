/** The handbook by parts, in the order it is best read; the text of a page is docs/help/{language}/{page}.md. */
export const helpParts = [
  { name: "start", pages: ["first-day", "services", "members"] },
  { name: "day", pages: ["home", "calendar", "bookings", "tasks", "my-tasks", "time-off", "reports"] },
  { name: "customers", pages: ["customers", "conversations", "replies", "bot"] },
  { name: "itself", pages: ["booking-page", "notices", "notifications", "automations", "test-mode"] },
  { name: "use", pages: ["keyboard", "trouble"] },
] as const;

export type HelpPage = (typeof helpParts)[number]["pages"][number];

export const helpPages: readonly HelpPage[] = helpParts.flatMap(({ pages }) => pages);

export const isHelpPage = (name: string): name is HelpPage => (helpPages as readonly string[]).includes(name);
