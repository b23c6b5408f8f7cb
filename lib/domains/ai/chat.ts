import { refuseDryRun } from "@/lib/core/dry-run";
import { env } from "@/lib/core/env";
import { type Cause, isModelFailure, ModelFailure } from "@/lib/domains/ai/failure";
import { type Answered, Assembly, linesOf } from "@/lib/domains/ai/stream";

/** The protocol of an OpenAI-compatible API. Everything here is one call, without retries. */

export type ToolCall = { id: string; name: string; arguments: string };
export type ChatMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls?: readonly ToolCall[] }
  | { role: "tool"; tool_call_id: string; content: string };
export type ToolOffer = { name: string; description: string; parameters: Record<string, unknown> };
export type ChatRequest = {
  model: string;
  messages: readonly ChatMessage[];
  tools: readonly ToolOffer[];
  maxTokens: number;
  /** Pieces of the text as they come, for who shows them at once. */
  onText?: ((piece: string) => void) | undefined;
};

/** The limit for an endless stream. */
const mostBytes = 2_000_000;

const wireMessage = (message: ChatMessage) =>
  message.role === "assistant" && message.tool_calls
    ? {
        role: message.role,
        content: message.content,
        tool_calls: message.tool_calls.map(({ id, name, arguments: args }) => ({
          id,
          type: "function",
          function: { name, arguments: args },
        })),
      }
    : message;

const wireRequest = ({ model, messages, tools, maxTokens }: ChatRequest) => ({
  model,
  messages: messages.map(wireMessage),
  ...(tools.length > 0 ? { tools: tools.map((offer) => ({ type: "function", function: offer })) } : {}),
  max_tokens: maxTokens,
  stream: true,
  stream_options: { include_usage: true },
});

const causeOf = (error: unknown): ModelFailure => {
  if (isModelFailure(error)) return error;
  const { name, message } = error as Error;
  const reason: Cause = name === "TimeoutError" || name === "AbortError" ? "timeout" : "connect";
  return new ModelFailure(reason, reason === "timeout" ? "The model did not answer in time." : message);
};

/** One POST within the call's total time. Redirects would carry the key elsewhere, so none is followed. */
async function post(path: string, body: object, signal: AbortSignal): Promise<Response> {
  const { AI_BASE_URL, AI_API_KEY } = env();
  if (!AI_BASE_URL) throw new ModelFailure("unconfigured", "No address of a model is configured.");
  refuseDryRun("asks a model");
  const response = await fetch(`${AI_BASE_URL}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {}) },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFailure("http_status", `The model's address answered ${response.status}.`, response.status);
  }
  return response;
}

const within = (seconds = env().AI_TIMEOUT_SECONDS): AbortSignal =>
  AbortSignal.timeout(Math.min(seconds, env().AI_TIMEOUT_SECONDS) * 1000);

async function* limited(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of body) {
    read += piece.byteLength;
    if (read > mostBytes) throw new ModelFailure("malformed", "The answer does not end.");
    yield piece;
  }
}

/** A whole answer or a failure with its cause; a partial answer is a failure. */
export async function chat(request: ChatRequest): Promise<Answered> {
  try {
    const { body } = await post("/chat/completions", wireRequest(request), within());
    if (!body) throw new ModelFailure("malformed", "The answer has no body.");
    const assembly = new Assembly(request.onText);
    for await (const line of linesOf(limited(body))) if (assembly.take(line)) break;
    return assembly.whole();
  } catch (error) {
    throw causeOf(error);
  }
}

export type Embedded = { vectors: number[][]; tokens: number };

const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((number) => Number.isFinite(number));

export async function embeddings(model: string, input: readonly string[], seconds?: number): Promise<Embedded> {
  try {
    const response = await post("/embeddings", { model, input, encoding_format: "float" }, within(seconds));
    const json = (await response.json().catch((error: Error) => {
      throw error.name === "TimeoutError" ? error : new ModelFailure("malformed", "The answer is no JSON.");
    })) as { data?: { index?: number; embedding?: unknown }[]; usage?: { total_tokens?: unknown } };
    const rows = [...(json.data ?? [])].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
    const vectors = rows.map(({ embedding }) => embedding);
    if (vectors.length !== input.length || !vectors.every(isVector))
      throw new ModelFailure("malformed", "The answer does not hold one embedding a text.");
    const total = json.usage?.total_tokens;
    const guess = Math.ceil(input.join("").length / 4);
    return { vectors, tokens: typeof total === "number" && total >= 0 ? Math.round(total) : guess };
  } catch (error) {
    throw causeOf(error);
  }
}
