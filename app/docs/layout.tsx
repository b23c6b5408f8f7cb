import type { Metadata } from "next";
import type { ReactNode } from "react";
import { groups } from "@/app/docs/reference-data";
import { Spoken } from "@/app/spoken";
import { guides } from "@/components/docs/guides";
import { DocsNav } from "@/components/docs/nav";
import { Search } from "@/components/docs/search";
import { Link } from "@/components/ui/link";
import { SkipLink } from "@/components/ui/skip-link";
import { Wordmark } from "@/components/ui/wordmark";

export const metadata: Metadata = { title: { default: "Documentation", template: "%s · Turnero documentation" } };

/** The reference and the guides: public, and in English. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  const parts = [
    { title: "Guides", links: guides.map(({ slug, title }) => ({ title, href: `/docs/guides/${slug}` })) },
    {
      title: "Reference",
      links: [
        ...groups().map(({ name, slug }) => ({ title: name, href: `/docs/reference/${slug}` })),
        { title: "Error codes", href: "/docs/problems" },
      ],
    },
  ];
  return (
    <Spoken areas={["common"]}>
      <div lang="en" className="min-h-dvh bg-canvas">
        <SkipLink to="#page">Skip to content</SkipLink>
        <header className="sticky top-0 z-10 flex h-14 items-center gap-4 border-line border-b bg-canvas px-4">
          <Link href="/docs" aria-label="Turnero documentation" className="flex h-11 items-center">
            <Wordmark />
          </Link>
          <Search />
        </header>
        <div className="md:flex">
          <DocsNav parts={parts} />
          <main id="page" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none md:px-8">
            {children}
          </main>
        </div>
      </div>
    </Spoken>
  );
}
