import type { Incoming } from "@/lib/api/http/incoming";
import { readBytes } from "@/lib/api/http/read-body";
import { problemResponse } from "@/lib/api/http/routes";
import { safeHeaders } from "@/lib/api/http/safe-headers";
import { AnswerHeaders, type TextResponse } from "@/lib/api/http/text-response";
import { newId } from "@/lib/core/ids";
import { invalid, Problem } from "@/lib/core/problem";

/** next-auth reads any body before it checks anything; an e-mail, a password and a token fit into this. */
export const largestAuthBody = 16 * 1024;

/** Whether a target, with or without its query, is next-auth's. */
export const isAuth = (target: string): boolean => /^\/api\/auth(\/|\?|$)/.test(target);

export const readAuthBody = (request: Incoming): Promise<Uint8Array> => readBytes(request, largestAuthBody);

/** Rejects next-auth endpoints that we do not serve: a log that anybody may write to, and values that fit no header. */
export function assertAuthCall([action, second]: readonly string[], search: URLSearchParams): void {
  if (action === "_log") throw new Problem("not_found", { detail: "There is nothing at /api/auth/_log." });
  const error = search.get("error") ?? (action === "error" ? second : undefined);
  if (error !== undefined && !/^[\w-]{0,64}$/.test(error)) {
    throw invalid({ pointer: "?error", detail: "This is one word of letters and digits.", code: "invalid_format" });
  }
}

export function authProblem(error: unknown): TextResponse {
  const requestId = newId("req");
  const headers = new AnswerHeaders(safeHeaders);
  headers.set("x-request-id", requestId);
  return problemResponse(error, requestId, headers, "auth");
}
