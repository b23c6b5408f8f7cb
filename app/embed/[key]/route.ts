import { saysTu } from "@/app/spanish";
import { pageActor } from "@/lib/api/access/session";
import { clock } from "@/lib/core/clock";
import { greetingIn, languageFor } from "@/lib/domains/webchat/rules";
import { frameOf } from "@/lib/domains/webchat/visitors/read-widget";
import { welcome } from "@/lib/domains/webchat/words";

const everything = ["en", "pt-BR", "es"];

/** A script element ends at "</script" even inside a JSON string. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const page = (language: string, given: object): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>Chat</title>
<link rel="stylesheet" href="/embed.css">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="given">${inScript(given)}</script>
<script src="/embed.js" defer></script>
</body>
</html>
`;

/** frame-ancestors is sent per response from the site's own allow list; an empty list allows nobody. */
const headersFor = (ancestors: readonly string[]): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(" ") : "'none'"}`,
  ].join("; "),
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), microphone=()",
});

export async function GET(request: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await params;
  const wanted = new URL(request.url).searchParams.get("locale") || request.headers.get("accept-language");
  if (key === "preview") {
    const language = languageFor(wanted, everything);
    const own = language === "es" ? await pageActor(request.headers.get("cookie")) : null;
    const tu = saysTu(own?.project.timezone);
    return new Response(page(language, { key, config: null, origins: [], language, tu }), {
      headers: headersFor(["'self'"]),
    });
  }
  const frame = await frameOf(key, clock.now());
  if (!frame) return new Response("There is no such chat.", { status: 404, headers: headersFor([]) });
  const language = languageFor(wanted, frame.config.languages, frame.locale);
  const greeting = frame.config.greeting && (greetingIn(language, frame.config.greeting) ?? welcome[language]);
  const given = {
    key,
    config: { ...frame.config, greeting },
    origins: frame.origins,
    language,
    tu: saysTu(frame.config.timezone),
  };
  return new Response(page(language, given), { headers: headersFor(frame.origins) });
}
