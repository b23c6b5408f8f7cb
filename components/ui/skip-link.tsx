import type { ReactNode } from "react";

/** The first Tab stop: skips everything above a page's own content. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    className="sr-only z-60 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
