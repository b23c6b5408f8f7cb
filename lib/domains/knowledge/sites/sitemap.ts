import { Parser } from "htmlparser2";

const most = 1000;

/** The addresses that a sitemap names: of pages, or of further sitemaps. */
export function readSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const found: { pages: string[]; sitemaps: string[] } = { pages: [], sitemaps: [] };
  let [kind, text, inside]: [keyof typeof found, string, boolean] = ["pages", "", false];
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (++depth > 64) parser.pause();
        if (name === "sitemap") kind = "sitemaps";
        if (name === "url") kind = "pages";
        [text, inside] = ["", name === "loc"];
      },
      ontext: (words) => {
        if (inside) text += words;
      },
      onclosetag: (name) => {
        depth--;
        if (name === "loc" && found[kind].length < most) found[kind].push(text.trim());
        inside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
