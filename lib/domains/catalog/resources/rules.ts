import type { Fault } from "@/lib/core/problem";

type Span = { start: string; end: string };

/** Both as UTC texts of one form, which sort as time does. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const timeOffFaults = ({ start, end }: Span): Fault[] =>
  start < end ? [] : [{ pointer: "#/end", detail: "The end must come after the start.", code: "not_after_start" }];
