import createNextIntlPlugin from "next-intl/plugin";

const withWords = createNextIntlPlugin("./app/words.ts");

/** @type {import("next").NextConfig} */
export default withWords({
  poweredByHeader: false,
  // Types are checked once, by `npm test`; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "@prisma/client"],
  async rewrites() {
    return [{ source: "/v1/:path*", destination: "/api/v1/:path*" }];
  },
});
