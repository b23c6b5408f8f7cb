import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

async function withWords(config) {
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const plugin = createNextIntlPlugin({
    requestConfig: "./app/words.ts",
    // Messages are compiled when the app is built, so that no browser loads a parser of them.
    experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
  });
  return plugin(config);
}

/** The plugin only changes how the app is built, and loads a compiler that a serving process would keep in memory. */
export default (phase) => (phase === PHASE_PRODUCTION_SERVER ? config : withWords(config));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked once, by `npm test`; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client"],
  async headers() {
    // Pages where anybody books or cancels with one tap: their address is a secret of the customer.
    const secret = [{ key: "Referrer-Policy", value: "no-referrer" }];
    const plain = [
      { key: "x-content-type-options", value: "nosniff" },
      { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
      { key: "permissions-policy", value: "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()" },
    ];
    const closed = { key: "x-frame-options", value: "DENY" };
    // Nothing of ours stands in anybody's frame but the chat, whose own answers say whose pages may hold it. The policy of a
    // page has a nonce of its own and comes from proxy.ts; answers of the API say of themselves what they are.
    return [
      { source: "/((?!embed/|api/|v1/).*)", headers: [...plain, closed] },
      {
        source: "/api/((?!v1/|v1$|mcp).*)",
        headers: [
          ...plain,
          closed,
          { key: "content-security-policy", value: "default-src 'none'; frame-ancestors 'none'" },
        ],
      },
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
};
