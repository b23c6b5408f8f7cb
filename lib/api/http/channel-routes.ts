import { answered, lastSegment } from "@/lib/api/http/outside-route";
import { readBytes } from "@/lib/api/http/read-body";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { acceptDelivery, verifyEndpoint } from "@/lib/domains/channels/inbound/accept";

/** Meta sends at most 3 MB. */
const largestDelivery = 3 * 1024 * 1024;

/** Where a channel delivers incoming messages, outside the API: called by the company, not by an API client. */
export const delivered =
  (channel: ForeignChannel) =>
  (request: Request): Promise<Response> =>
    answered(`${channel} delivery`, request, async ({ now }) => {
      const bytes = await readBytes(request, largestDelivery);
      return Response.json(
        await acceptDelivery(channel, lastSegment(request), { headers: request.headers, bytes }, now),
      );
    });

/** Meta's verification of the webhook URL. */
export const verified = (request: Request): Promise<Response> =>
  answered("whatsapp verification", request, async ({ now }) => {
    const challenge = await verifyEndpoint(lastSegment(request), new URL(request.url).searchParams, now);
    return new Response(challenge, { headers: { "content-type": "text/plain" } });
  });
