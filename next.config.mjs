import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

async function withWords(config) {
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const plugin = createNextIntlPlugin({
    requestConfig: "./app/words.ts",
    // Messages are compiled at build time, so that no browser loads a parser for them.
    experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
  });
  return plugin(config);
}

/** Only for building: the plugin loads a compiler that a serving process would keep in memory. */
export default (phase) => (phase === PHASE_PRODUCTION_SERVER ? config : withWords(config));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked once, by `npm test`; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A page's code is loaded with its first visit. At the start it would be all of it, 100 MB that an idle service does not need.
    preloadEntriesOnStart: false,
    // It takes a quarter of a build and 400 MB on the disk, and only a later build with changes has something of it.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client"],
  async headers() {
    // Pages where a URL alone allows booking or cancelling: it is the customer's secret.
    const secret = [{ key: "Referrer-Policy", value: "no-referrer" }];
    const plain = [
      { key: "x-content-type-options", value: "nosniff" },
      { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
      { key: "permissions-policy", value: "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()" },
    ];
    const closed = { key: "x-frame-options", value: "DENY" };
    const forSites = { key: "access-control-allow-origin", value: "*" };
    const forever = { key: "cache-control", value: "public, max-age=31536000, immutable" };
    // Nothing may be framed except the chat, whose own responses name the allowed origins, and a booking page that asks for
    // it: its content policy names them. That policy has a nonce and comes from proxy.ts; API responses set their own headers.
    return [
      { source: "/((?!embed/|api/|v1/).*)", headers: plain },
      { source: "/((?!embed/|api/|v1/|b/).*)", headers: [closed] },
      { source: "/b/:path*", missing: [{ type: "query", key: "frame" }], headers: [closed] },
      {
        source: "/api/((?!v1/|v1$|mcp).*)",
        headers: [
          ...plain,
          closed,
          { key: "content-security-policy", value: "default-src 'none'; frame-ancestors 'none'" },
        ],
      },
      // Other sites load these, with a hash of what they expect; the address of a version is made from its bytes.
      { source: "/:file(widget|booking).js:br(\\.br)?", headers: [forSites] },
      { source: "/widget/:file*", headers: [forSites] },
      { source: "/widget/:file([0-9a-f]{16}).js:br(\\.br)?", headers: [forever] },
      ...["/b/:path*", "/m/:path*"].map((source) => ({ source, headers: secret })),
    ];
  },
  async redirects() {
    // The target of a problem's type URL.
    return [{ source: "/problems/:code", destination: "/docs/problems/:code", permanent: false }];
  },
  async rewrites() {
    return [
      { source: "/v1/:path*", destination: "/api/v1/:path*" },
      { source: "/.well-known/security.txt", destination: "/api/security-txt" },
      { source: "/.well-known/oauth-protected-resource", destination: "/api/oauth/resource" },
      { source: "/.well-known/oauth-protected-resource/api/mcp", destination: "/api/oauth/resource" },
      { source: "/.well-known/oauth-authorization-server", destination: "/api/oauth/server" },
      { source: "/docs.md", destination: "/api/docs/home" },
      { source: "/docs/problems.md", destination: "/api/docs/problems" },
      {
        source: "/docs/:kind(guides|reference|problems|operations)/:name([\\w-]+).md",
        destination: "/api/docs/:kind/:name",
      },
    ];
  },
};
