import { base, groups } from "@/app/docs/reference-data";
import { CodeBlock } from "@/components/docs/code";
import { guides } from "@/components/docs/guides";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";

type Card = { title: string; about: string; href: string };

const Cards = ({ list }: { list: readonly Card[] }) => (
  <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
    {list.map(({ title, about, href }) => (
      <li key={href} className="relative rounded-md border border-line p-4 hover:bg-well">
        <Link href={href} className="font-medium after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-ink-soft text-sm">{about}</p>
      </li>
    ))}
  </ul>
);

/** Until the packages are published. */
const installing = `npm pack ../turnero/clients/typescript && npm install ./turnero-client-*.tgz
pip install ../turnero/clients/python`;

export default function DocsHome() {
  const start = `curl '${base()}/api/v1/me' -H "Authorization: Bearer $TURNERO_KEY"`;
  return (
    <div className="max-w-[1080px]">
      <h1 className="font-semibold text-2xl">Turnero documentation</h1>
      <p className="mt-2 max-w-[720px]">
        Availability, holds, bookings, tasks and customers over HTTP. Start with{" "}
        <TextLink href="/docs/guides/first-booking">the first booking in five minutes</TextLink>, or find an operation
        below. The OpenAPI description is at <TextLink href="/api/v1/openapi.json">/api/v1/openapi.json</TextLink>, and
        its history beside it at <TextLink href="/api/v1/changes.md">/api/v1/changes.md</TextLink>. Import{" "}
        <TextLink href="/docs/postman.json">the collection</TextLink> into Postman or Bruno. Agents start at{" "}
        <TextLink href="/llms.txt">/llms.txt</TextLink>: every page here is also Markdown, at its address with{" "}
        <code>.md</code> behind it.
      </p>
      <div className="mt-4 max-w-[720px]">
        <CodeBlock text={start} />
      </div>
      <p className="mt-4 max-w-[720px]">
        The typed clients for TypeScript and Python are in the source of Turnero. With a copy of it beside your own
        project, in <code>../turnero</code>, install them into the project:
      </p>
      <div className="mt-4 max-w-[720px]">
        <CodeBlock text={installing} />
      </div>
      <h2 className="mt-8 font-semibold text-xl">Guides</h2>
      <Cards
        list={guides.map(({ slug, title, summary }) => ({ title, about: summary, href: `/docs/guides/${slug}` }))}
      />
      <h2 className="mt-8 font-semibold text-xl">Reference</h2>
      <Cards
        list={groups().map(({ name, slug, description, endpoints }) => ({
          title: name,
          about:
            description ??
            endpoints
              .map(({ summary }) => summary)
              .slice(0, 3)
              .join(" · "),
          href: `/docs/reference/${slug}`,
        }))}
      />
    </div>
  );
}
