import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "@/app/content-policy";

/** The query string: Next passes it to pages, but not to parallel routes or layouts. */
export const searchHeader = "x-turnero-search";
/** The path, for code that is the same on every page: the messages. */
export const pathHeader = "x-turnero-path";

const searched = /^\/(calendar\/.+|[bm]\/[^/]+|help(\/[^/]+)?)$/;

/** Next reads the nonce from the request's own copy of the policy, and puts it on every script it writes. */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentPolicy({
    nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64"),
    development: process.env.NODE_ENV === "development",
    mapStyle: process.env.MAP_STYLE_URL || undefined,
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
    "/((?!api/|v1/|embed/|_next/|(?:widget|embed|my-work-worker|offline-worker)\\.js$|embed\\.css$|icon\\.svg$|app\\.webmanifest$|icons/|handbook/).*)",
  ],
};
