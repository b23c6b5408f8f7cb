import { isContended, isUnavailable } from "@/lib/core/db";
import { isProblem, Problem } from "@/lib/core/problem";

const failure = (error: unknown, requestId: string): Problem =>
  isUnavailable(error) || isContended(error)
    ? new Problem("service_unavailable", { detail: `Try again in a few seconds; quote ${requestId} if it stays so.` })
    : new Problem("internal_error", { detail: `Quote ${requestId} when you report this.` });

/** Any error as the caller may see it: what is not a Problem exposes only the request's id. */
export const problemOf = (error: unknown, requestId: string): Problem =>
  isProblem(error) ? error : failure(error, requestId);
