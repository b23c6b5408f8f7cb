import { published } from "./description";
import { operationsFile, publicOperationsFile } from "./operations";
import { pythonOperationsFile } from "./python-operations";
import { pythonSchemaFile } from "./python-types";
import { schemaFile } from "./type-text";

/** Every file that is made from the description, by its path in the repository. */
export function generatedFiles(): Record<string, string> {
  const description = published();
  return {
    "clients/openapi.json": `${JSON.stringify(description, null, 2)}\n`,
    "clients/typescript/src/schema.ts": schemaFile(description),
    "clients/typescript/src/operations.ts": operationsFile(description),
    "clients/typescript/src/public-operations.ts": publicOperationsFile(description),
    "clients/python/turnero/schema.py": pythonSchemaFile(description),
    "clients/python/turnero/operations.py": pythonOperationsFile(description),
  };
}

const prose = new Set(["description", "summary", "examples", "example"]);

/** The description as this version publishes it, for comparison: without its prose, a line an operation or shape. */
export function releaseFile(): Record<string, string> {
  const { info, paths, webhooks, components } = published();
  const bare = (value: unknown) =>
    JSON.stringify(value, (name, inner) => (prose.has(name) && typeof inner === "string" ? undefined : inner));
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${bare(value)}`)
      .join(",\n");
  const text = [
    `{\n  "info": { "version": ${JSON.stringify(info.version)} },`,
    `  "paths": {\n${lines(paths)}\n  },`,
    `  "webhooks": {\n${lines(webhooks)}\n  },`,
    `  "components": { "schemas": {\n${lines(components.schemas)}\n  } }\n}\n`,
  ].join("\n");
  return { [`clients/releases/${info.version}.json`]: text };
}
