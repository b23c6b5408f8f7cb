import { createHash } from "node:crypto";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { mediaType } from "@/lib/core/wire/media-type";
import { weekMs } from "@/lib/domains/knowledge/rules";
import type { Cause, KnowledgeError } from "@/lib/domains/knowledge/schema";
import { isSameSite, pageAddress, robotsAddress, sitemapAddress } from "@/lib/domains/knowledge/sites/address";
import { fetchPage, type Limits, NotFetched } from "@/lib/domains/knowledge/sites/fetch";
import { readRobots } from "@/lib/domains/knowledge/sites/robots";
import { readSitemap } from "@/lib/domains/knowledge/sites/sitemap";
import {
  addPages,
  changeSource,
  closePages,
  countAsked,
  findCrawl,
  findTwin,
  firstPage,
  leaseLeft,
  leasePage,
  lockSource,
  mostRows,
  settlePage,
  type Taken,
} from "@/lib/domains/knowledge/sites/store";
import { textOf } from "@/lib/domains/knowledge/text/blocks";
import { chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { decodeHtml, fromHtml, type HtmlPage } from "@/lib/domains/knowledge/text/html";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";
import { isUnreadable } from "@/lib/domains/knowledge/text/unreadable";
import { languageOf, languageTag } from "@/lib/domains/knowledge/text/words";

/** Identifies a crawl of a site; a newer one of the same site stops it. */
export type Crawl = { project: ProjectId; source: string; crawl: number };

const pageLimits: Limits = { bytes: 2 * 1024 * 1024, timeoutMs: 10_000 };
const sideLimits: Limits = { bytes: 512 * 1024, timeoutMs: 10_000 };
const mostSitemaps = 5;

/** The content of robots.txt or a sitemap; a missing one is empty. */
const sideFile = (url: string): Promise<string> =>
  fetchPage(url, sideLimits).then(
    ({ body }) => body.toString("utf8").replaceAll("\0", ""),
    (error: unknown) => {
      if (error instanceof NotFetched) return "";
      throw error;
    },
  );

async function listed(first: string, named: readonly string[]): Promise<string[]> {
  const waiting = named.length > 0 ? [...named] : [sitemapAddress(first)];
  const pages: string[] = [];
  for (let n = 0; n < mostSitemaps && waiting.length > 0; n++) {
    const address = waiting.shift() ?? "";
    if (!URL.canParse(address) || !isSameSite(first, address)) continue;
    const found = readSitemap(await sideFile(address));
    pages.push(...found.pages);
    waiting.push(...found.sitemaps);
  }
  return pages;
}

const ownPages = (site: string, base: string, hrefs: readonly string[]): string[] =>
  hrefs.flatMap((href) => {
    const url = pageAddress(href, base);
    return url !== null && isSameSite(site, url) ? [url] : [];
  });

/** Reads the site's rules and the first pages. False: the crawl is superseded. */
export async function beginCrawl({ project, source, crawl }: Crawl): Promise<boolean> {
  const wanted = await findCrawl(reader({}), project, source, crawl);
  if (!wanted) return false;
  const robots = await sideFile(robotsAddress(wanted.url));
  const pages = await listed(wanted.url, readRobots(robots).sitemaps);
  const first = pageAddress(wanted.url, wanted.url) ?? wanted.url;
  await inTransaction({}, async (tx) => {
    await changeSource(tx, project, source, { robots, updated_at: clock.now() });
    await addPages(tx, project, source, crawl, [first, ...ownPages(wanted.url, wanted.url, pages)]);
  });
  return true;
}

type ReadPage = HtmlPage & { url: string; hash: string };

async function readPage(url: string, mayVisit: (url: string) => boolean): Promise<ReadPage> {
  const { contentType, body, ...fetched } = await fetchPage(url, pageLimits, mayVisit);
  const type = mediaType(contentType);
  if (!/^(text\/html|application\/xhtml\+xml|text\/plain|)$/.test(type))
    throw new NotFetched("unsupported_type", `It is ${type}, which is not read from a site.`);
  const text = decodeHtml(body, contentType);
  const nothing = { title: null, lang: null, canonical: null, base: null, noindex: false, nofollow: false, links: [] };
  const page = type === "text/plain" ? { ...nothing, blocks: fromMarkdown(text) } : fromHtml(text);
  const hash = createHash("sha256").update(textOf(page.blocks)).digest("hex");
  return { ...page, url: pageAddress(fetched.url, fetched.url) ?? fetched.url, hash };
}

/** A page that is temporarily down keeps its content; one that is gone or forbidden does not. */
const isPassing = (cause: Cause, status: number | null): boolean =>
  ["dns", "connect", "tls", "timeout", "interrupted"].includes(cause) ||
  (status !== null && (status >= 500 || status === 429));

async function fail(at: Crawl, page: Taken, error: NotFetched): Promise<void> {
  const failure = { cause: error.reason, message: error.message };
  await inTransaction({}, (tx) =>
    settlePage(
      tx,
      at.project,
      at.source,
      { n: page.n, crawl: at.crawl, at: clock.now() },
      { status: "failed", error: failure, http_status: error.status },
      isPassing(error.reason, error.status) ? null : [],
    ),
  );
}

/** The canonical URL, when the page names another. */
function elsewhere(site: string, asked: string, page: ReadPage): string | null {
  if (page.url !== asked) return page.url;
  const canonical = page.canonical === null ? null : pageAddress(page.canonical, page.base ?? page.url);
  return canonical !== null && canonical !== asked && isSameSite(site, canonical) ? canonical : null;
}

async function keep(at: Crawl, site: string, asked: Taken, page: ReadPage): Promise<void> {
  const { project, source, crawl } = at;
  const place = { n: asked.n, crawl, at: clock.now() };
  const base = page.base !== null && URL.canParse(page.base, page.url) ? new URL(page.base, page.url).href : page.url;
  await inTransaction({}, async (tx) => {
    if (!page.nofollow) await addPages(tx, project, source, crawl, ownPages(site, base, page.links));
    const real = elsewhere(site, asked.url, page);
    if (real) await addPages(tx, project, source, crawl, [real]);
    const twin = real ?? (await findTwin(tx, project, source, { n: asked.n, crawl, hash: page.hash }));
    const known = { title: page.title, http_status: 200 };
    if (twin) return settlePage(tx, project, source, place, { ...known, status: "duplicate", duplicate_of: twin }, []);
    const error: KnowledgeError | null = page.noindex
      ? { cause: "robots", message: "The page itself asks not to be read." }
      : page.blocks.length === 0
        ? { cause: "empty", message: "There is no text on the page." }
        : null;
    if (error) return settlePage(tx, project, source, place, { ...known, status: "failed", error }, []);
    const language = languageTag(page.lang) ?? languageOf(textOf(page.blocks));
    const unchanged = page.hash === asked.content_hash && asked.chunks > 0;
    const outcome = { ...known, status: "ready" as const, content_hash: page.hash, language };
    await settlePage(tx, project, source, place, outcome, unchanged ? null : chunksOf(page.blocks, page.title));
  });
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Left unfinished this often, a page is skipped; a third time would end the whole crawl. */
const mostUnfinished = 2;
const interrupted: KnowledgeError = { cause: "interrupted", message: "Reading it broke off again and again." };

const forbidden: KnowledgeError = { cause: "robots", message: "The site's robots.txt asks not to read it." };

/** It was never requested, so it does not count against the limit. */
async function closeToUs(tx: Tx, { project, source, crawl }: Crawl, { n }: Taken): Promise<void> {
  const outcome = { status: "failed" as const, error: forbidden, http_status: null, taken_at: null };
  await settlePage(tx, project, source, { n, crawl, at: clock.now() }, outcome, []);
}

type Next = { more: boolean; restMs: number };
const over: Next = { more: false, restMs: 0 };

/** Reads the next page, and returns how long to pause; no more when there is none, or the limit is reached. */
async function readNext(at: Crawl): Promise<Next> {
  const { project, source, crawl } = at;
  const wanted = await findCrawl(reader({}), project, source, crawl);
  if (!wanted) return over;
  const robots = readRobots(wanted.robots ?? "");
  const mayBeNew = (await countAsked(reader({}), project, source, crawl)) < wanted.max_pages;
  const page = await leasePage(reader({}), project, source, crawl, mayBeNew);
  if (!page) {
    // Another reader may have died and its links with it: the crawl is not over before that is known.
    const left = await leaseLeft(reader({}), project, source, crawl);
    return left === null ? over : { more: true, restMs: left };
  }
  const mayVisit = (url: string) => robots.allows(pathOf(url));
  if (!mayVisit(page.url)) {
    await inTransaction({}, (tx) => closeToUs(tx, at, page));
    return { more: true, restMs: 0 };
  }
  try {
    if (page.unfinished > mostUnfinished) throw new NotFetched(interrupted.cause, interrupted.message);
    await keep(at, wanted.url, page, await readPage(page.url, mayVisit));
  } catch (error) {
    if (isUnreadable(error)) await fail(at, page, new NotFetched(error.reason, error.message));
    else if (error instanceof NotFetched) await fail(at, page, error);
    else throw error;
  }
  return { more: true, restMs: robots.delayMs };
}

/** A longer pause is not awaited here: the function sleeps and frees its place. */
const longestPauseMs = 2000;

/** Reads pages in sequence, with a pause between them, for a few seconds; every page is a row, so a crash loses one at most. */
export async function readRound(at: Crawl, forMs = 5000, pace = 1): Promise<Next> {
  const until = performance.now() + forMs;
  for (;;) {
    const { more, restMs } = await readNext(at);
    if (!more) return over;
    await touch(at);
    const pause = restMs * pace;
    if (pause > longestPauseMs || performance.now() + pause >= until) return { more, restMs };
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** Updates open screens on the progress, and tells the sweep that the crawl is active. */
const touch = ({ project, source, crawl }: Crawl): Promise<void> =>
  inTransaction({}, async (tx) => {
    const locked = await lockSource(tx, project, source);
    if (locked?.crawl !== crawl) return;
    await changeSource(tx, project, source, { updated_at: clock.now() });
    await record(tx, project, "knowledge_source.progressed", source);
  });

const limitNote = (read: number, unread: number): KnowledgeError => ({
  cause: "page_limit",
  message: `${read} pages were read; ${unread} more were found. A larger limit reads them too.`,
});

const cutNote = (read: number): KnowledgeError => ({
  cause: "page_limit",
  message: `${read} pages were read; of a site at most ${mostRows} addresses are followed, and there may be more.`,
});

/** The crawl crashed its process repeatedly: the site keeps what it has until next week. */
export async function giveUpCrawl({ project, source, crawl }: Crawl): Promise<void> {
  await inTransaction({}, async (tx) => {
    const locked = await lockSource(tx, project, source);
    if (!locked || locked.crawl !== crawl || locked.status !== "processing") return;
    const now = clock.now();
    const next_crawl_at = new Date(now.getTime() + weekMs);
    await changeSource(tx, project, source, { status: "failed", error: interrupted, next_crawl_at, updated_at: now });
    await record(tx, project, "knowledge_source.crawled", source);
  });
}

/** Removes what this crawl did not see, and stores the site's result. */
export async function finishCrawl({ project, source, crawl }: Crawl): Promise<{ status: string }> {
  return inTransaction({}, async (tx) => {
    const locked = await lockSource(tx, project, source);
    if (!locked || locked.crawl !== crawl || locked.status !== "processing") return { status: "superseded" };
    const now = clock.now();
    const begun = await firstPage(tx, project, source, crawl);
    // An error of ours, not of the site, which keeps its pages; the sweep requests another crawl.
    if (!begun) throw new Error(`The crawl ${crawl} of ${source} ended before its first page was read.`);
    const away = begun.error && isPassing(begun.error.cause, begun.http_status) ? begun.error : null;
    // A site that is temporarily down keeps its pages.
    const { found, unread, read, chunks } = await closePages(tx, project, source, crawl, away !== null);
    const failure = begun.error ?? { cause: "empty" as const, message: "No page of the site has any text." };
    const note = unread > 0 ? limitNote(read, unread) : found >= mostRows ? cutNote(read) : null;
    const status = read === 0 || away ? "failed" : "ready";
    await changeSource(tx, project, source, {
      status,
      error: status === "failed" ? (away ?? failure) : note,
      ...(begun.title ? { title: begun.title } : {}),
      pages_found: found,
      pages_read: read,
      chunks,
      robots: null,
      last_crawled_at: now,
      next_crawl_at: new Date(now.getTime() + weekMs),
      updated_at: now,
    });
    await record(tx, project, "knowledge_source.crawled", source);
    return { status };
  });
}
