import type { ReactNode } from "react";
import { CodeBlock, CodeTabs } from "@/components/docs/code";
import { Console } from "@/components/docs/console";
import {
  type Endpoint,
  fieldsBelow,
  jsonOf,
  problemsOf,
  type Schema,
  successOf,
  typeWords,
} from "@/components/docs/description";
import { curl, isKeyed, python, typescript, valuesOf } from "@/components/docs/examples";
import { Fields, Parameters } from "@/components/docs/fields";
import { Code, Words } from "@/components/docs/markdown";
import { mediaSample } from "@/components/docs/sample";
import { Badge } from "@/components/ui/badge";
import { cx, thumbRow, thumbSummary } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

type Props = { endpoint: Endpoint; all: Record<string, Schema>; base: string; known: readonly string[] };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5">
    <h3 className="border-line border-b pb-1 font-medium">{title}</h3>
    {children}
  </section>
);

function Needs({ endpoint: { access, scope } }: { endpoint: Endpoint }) {
  if (access === "session") return <Badge>Team member’s session</Badge>;
  if (access === "widget") return <Badge>Widget key</Badge>;
  if (access === "public") return <Badge>No key needed</Badge>;
  return scope ? (
    <span className="text-ink-soft text-sm">
      Scope <Code>{scope}</Code>
    </span>
  ) : (
    <span className="text-ink-soft text-sm">Any key</span>
  );
}

function Body({ endpoint, all }: Pick<Props, "endpoint" | "all">) {
  const body = jsonOf(endpoint.requestBody?.content);
  const below = body?.media.schema ? fieldsBelow(body.media.schema, all) : null;
  if (!body) return null;
  return (
    <Part title={body.type === "application/json" ? "Body" : `Body (${body.type})`}>
      {below ? (
        <Fields schema={below.schema} all={all} showRequired />
      ) : (
        <p className="py-2 text-ink-soft">{body.media.schema ? typeWords(body.media.schema, all) : "A file."}</p>
      )}
    </Part>
  );
}

function Answers({ endpoint, all, known }: Pick<Props, "endpoint" | "all" | "known">) {
  const { status, answer } = successOf(endpoint);
  const body = jsonOf(answer.content);
  const below = body?.media.schema ? fieldsBelow(body.media.schema, all) : null;
  return (
    <>
      <Part title={`Answer ${status}`}>
        {below ? (
          <Fields schema={below.schema} all={all} showRequired={false} />
        ) : (
          <p className="py-2 text-ink-soft">{body ? body.type : (answer.description ?? "No body.")}</p>
        )}
      </Part>
      <Part title="Errors">
        <ul className="flex flex-wrap gap-x-4 md:gap-y-1 md:py-2">
          {problemsOf(endpoint, known).flatMap(({ status: at, codes }) =>
            codes.map((code) => (
              <li key={`${at}${code}`} className="text-sm">
                <Link href={`/docs/problems/${code}`} className={cx(thumbRow, "group gap-1")}>
                  <span className="text-ink-soft tabular-nums">{at}</span>
                  <span className="font-mono text-confirmed-text group-hover:underline">{code}</span>
                </Link>
              </li>
            )),
          )}
        </ul>
      </Part>
    </>
  );
}

function Examples({ endpoint, all, base }: Omit<Props, "known">) {
  const tabs = [
    { label: "curl", text: curl(endpoint, all, base) },
    { label: "TypeScript", text: typescript(endpoint, all, base) },
    { label: "Python", text: python(endpoint, all, base) },
  ].filter((tab): tab is { label: string; text: string } => tab.text !== null);
  const media = jsonOf(successOf(endpoint).answer.content);
  const answer = media?.type === "application/json" ? mediaSample(media.media, { all, only: "all" }) : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-20">
      <CodeTabs tabs={tabs} />
      {answer !== undefined && (
        <details>
          <summary className={cx(thumbSummary, "text-ink-soft text-sm")}>Example of the answer</summary>
          <div className="mt-2">
            <CodeBlock text={JSON.stringify(answer, null, 2)} />
          </div>
        </details>
      )}
    </div>
  );
}

/** One operation: what it is, what it takes, what it answers, how it is called; and a console to call it. */
export function EndpointEntry({ endpoint, all, base, known }: Props) {
  const { path, query, body, type } = valuesOf(endpoint, all);
  const named = (place: string) => endpoint.parameters.filter((each) => each.in === place);
  const callable = (endpoint.access === "key" || endpoint.access === "public") && type !== "multipart/form-data";
  return (
    <article aria-labelledby={endpoint.operationId} className="border-line border-t py-8 first:border-t-0">
      <h2 id={endpoint.operationId} className="scroll-mt-20 font-semibold text-xl">
        {endpoint.summary}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="break-all font-mono text-sm">
          <strong>{endpoint.method}</strong> {endpoint.path}
        </code>
        <Needs endpoint={endpoint} />
        {endpoint.deprecated && <Badge meaning="trouble">Deprecated</Badge>}
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,440px)] xl:items-start">
        <div className="min-w-0">
          {endpoint.description && (
            <p className="max-w-[720px]">
              <Words text={endpoint.description} />
            </p>
          )}
          {named("path").length > 0 && (
            <Part title="Path">
              <Parameters list={named("path")} all={all} />
            </Part>
          )}
          {named("query").length > 0 && (
            <Part title="Query">
              <Parameters list={named("query")} all={all} />
            </Part>
          )}
          {named("header").length > 0 && (
            <Part title="Headers">
              <Parameters list={named("header")} all={all} />
            </Part>
          )}
          <Body endpoint={endpoint} all={all} />
          <Answers endpoint={endpoint} all={all} known={known} />
        </div>
        <Examples endpoint={endpoint} all={all} base={base} />
      </div>
      {callable && (
        <Console
          id={endpoint.operationId}
          method={endpoint.method}
          path={endpoint.path}
          parameters={endpoint.parameters
            .filter((each) => each.in !== "header")
            .map((each) => ({
              name: each.name,
              place: each.in as "path" | "query",
              required: each.required ?? false,
              sample: [...path, ...query].find(([name]) => name === each.name)?.[1] ?? "",
            }))}
          body={body === undefined ? null : JSON.stringify(body, null, 2)}
          keyed={isKeyed(endpoint)}
        />
      )}
    </article>
  );
}
