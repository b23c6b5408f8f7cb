import { answered, lastSegment } from "@/lib/api/http/outside-route";
import { readBytes } from "@/lib/api/http/read-body";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { acceptDelivery, verifyEndpoint } from "@/lib/domains/channels/inbound/accept";

/** Meta sends at most 3 MB. */
const largestDelivery = 3 * 1024 * 1024;

/** Where a channel delivers what contacts write, outside the API: it is called by the company, not by a client of ours. */
export const delivered =
  (channel: ForeignChannel) =>
  (request: Request): Promise<Response> =>
    answered(`${channel} delivery`, request, async ({ now }) => {
      const bytes = await readBytes(request, largestDelivery);
      return Response.json(
        await acceptDelivery(channel, lastSegment(request), { headers: request.headers, bytes }, now),
      );
    });

/** Meta's question whether the address is ours. */
export const verified = (request: Request): Promise<Response> =>
  answered("whatsapp verification", request, async ({ now }) => {
    const challenge = await verifyEndpoint(lastSegment(request), new URL(request.url).searchParams, now);
    return new Response(challenge, { headers: { "content-type": "text/plain" } });
  });
