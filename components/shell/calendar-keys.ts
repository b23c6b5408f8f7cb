/** The shortcuts of the calendar, as the help shows them and the handbook tells them. */
export const calendarKeys = [
  { keys: "t", name: "today" },
  { keys: "←", name: "before" },
  { keys: "→", name: "after" },
  { keys: "d", name: "day" },
  { keys: "w", name: "week" },
  { keys: "m", name: "month" },
  { keys: "n", name: "new" },
  { keys: "f", name: "find" },
  { keys: "space", name: "lift" },
] as const;
