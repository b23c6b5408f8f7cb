import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "@/lib/api/operation";

type Claim = Pick<Operation, "id" | "method" | "path">;

const root = join(import.meta.dirname, "../..");

/** The files that declare an operation of this id, which is also the name of its export. */
function filesOf(id: string): string[] {
  const domains = readdirSync(join(root, "lib/domains"), { recursive: true, encoding: "utf8" });
  const files = domains.filter((file) => file.endsWith("operations.ts")).map((file) => join("lib/domains", file));
  return [...files, "lib/api/registry.ts"].filter((file) =>
    readFileSync(join(root, file), "utf8").includes(`export const ${id} = operation(`),
  );
}

/** A sentence about the first two operations with the same method and path; null where each has its own. */
export function doubleClaim(operations: readonly Claim[]): string | null {
  const first = new Map<string, Claim>();
  for (const claim of operations) {
    // What a parameter is called makes no other place.
    const place = `${claim.method} ${claim.path.replace(/\{\w+\}/g, "{}")}`;
    const other = first.get(place);
    first.set(place, claim);
    if (!other) continue;
    const [own = "a file unknown"] = filesOf(claim.id).slice(other.id === claim.id ? 1 : 0);
    const [its = "a file unknown"] = filesOf(other.id);
    return `${other.id} in ${its} and ${claim.id} in ${own} both claim ${claim.method} ${claim.path}.`;
  }
  return null;
}
