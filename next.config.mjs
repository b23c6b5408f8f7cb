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
    // Pages where anybody books or cancels with one tap: their address is a secret of the customer.
    const secret = [{ key: "Referrer-Policy", value: "no-referrer" }];
    const alone = [
      { key: "content-security-policy", value: "frame-ancestors 'none'" },
      { key: "x-frame-options", value: "DENY" },
      { key: "x-content-type-options", value: "nosniff" },
      { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
    ];
    // Nothing of ours stands in anybody's frame but the chat, whose own answers say whose pages may hold it; the API says of each answer what it is.
    return [
      { source: "/((?!embed/|api/|v1/).*)", headers: alone },
      ...["/b/:path*", "/m/:path*"].map((source) => ({ source, headers: secret })),
    ];
  },
  async redirects() {
    // Where the type of a problem leads.
    return [{ source: "/problems/:code", destination: "/docs/problems/:code", permanent: false }];
  },
  async rewrites() {
    return [{ source: "/v1/:path*", destination: "/api/v1/:path*" }];
  },
});
