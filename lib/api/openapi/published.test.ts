import { join } from "node:path";
import { lint, loadConfig } from "@redocly/openapi-core";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { exampleBodyOf } from "@/lib/api/openapi/described-examples";
import { description, registry } from "@/lib/api/registry";

type Content = Record<string, { schema: unknown; examples?: Record<string, { $ref: string }> }>;
type Response = { $ref?: string; description: string; content?: Content };
type Described = {
  operationId: string;
  description: string;
  summary: string;
  tags: string[];
  parameters: { $ref?: string; name?: string; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};
type Document = {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, Record<string, Described>>;
  components: { examples: Record<string, { value: unknown }>; responses: Record<string, Response> };
};

const document = description() as Document;
const operations = [document.paths, document.webhooks].flatMap((all) =>
  Object.values(all).flatMap((methods) => Object.values(methods)),
);
const root = join(import.meta.dirname, "..", "..", "..");

describe("the published description", () => {
  it("passes the linter's strictest rules", async () => {
    const config = await loadConfig({ configPath: join(root, "redocly.yaml") });
    const found = await lint({ ref: join(root, "clients", "openapi.json"), config });
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it("says of every area, operation and parameter what it is", () => {
    const silent = [
      ...document.tags.filter(({ description }) => !description).map(({ name }) => `tag ${name}`),
      ...operations
        .filter(({ description, summary }) => description.replace(/ Needs .*/, "") === `${summary}.`)
        .map(({ operationId }) => operationId),
      ...operations.flatMap(({ operationId, parameters }) =>
        parameters.filter((each) => !each.$ref && !each.description).map(({ name }) => `${operationId} ${name}`),
      ),
    ];
    expect(silent).toEqual([]);
  });

  it("lists the areas in the order of the specification", () => {
    const names = document.tags.map(({ name }) => name);
    const known = ["Schedule", "Work", "Catalog", "Stages", "Customers", "Conversations", "Bot", "Knowledge"];
    const wanted = [...known, "Automations", "Webhooks", "Platform"].filter((name) => names.includes(name));
    expect(names.slice(0, wanted.length)).toEqual(wanted);
  });

  it("has an example with every JSON body, answer and refusal that is no file", () => {
    const contents = operations.flatMap(({ operationId, requestBody, responses }) => [
      [operationId, requestBody?.content] as const,
      ...Object.values(responses).map(
        ({ $ref = "", content }) =>
          [operationId, content ?? document.components.responses[$ref.split("/").pop() ?? ""]?.content] as const,
      ),
    ]);
    const media = contents.flatMap(([id, content = {}]) =>
      Object.entries(content)
        .filter(([, { schema }]) => (schema as { format?: string }).format !== "binary")
        .map(([type, { examples }]) => [id, type, Object.keys(examples ?? {}).length] as const),
    );
    expect(media.filter(([, type, examples]) => /json$/.test(type) && examples === 0)).toEqual([]);
    expect(media.length).toBeGreaterThan(500);
  });

  it("gives examples that its own schemas take", () => {
    // Each schema checks an example or two: its code is neither optimised nor repeated where it is referred to.
    const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
    addFormats(ajv);
    ajv.addSchema(document, "api");
    const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
    const wrong: unknown[] = [];
    const check = (pointer: string, content: Content = {}) => {
      for (const [type, { examples = {} }] of Object.entries(content)) {
        const validate = ajv.compile({ $ref: `api#${pointer}/content/${escaped(type)}/schema` });
        for (const { $ref } of Object.values(examples)) {
          const name = $ref.split("/").pop() ?? "";
          if (!validate(document.components.examples[name]?.value)) wrong.push([name, validate.errors]);
        }
      }
    };
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const at = `/paths/${escaped(path)}/${method}`;
        check(`${at}/requestBody`, requestBody?.content);
        for (const [status, { content }] of Object.entries(responses)) check(`${at}/responses/${status}`, content);
      }
    for (const [name, { content }] of Object.entries(document.components.responses))
      check(`/components/responses/${escaped(name)}`, content);
    for (const [type, { post }] of Object.entries(document.webhooks))
      check(`/webhooks/${escaped(type)}/post/requestBody`, post?.requestBody?.content);
    expect(wrong).toEqual([]);
  });

  const bodies = registry.flatMap((operation) => (operation.body && !operation.form ? [operation] : []));
  it.each(bodies.map((operation) => [operation.id, operation] as const))(
    "shows a body that the service takes: %s",
    (_id, operation) => {
      const parsed = operation.body?.safeParse(exampleBodyOf(document, operation.id));
      expect(parsed?.error?.issues ?? []).toEqual([]);
    },
  );
});
