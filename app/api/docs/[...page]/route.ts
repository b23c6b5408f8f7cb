import { docsMarkdown } from "@/app/docs/as-markdown";

/** Reached as `/docs/….md`, by a rewrite of next.config.mjs. */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }): Promise<Response> {
  const text = docsMarkdown((await params).page);
  return new Response(`${text ?? "# Not found"}\n`, {
    status: text === null ? 404 : 200,
    headers: { "content-type": "text/markdown; charset=utf-8" },
  });
}
