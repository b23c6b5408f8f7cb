import { showsSecret } from "@/lib/api/access/bearer-secret";
import { readForm } from "@/lib/api/http/multipart";
import { answered, lastSegment } from "@/lib/api/http/outside-route";
import { readBytes } from "@/lib/api/http/read-body";
import { env } from "@/lib/core/env";
import { invalid, Problem } from "@/lib/core/problem";
import { mediaType } from "@/lib/core/wire/media-type";
import { unsubscribe } from "@/lib/domains/booking-page/links/own";
import { linkUrl } from "@/lib/domains/booking-page/tokens";
import { acceptBounce } from "@/lib/domains/mail/bounces/accept";

const largestForm = 4096;
const forms: readonly string[] = ["application/x-www-form-urlencoded", "multipart/form-data"];

const contentTypeOf = (request: Request): string => request.headers.get("content-type") ?? "";

async function assertOneClick(request: Request): Promise<void> {
  const bytes = await readBytes(request, largestForm);
  if (!forms.includes(mediaType(contentTypeOf(request))))
    throw new Problem("unsupported_media_type", { detail: `Send the body as ${forms.join(" or ")}.` });
  const sent = (await readForm(bytes, contentTypeOf(request), largestForm)) as { "List-Unsubscribe"?: unknown };
  if (sent["List-Unsubscribe"] === "One-Click") return;
  const detail = "The body must be List-Unsubscribe=One-Click.";
  throw invalid({ pointer: "#/List-Unsubscribe", detail, code: "not_one_click" });
}

/** One-click unsubscribe (RFC 8058). The signed token is the only credential: a mail program has neither cookie nor key. */
export const unsubscribed = (request: Request): Promise<Response> =>
  answered("unsubscribe", request, async (caller) => {
    await assertOneClick(request);
    await unsubscribe(caller, lastSegment(request));
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  });

/** A person, or a scanner that follows every link: nothing changes, and the target page has the button. */
export const askedToUnsubscribe = (request: Request): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: linkUrl(encodeURIComponent(lastSegment(request))),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });

/** A bounce holds the headers of the mail, or a copy of it. */
const largestReport = 256 * 1024;

/** Where a mail server or provider reports bounces; answers 404 without a configured secret. */
export const cameBack = (request: Request): Promise<Response> =>
  answered("bounce", request, async () => {
    const { MAIL_BOUNCE_SECRET: secret } = env();
    if (secret === undefined)
      throw new Problem("not_found", { detail: "No bounces are taken here: MAIL_BOUNCE_SECRET is not set." });
    if (!showsSecret(request, secret))
      throw new Problem("invalid_api_key", { detail: "Send the secret as Authorization: Bearer MAIL_BOUNCE_SECRET." });
    const message = await readBytes(request, largestReport);
    if (mediaType(contentTypeOf(request)) !== "message/rfc822")
      throw new Problem("unsupported_media_type", { detail: "Send the whole message as message/rfc822." });
    return Response.json(await acceptBounce(message), { headers: { "cache-control": "no-store" } });
  });
