import { base, described, groups, guideText, pageOf, problemCodes, problemOf } from "@/app/docs/reference-data";
import {
  type Endpoint,
  endpointsOf,
  fieldsBelow,
  type Group,
  jsonOf,
  problemsOf,
  type Schema,
  successOf,
  typeWords,
} from "@/components/docs/description";
import { curl } from "@/components/docs/examples";
import { guides } from "@/components/docs/guides";
import { retryWords } from "@/components/docs/problem-pages";
import { setupKinds, setups } from "@/components/settings/agents/setups";

/** The pages under /docs as Markdown, each at its address with `.md` behind it, for agents and other readers of plain text. */

const fenced = (text: string, language = ""): string => `\`\`\`${language}\n${text}\n\`\`\``;
const parts = (...texts: (string | null)[]): string =>
  texts.filter((text) => text !== null && text !== "").join("\n\n");
const inOneLine = (text: string): string => text.replace(/\s+/g, " ");

const link = (title: string, path: string, about: string): string =>
  `- [${title}](${base()}/docs${path}.md): ${inOneLine(about)}`;

/** `/docs.md`, and `/llms.txt` in the form that agents look for. */
export const homeMarkdown = (): string =>
  parts(
    "# Turnero",
    "> Scheduling and work management over HTTP: availability, holds, bookings, tasks, customers, conversations and webhooks.",
    `The OpenAPI description is at ${base()}/api/v1/openapi.json, its history at ${base()}/api/v1/changes.md, a Postman collection at ${base()}/docs/postman.json, and the tool server for agents at ${base()}/api/mcp.`,
    "## Guides",
    guides.map(({ slug, title, summary }) => link(title, `/guides/${slug}`, summary)).join("\n"),
    "## Reference",
    [
      ...groups().map(({ name, slug, description }) => link(name, `/reference/${slug}`, description ?? name)),
      link("Error codes", "/problems", "every code, its cause and what to do"),
    ].join("\n"),
  );

function guideMarkdown(slug: string): string | null {
  const text = guideText(slug)?.replaceAll("http://localhost:3000", base()).trimEnd() ?? null;
  if (slug !== "agents" || text === null) return text;
  return parts(
    text,
    ...setupKinds.flatMap(({ title, about, keyed }) => [
      `## ${title}`,
      about,
      ...setups.map(({ label, file, text: setup }) =>
        parts(`### ${label} (${file})`, fenced(setup(`${base()}/api/mcp`, keyed))),
      ),
    ]),
  );
}

type All = Record<string, Schema>;

function fieldLine(name: string, schema: Schema, required: boolean, all: All): string {
  const values = (schema.enum ?? []).filter((value) => value !== null);
  const facts = [
    `- \`${name}\` (${typeWords(schema, all)}${required ? ", required" : ""})`,
    values.length > 1 ? `One of: ${values.map((value) => `\`${value}\``).join(", ")}.` : "",
    schema.description ? inOneLine(schema.description) : "",
  ];
  return facts.filter(Boolean).join(" ");
}

/** The fields below a value, one level deep; the whole shape is in the OpenAPI description. */
function fieldLines(schema: Schema | undefined, all: All, wanted: boolean): string | null {
  const below = schema ? fieldsBelow(schema, all)?.schema : undefined;
  const lines = Object.entries(below?.properties ?? {}).map(([name, field]) =>
    fieldLine(name, field, wanted && (below?.required ?? []).includes(name), all),
  );
  return lines.length > 0 ? lines.join("\n") : null;
}

const needs = ({ access, scope }: Endpoint): string =>
  ({
    key: scope ? `Needs a key with the scope \`${scope}\`.` : "Needs any key.",
    session: "Needs a team member's session.",
    widget: "Needs a widget key.",
    public: "Needs no key.",
  })[access];

function endpointMarkdown(endpoint: Endpoint, all: All, heading = "##"): string {
  const { status, answer } = successOf(endpoint);
  const body = jsonOf(endpoint.requestBody?.content);
  const parameters = endpoint.parameters.map(({ name, in: place, required, schema, description }) =>
    fieldLine(name, { ...schema, ...(description ? { description } : {}) }, required ?? false, all).replace(
      " (",
      ` (${place}, `,
    ),
  );
  const problems = problemsOf(endpoint, problemCodes).flatMap(({ status: at, codes }) =>
    codes.map((code) => `${at} \`${code}\``),
  );
  const answered = jsonOf(answer.content);
  const given = fieldLines(body?.media.schema, all, true);
  const returned = fieldLines(answered?.media.schema, all, false);
  return parts(
    `${heading} ${endpoint.summary}`,
    `\`${endpoint.method} ${endpoint.path}\` ${needs(endpoint)}${endpoint.deprecated ? " Deprecated." : ""}`,
    endpoint.description ?? null,
    parameters.length > 0 ? `Parameters:\n\n${parameters.join("\n")}` : null,
    body ? `Body (${body.type}):${given ? `\n\n${given}` : " a file."}` : null,
    `Answer ${status}:${returned ? `\n\n${returned}` : ` ${answered?.type ?? answer.description ?? "no body"}.`}`,
    `Errors: ${problems.join(", ")}.`,
    fenced(curl(endpoint, all, base()), "sh"),
  );
}

function groupMarkdown({ name, description, endpoints }: Group): string {
  const { schemas } = described().components;
  return parts(`# ${name}`, description, ...endpoints.map((endpoint) => endpointMarkdown(endpoint, schemas)));
}

function operationMarkdown(id: string): string | null {
  const { schemas } = described().components;
  const endpoint = endpointsOf(described()).find(({ operationId }) => operationId === id);
  return endpoint ? endpointMarkdown(endpoint, schemas, "#") : null;
}

function problemMarkdown(code: string): string | null {
  const [problem, page] = [problemOf(code), pageOf(code)];
  if (!problem || !page) return null;
  return parts(
    `# ${code}`,
    `${problem.status}: ${problem.title}.`,
    `## Cause\n\n${page.cause}`,
    `## How to fix it\n\n${page.cure} ${retryWords[page.retry]}`,
  );
}

const problemsMarkdown = (): string =>
  parts(
    "# Error codes",
    problemCodes
      .map((code) => link(code, `/problems/${code}`, `${problemOf(code)?.status} ${problemOf(code)?.title}`))
      .join("\n"),
  );

/** The page below /docs as Markdown; null where there is none. */
export function docsMarkdown([kind, name, ...more]: readonly string[]): string | null {
  if (more.length > 0) return null;
  if (name === undefined) return kind === "home" ? homeMarkdown() : kind === "problems" ? problemsMarkdown() : null;
  if (kind === "guides") return guideMarkdown(name);
  if (kind === "problems") return problemMarkdown(name);
  if (kind === "operations") return operationMarkdown(name);
  const group = kind === "reference" ? groups().find(({ slug }) => slug === name) : undefined;
  return group ? groupMarkdown(group) : null;
}
