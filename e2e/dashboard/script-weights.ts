import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page, Request } from "playwright/test";
import { lateLibrary } from "../late-libraries";

/** What scripts a screen loads, and their compressed size; each script is fetched and compressed once. */
export function scriptWeights(request: APIRequestContext) {
  const weights = new Map<string, Promise<number>>();
  const weigh = async (url: string): Promise<number> => {
    const body = await (await request.get(url)).body();
    return lateLibrary(body.toString()) ? 0 : gzipSync(body).length;
  };
  const weightOf = async (scripts: Iterable<string>): Promise<number> => {
    const urls = [...scripts];
    for (const url of urls) if (!weights.has(url)) weights.set(url, weigh(url));
    const each = await Promise.all(urls.map((url) => weights.get(url) ?? 0));
    return each.reduce((sum, size) => sum + size, 0);
  };
  return { scriptsOf, weightOf };
}

/** The addresses of the scripts that a tab requests during a visit and right after it. */
async function scriptsOf(tab: Page, visit: () => Promise<void>): Promise<Set<string>> {
  const scripts = new Set<string>();
  const note = (request: Request) => request.resourceType() === "script" && scripts.add(request.url());
  tab.on("request", note);
  await visit();
  // Requests right after the first paint count too.
  for (let known = 0; known < scripts.size; await tab.waitForTimeout(400)) known = scripts.size;
  tab.off("request", note);
  return scripts;
}
