import { type NextRequest, NextResponse } from "next/server";

/** What stands after the question mark: Next tells it to pages, but not to what stands behind a drawer or around a page. */
export const searchHeader = "x-turnero-search";

export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(searchHeader, request.nextUrl.search);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ["/calendar/:path+", "/b/:slug", "/m/:token"] };
