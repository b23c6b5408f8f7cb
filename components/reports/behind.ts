import { counts } from "@/lib/domains/reports/behind/schema";

type Days = { from: string; to: string };
export type Behind = { by?: string; key?: string | null; figure?: string };

/** Whether there is a list of what a figure counts. */
export const isListed = (report: string, code: string): report is keyof typeof counts =>
  report in counts && (counts[report as keyof typeof counts] as readonly string[]).includes(code);

/** The page with the very bookings or tasks that a number is made of. */
export function behindAddress(
  report: keyof typeof counts,
  { from, to }: Days,
  { by = "none", key = null, figure }: Behind = {},
): string {
  const asked = { by, ...(key ? { key } : {}), ...(figure ? { figure } : {}), from, to };
  return `/reports/${report}/list?${new URLSearchParams(asked)}`;
}
