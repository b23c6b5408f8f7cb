import { description } from "@/lib/api/registry";

export type Schema = {
  format?: string;
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Described = {
  operationId: string;
  summary: string;
  description: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
};
type Response = { $ref?: string; content?: Content };

/** The published description, as far as the generators read it. */
export type Description = {
  info: { version: string };
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: Described }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

/** An operation as a client's author sees it. */
export type Endpoint = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  keyed: boolean;
  body: { required: boolean; schema: Schema | null } | null;
  /** Null without a body; "raw" for what is not JSON. */
  answer: Schema | "raw" | null;
  problemCodes: string[];
};

const json = "application/json";

function answerOf(responses: Described["responses"]): Endpoint["answer"] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  if (!success?.content) return null;
  const schema = success.content[json]?.schema;
  return schema && schema.format !== "binary" ? schema : "raw"; // A file may be JSON too.
}

const codesOf = (responses: Described["responses"], shared: Record<string, Response>): string[] =>
  Object.values(responses).flatMap((response) =>
    (
      (response.$ref ? shared[response.$ref.split("/").pop() ?? ""] : response)?.content?.["application/problem+json"]
        ?.schema?.allOf ?? []
    ).flatMap(({ properties }) => (properties?.code?.enum as string[] | undefined) ?? []),
  );

function endpoint(path: string, method: string, described: Described, refusals: Record<string, Response>): Endpoint {
  const plain = described.parameters.filter((parameter): parameter is Parameter => "name" in parameter);
  const shared = described.parameters.flatMap((parameter) => ("$ref" in parameter ? [parameter.$ref] : []));
  const { requestBody } = described;
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    description: described.description,
    pathParameters: plain.filter((parameter) => parameter.in === "path"),
    queryParameters: plain.filter((parameter) => parameter.in === "query"),
    keyed: shared.some((ref) => ref.includes("/IdempotencyKey")),
    body: requestBody ? { required: requestBody.required, schema: requestBody.content[json]?.schema ?? null } : null,
    answer: answerOf(described.responses),
    problemCodes: codesOf(described.responses, refusals),
  };
}

export const published = (): Description => description() as Description;

export const endpoints = ({ paths, components }: Description): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => endpoint(path, method, described, components.responses)),
  );

/** What is posted to a webhook endpoint, by type, as the name of its shape. */
export const webhookShapes = ({ webhooks }: Description): [type: string, shape: string][] =>
  Object.entries(webhooks).map(([type, { post }]) => [
    type,
    post.requestBody?.content[json]?.schema?.$ref?.split("/").pop() ?? "unknown",
  ]);
