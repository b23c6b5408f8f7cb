import { notFound } from "next/navigation";
import { groups, pageOf, problemCodes, problemOf } from "@/app/docs/reference-data";
import { addressOf, problemsOf } from "@/components/docs/description";
import { Words } from "@/components/docs/markdown";
import { retryWords } from "@/components/docs/problem-pages";
import { TextLink } from "@/components/ui/text-link";

type Props = { params: Promise<{ code: string }> };

export const generateMetadata = async ({ params }: Props) => ({ title: (await params).code });

const mostListed = 12;

export default async function ProblemPage({ params }: Props) {
  const { code } = await params;
  const [problem, page] = [problemOf(code), pageOf(code)];
  if (!problem || !page) notFound();
  const answering = groups()
    .flatMap(({ endpoints }) => endpoints)
    .filter((endpoint) => problemsOf(endpoint, problemCodes).some(({ codes }) => (codes as string[]).includes(code)));
  return (
    <article className="max-w-[720px] leading-relaxed">
      <p className="text-ink-soft">
        <TextLink href="/docs/problems">Error codes</TextLink> · {problem.status}
      </p>
      <h1 className="break-words font-mono font-semibold text-xl">{code}</h1>
      <p className="mt-1 text-lg">{problem.title}.</p>
      <h2 className="mt-6 font-semibold text-lg">Cause</h2>
      <p className="mt-1">
        <Words text={page.cause} />
      </p>
      <h2 className="mt-6 font-semibold text-lg">How to fix it</h2>
      <p className="mt-1">
        <Words text={page.cure} />
      </p>
      <p className="mt-2 text-ink-soft">{retryWords[page.retry]}</p>
      {answering.length > 0 && answering.length <= mostListed && (
        <>
          <h2 className="mt-6 font-semibold text-lg">Returned by</h2>
          <ul className="mt-1">
            {answering.map((endpoint) => (
              <li key={endpoint.operationId} className="flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-0">
                <TextLink href={addressOf(endpoint)}>{endpoint.summary}</TextLink>
                <code className="font-mono text-ink-soft text-sm">
                  {endpoint.method} {endpoint.path}
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
