import NextAuth from "next-auth";
import { authOptions } from "@/app/api/auth/options";

const handler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> =>
  NextAuth(request as never, context as never, authOptions());

export { handler as GET, handler as POST };
