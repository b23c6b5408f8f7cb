import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, type Description, endpointsOf, type Group, groupsOf } from "@/components/docs/description";
import { guides } from "@/components/docs/guides";
import { problemPages } from "@/components/docs/problem-pages";
import { description } from "@/lib/api/registry";
import { env } from "@/lib/core/env";
import { type ProblemCode, problems } from "@/lib/core/problem";

export const base = (): string => env().APP_URL.replace(/\/$/, "");
export const described = (): Description => description() as unknown as Description;
export const problemCodes = Object.keys(problems) as ProblemCode[];
export const problemOf = (code: string) => (Object.hasOwn(problems, code) ? problems[code as ProblemCode] : null);

let grouped: Group[] | undefined;
export const groups = (): Group[] => (grouped ??= groupsOf(described()));

const read = new Map<string, string>();

/** A guide's text, or null when there is none of that name. */
export function guideText(slug: string): string | null {
  if (!guides.some((guide) => guide.slug === slug)) return null;
  const known = read.get(slug) ?? readFileSync(join(process.cwd(), "docs", "guides", `${slug}.md`), "utf8");
  read.set(slug, known);
  return known;
}

let addresses: ReadonlyMap<string, string> | undefined;
const endpointAddresses = (): ReadonlyMap<string, string> =>
  (addresses ??= new Map(endpointsOf(described()).map((endpoint) => [endpoint.operationId, addressOf(endpoint)])));

export const findEndpoint = (id: string): string | null => endpointAddresses().get(id) ?? null;

export const pageOf = (code: string) => problemPages[code] ?? null;
