/** The one place where the browser talks to the API. Same origin, by the member's session. */

export type Fault = { pointer: string; detail: string; code: string };

type ProblemBody = { status: number; code: string; title: string; detail: string; instance: string; errors?: Fault[] };

export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly Fault[];
  readonly requestId: string;
  /** The whole answer: some problems name what they are about, such as `held_by` or `conflicts`. */
  readonly body: Readonly<Record<string, unknown>>;
  constructor(body: ProblemBody) {
    super(body.detail);
    this.name = "ApiProblem";
    this.status = body.status;
    this.code = body.code;
    this.faults = body.errors ?? [];
    this.requestId = body.instance;
    this.body = body;
  }
}

/** No answer at all, or one that is not the API's: the line is down, or something in between answered. */
const unreachable = (status: number): ApiProblem =>
  new ApiProblem({ status, code: "unreachable", title: "", detail: "", instance: "" });

async function problemOf(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => null)) as ProblemBody | null;
  return body && typeof body.code === "string" ? new ApiProblem(body) : unreachable(response.status);
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Options = { query?: Record<string, string | undefined>; body?: unknown; signal?: AbortSignal };

export async function api<Answer>(
  method: Method,
  path: string,
  { query, body, signal }: Options = {},
): Promise<Answer> {
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
  const response = await fetch(`/api/v1${path}${search}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw unreachable(0);
  });
  if (!response.ok) throw await problemOf(response);
  return (response.status === 204 ? null : await response.json()) as Answer;
}
