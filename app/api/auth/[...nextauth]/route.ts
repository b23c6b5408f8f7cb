import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/app/api/auth/options";
import { assertAuthCall, authProblem, readAuthBody } from "@/lib/api/access/auth-door";
import { webResponse } from "@/lib/api/http/text-response";
import { isProblem } from "@/lib/core/problem";

type Context = { params: Promise<{ nextauth: string[] }> };

/** Copies the request with its body read and limited in size. */
async function bounded({ url, method, headers, body }: Request): Promise<NextRequest> {
  if (body === null) return new NextRequest(url, { method, headers });
  const bytes = await readAuthBody({ url, method, headers, body });
  return new NextRequest(url, { method, headers, body: bytes as Uint8Array<ArrayBuffer> });
}

async function handler(request: Request, context: Context): Promise<Response> {
  try {
    assertAuthCall((await context.params).nextauth, new URL(request.url).searchParams);
    return await NextAuth((await bounded(request)) as never, context as never, authOptions());
  } catch (error) {
    if (isProblem(error)) return webResponse(authProblem(error));
    throw error;
  }
}

export { handler as GET, handler as POST };
