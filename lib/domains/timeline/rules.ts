type Data = Record<string, unknown>;

const spoken = (word: unknown): string => String(word).replaceAll("_", " ");
const changed = (data: Data): string =>
  Object.keys((data.changes as Data | undefined) ?? {})
    .filter((field) => field !== "version")
    .map(spoken)
    .join(", ");

const changedTo = (data: Data, field: string): string =>
  String((data.changes as Record<string, { to?: unknown }> | undefined)?.[field]?.to ?? "a channel");

const titles: Record<string, (data: Data) => string> = {
  "booking.created": () => "Booked",
  "booking.held": () => "Held",
  "booking.updated": (data) => `Changed ${changed(data) || "nothing"}`,
  "booking.rescheduled": () => "Rescheduled",
  "stage.changed": (data) => `Moved to ${spoken(data.to)}`,
  "customer.created": () => "Customer added",
  "customer.updated": (data) => `Changed ${changed(data) || "nothing"}`,
  "customer.merged": (data) => (data.name ? `Merged with ${String(data.name)}` : "Merged with another customer"),
  "customer.unmerged": () => "Told apart from another customer",
  "customer.identity_added": (data) => `Wrote for the first time on ${changedTo(data, "channel")}`,
  "customer.anonymised": () => "Anonymised",
  "customer.exported": () => "Personal data exported",
  comment: () => "Commented",
  attachment: (data) => `Attached ${String(data.name)}`,
  location: (data) => `Was at a place: ${spoken(data.kind)}`,
};

/** An entry in words, for clients without our screens. */
export function titleOf(kind: string, data: Data): string {
  const title = titles[kind];
  if (title) return title(data);
  const word = spoken(kind.split(".").at(-1));
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
