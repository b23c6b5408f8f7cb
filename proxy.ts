import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "@/app/content-policy";

/** What stands after the question mark: Next tells it to pages, but not to what stands behind a drawer or around a page. */
export const searchHeader = "x-turnero-search";
/** The path, for what is the same code on every page: the messages. */
export const pathHeader = "x-turnero-path";

const searched = /^\/(calendar\/.+|[bm]\/[^/]+)$/;

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

/** Every page. The API, the chat's frame and plain files say for themselves what they are. */
export const config = {
  matcher: [
    "/((?!api/|v1/|embed/|_next/|(?:widget|embed|my-work-worker|offline-worker)\\.js$|embed\\.css$|icon\\.svg$|app\\.webmanifest$|icons/).*)",
  ],
};
