import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "./globals.css";

const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-inter",
  display: "swap",
});

export const metadata: Metadata = { title: { default: "Turnero", template: "%s · Turnero" } };

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#131316" },
  ],
};

/**
 * React holds back what arrives within 300 ms after the first paint, to show more of it together. A page comes whole, so
 * that would only keep people waiting: it counts from `$RT`, which stays unset.
 */
const showAtOnce = "Object.defineProperty(window,'$RT',{get(){},set(){}})";

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get("theme")?.value;
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
  const chosen = theme === "light" || theme === "dark" ? theme : undefined;
  return (
    <html lang={await getLocale()} data-theme={chosen} className={inter.variable}>
      <body>
        <script nonce={nonce}>{showAtOnce}</script>
        {children}
      </body>
    </html>
  );
}
