/** A function's trigger for display. A schedule without a translation is shown as it is. */
export type Start =
  | { by: "event"; type: string }
  | { by: "minutes"; every: number }
  | { by: "hours"; minute: number }
  | { by: "day"; at: string }
  | { by: "timetable"; cron: string };

const two = (text: string): string => text.padStart(2, "0");

export function startOf(trigger: string): Start {
  if (!trigger.startsWith("cron ")) return { by: "event", type: trigger };
  const cron = trigger.slice(5).trim();
  const everyMinutes = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(cron);
  if (everyMinutes) return { by: "minutes", every: Number(everyMinutes[1] ?? 1) };
  const hourly = /^(\d+) \* \* \* \*$/.exec(cron);
  if (hourly) return { by: "hours", minute: Number(hourly[1]) };
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron);
  if (daily) return { by: "day", at: `${two(daily[2] ?? "")}:${two(daily[1] ?? "")}` };
  return { by: "timetable", cron };
}
