/** Addresses of a site's pages. */

const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref)$/i;
/** File extensions that are not pages. */
const otherFiles =
  /\.(pdf|docx?|xlsx?|pptx?|zip|gz|rar|7z|jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|rss|txt|mp[34]|m4a|avi|mov|webm|woff2?|ttf|exe|dmg|apk|ics)$/i;
const longest = 1500;

/** The canonical form of a URL: no fragment, no tracking parameters. Null for what is not a page. */
export function pageAddress(href: string, base: string): string | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "" || otherFiles.test(url.pathname)) return null;
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length > longest ? null : url.href;
}

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, "");

/**
 * The same host, with or without www. A sub-domain is another site: it is often another company's (shop, help desk), and
 * telling those apart would need the list of public suffixes; whoever wants it adds it as a source of its own.
 */
export const isSameSite = (a: string, b: string): boolean => hostOf(a) === hostOf(b);

export const robotsAddress = (url: string): string => new URL("/robots.txt", url).href;
export const sitemapAddress = (url: string): string => new URL("/sitemap.xml", url).href;
