import createNextIntlPlugin from "next-intl/plugin";

const withWords = createNextIntlPlugin({
  requestConfig: "./app/words.ts",
  // Messages are compiled when the app is built, so that no browser loads a parser of them.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** @type {import("next").NextConfig} */
export default withWords({
  poweredByHeader: false,
  // Types are checked once, by `npm test`; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client"],
  async headers() {
    // Pages where anybody books or cancels with one tap: nobody else's page may put itself around them.
    const alone = [
      { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
      { key: "X-Frame-Options", value: "DENY" },
      { key: "X-Content-Type-Options", value: "nosniff" },
      { key: "Referrer-Policy", value: "no-referrer" },
    ];
    return ["/b/:path*", "/m/:path*"].map((source) => ({ source, headers: alone }));
  },
  async redirects() {
    // Where the type of a problem leads.
    return [{ source: "/problems/:code", destination: "/docs/problems/:code", permanent: false }];
  },
  async rewrites() {
    return [{ source: "/v1/:path*", destination: "/api/v1/:path*" }];
  },
});
