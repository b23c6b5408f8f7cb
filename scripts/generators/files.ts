import { published } from "./description";
import { operationsFile } from "./operations";
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
    "clients/python/turnero/schema.py": pythonSchemaFile(description),
    "clients/python/turnero/operations.py": pythonOperationsFile(description),
  };
}
