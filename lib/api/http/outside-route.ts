import { addressOf } from "@/lib/api/access/authenticate";
import { problemResponse } from "@/lib/api/http/routes";
import { AnswerHeaders, webResponse } from "@/lib/api/http/text-response";
import { type Actor, anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";

/** A route outside the API, called by other companies' servers: errors become problem+json as in the API. */
export async function answered(
  about: string,
  request: Request,
  work: (caller: Actor) => Promise<Response>,
): Promise<Response> {
  const requestId = newId("req");
  const headers = new AnswerHeaders({ "x-request-id": requestId, "cache-control": "no-store" });
  try {
    return await work(anonymous(clock.now(), requestId, addressOf(request)));
  } catch (error) {
    return webResponse(problemResponse(error, requestId, headers, about));
  }
}

/** The last segment of the path. */
export const lastSegment = (request: Request): string => new URL(request.url).pathname.split("/").at(-1) ?? "";
