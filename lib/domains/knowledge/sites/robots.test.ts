import { describe, expect, it } from "vitest";
import { isSameSite, pageAddress } from "@/lib/domains/knowledge/sites/address";
import { matchesPath, readRobots } from "@/lib/domains/knowledge/sites/robots";
import { readSitemap } from "@/lib/domains/knowledge/sites/sitemap";

describe("robots.txt", () => {
  it("is read for us by name, else for everybody; the longest rule decides, and allowing wins a tie", () => {
    const { allows, delayMs, sitemaps } = readRobots(
      "\uFEFFUser-agent: *\r\nDisallow: /private # a note\r\nAllow: /private/open\r\nDisallow: /*.php$\nCrawl-delay: 3\n\nSitemap: https://a.example/map.xml",
    );
    expect(["/", "/private", "/private/x", "/private/open/y", "/a.php", "/a.php?x=1"].map(allows)).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect([delayMs, sitemaps]).toEqual([3000, ["https://a.example/map.xml"]]);
    const named = readRobots("User-agent: other\nUser-agent: TurneroBot\nDisallow: /\nUser-agent: *\nDisallow:");
    expect([named.allows("/"), named.delayMs]).toEqual([false, 1000]);
    expect(readRobots("User-agent: *\nDisallow: /a\nAllow: /a").allows("/a")).toBe(true);
  });

  it("that says nothing, or nonsense, allows everything; nobody makes us wait for an hour", () => {
    for (const text of ["", "<html>404</html>", "Disallow: /", "User-agent: *\nDisallow:"])
      expect(readRobots(text).allows("/x")).toBe(true);
    expect(readRobots("User-agent: *\nCrawl-delay: 3600").delayMs).toBe(10_000);
  });

  it("patterns match in one pass, whatever they are", () => {
    expect(matchesPath(`${"*a".repeat(500)}b$`, "a".repeat(5000))).toBe(false);
    expect(matchesPath("/a*b$", "/ab/ab")).toBe(true);
  });
});

describe("a sitemap", () => {
  it("names pages or further sitemaps", () => {
    expect(
      readSitemap("<urlset><url><loc> https://a.example/1?x=1&amp;y=2 </loc><lastmod>2026</lastmod></url></urlset>"),
    ).toEqual({ pages: ["https://a.example/1?x=1&y=2"], sitemaps: [] });
    expect(readSitemap("<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>")).toEqual({
      pages: [],
      sitemaps: ["https://a.example/s.xml"],
    });
    expect(readSitemap("not xml at all <")).toEqual({ pages: [], sitemaps: [] });
  });
});

describe("an address", () => {
  it("is written in one way, and only if a page can be there", () => {
    const at = (href: string) => pageAddress(href, "https://a.example/dir/");
    expect(at("x#top")).toBe("https://a.example/dir/x");
    expect(at("/x?utm_source=a&b=1&gclid=2")).toBe("https://a.example/x?b=1");
    for (const none of ["mailto:a@b.c", "javascript:alert(1)", "/a.pdf", "/b.JPG", "https://u:p@a.example/", "http://"])
      expect(at(none)).toBeNull();
  });

  it("is of the same site with or without www, and of no other host", () => {
    expect(isSameSite("https://www.a.example/x", "https://a.example/")).toBe(true);
    expect(isSameSite("https://shop.a.example/", "https://a.example/")).toBe(false);
    expect(isSameSite("https://a.example:8443/", "https://a.example/")).toBe(false);
  });
});
