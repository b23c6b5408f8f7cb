import { serve } from "inngest/edge";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { engine, env } from "@/lib/core/env";

/** Inngest calls the functions here. Without a configured Inngest this answers 404: unsigned calls would run code. */
const handle = async (request: Request): Promise<Response> => {
  if (engine().kind === "embedded") return new Response("Not found", { status: 404 });
  return serve({ client: inngest, functions, serveOrigin: new URL(env().APP_URL).origin })(request);
};

export const dynamic = "force-dynamic";
export { handle as GET, handle as POST, handle as PUT };
