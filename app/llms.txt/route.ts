import { homeMarkdown } from "@/app/docs/as-markdown";

// The addresses in it are this installation's, which a build does not know.
export const dynamic = "force-dynamic";

export const GET = (): Response =>
  new Response(`${homeMarkdown()}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
