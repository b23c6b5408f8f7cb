import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "@/app/content-policy";

/** The query string: Next passes it to pages, but not to parallel routes or layouts. */
export const searchHeader = "x-turnero-search";
/** The path, for code that is the same on every page: the messages. */
export const pathHeader = "x-turnero-path";

const searched = /^\/(calendar\/.+|[bm]\/[^/]+|help(\/[^/]+)?)$/;

/** A booking page that asks to be shown in another site's frame. */
function framedPage({ pathname, searchParams }: NextRequest["nextUrl"]): string | null {
  const slug = searchParams.has("frame") ? /^\/b\/([\w-]+)$/.exec(pathname)?.[1] : undefined;
  return slug ?? null;
}

async function ancestorsOf(slug: string | null): Promise<string[]> {
  if (slug === null) return [];
  // Loaded only here: no other page needs the database before it is rendered.
  const { framesOf } = await import("@/lib/domains/booking-page/frames");
  return framesOf(slug);
}

/** Next reads the nonce from the request's own copy of the policy, and puts it on every script it writes. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const policy = contentPolicy({
    nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64"),
    development: process.env.NODE_ENV === "development",
    mapStyle: process.env.MAP_STYLE_URL || undefined,
    ancestors: await ancestorsOf(framedPage(request.nextUrl)),
  });
  const headers = new Headers(request.headers);
  headers.set(searchHeader, searched.test(request.nextUrl.pathname) ? request.nextUrl.search : "");
  headers.set(pathHeader, request.nextUrl.pathname);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** Every page. The API, the chat's frame and static files set their own headers. */
export const config = {
  matcher: [
    "/((?!api/|v1/|embed/|widget/|_next/|(?:widget|embed|booking|my-work-worker|offline-worker)\\.js(?:\\.br)?$|embed\\.css(?:\\.br)?$|icon\\.svg$|app\\.webmanifest(?:\\.br)?$|icons/|handbook/).*)",
  ],
};
