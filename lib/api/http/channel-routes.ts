import { readBytes } from "@/lib/api/http/read-body";
import { problemResponse } from "@/lib/api/http/routes";
import { AnswerHeaders, webResponse } from "@/lib/api/http/text-response";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { acceptDelivery, verifyEndpoint } from "@/lib/domains/channels/inbound/accept";

/** Meta sends at most 3 MB. */
const largestDelivery = 3 * 1024 * 1024;

const keyOf = (request: Request): string => new URL(request.url).pathname.split("/").at(-1) ?? "";

async function answered(about: string, work: () => Promise<Response>): Promise<Response> {
  const requestId = newId("req");
  const headers = new AnswerHeaders({ "x-request-id": requestId, "cache-control": "no-store" });
  try {
    return await work();
  } catch (error) {
    return webResponse(problemResponse(error, requestId, headers, about));
  }
}

/** Where a channel delivers what contacts write, outside the API: it is called by the company, not by a client of ours. */
export const delivered =
  (channel: ForeignChannel) =>
  (request: Request): Promise<Response> =>
    answered(`${channel} delivery`, async () => {
      const bytes = await readBytes(request, largestDelivery);
      return Response.json(
        await acceptDelivery(channel, keyOf(request), { headers: request.headers, bytes }, clock.now()),
      );
    });

/** Meta's question whether the address is ours. */
export const verified = (request: Request): Promise<Response> =>
  answered("whatsapp verification", async () => {
    const challenge = await verifyEndpoint(keyOf(request), new URL(request.url).searchParams, clock.now());
    return new Response(challenge, { headers: { "content-type": "text/plain" } });
  });
