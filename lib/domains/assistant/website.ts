import { isProblem } from "@/lib/core/problem";
import { fetchPage, NotFetched } from "@/lib/domains/knowledge/sites/fetch";
import { textOf } from "@/lib/domains/knowledge/text/blocks";
import { decodeHtml, fromHtml } from "@/lib/domains/knowledge/text/html";
import { isUnreadable } from "@/lib/domains/knowledge/text/unreadable";

const address =
  /(?<![\p{L}\d@.])((?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s]*)?|https?:\/\/[^\s]+)/iu;
/** "Ana.Souza" or "1.5h" is not a site; without a scheme only these endings count as one. */
const endings = /\.(?:com|net|org|br|ar|py|uy|cl|app|site|online|store|io|co|dev|info|salon|clinic|studio)(?:[:/]|$)/i;
const limits = { bytes: 2 * 1024 * 1024, timeoutMs: 8_000 };
const mostText = 20_000;

/** The address of a site in a text, or null. */
export function siteIn(text: string): string | null {
  const found = address.exec(text)?.[1]?.replace(/[.,;:!?)]+$/, "");
  if (found === undefined) return null;
  if (/^https?:\/\//i.test(found)) return URL.canParse(found) ? found : null;
  return endings.test(found) && URL.canParse(`https://${found}`) ? `https://${found}` : null;
}

export type Site = { host: string; text: string | null };

/** The text of one page, fetched through the guard for tenants' URLs; null when it is unavailable. */
export async function readSite(url: string): Promise<Site> {
  const { host } = new URL(url);
  try {
    const { body, contentType } = await fetchPage(url, limits);
    const page = fromHtml(decodeHtml(body, contentType));
    return { host, text: `${page.title ?? ""}\n${textOf(page.blocks)}`.slice(0, mostText) };
  } catch (error) {
    if (error instanceof NotFetched || isUnreadable(error) || isProblem(error)) return { host, text: null };
    throw error;
  }
}
