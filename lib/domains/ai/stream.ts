import type { ToolCall } from "@/lib/domains/ai/chat";
import { ModelFailure, type Usage } from "@/lib/domains/ai/failure";

/** A whole answer. `usage` is null where the address does not count. */
export type Answered = {
  text: string;
  toolCalls: ToolCall[];
  usage: Usage | null;
};

/** The `data:` lines of server-sent events, however the network cuts them. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of pieces) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}

type Chunk = {
  error?: { message?: unknown };
  choices?: {
    finish_reason?: string | null;
    delta?: {
      content?: string | null;
      tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
    };
  }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
};

const count = (value: unknown): number => (typeof value === "number" && value >= 0 ? Math.round(value) : 0);

const mostCalls = 32;

/** Puts the pieces of an answer together, and knows whether it is whole. */
export class Assembly {
  private text = "";
  private readonly calls: ToolCall[] = [];
  private usage: Answered["usage"] = null;
  private finished: string | null = null;

  constructor(private readonly onText: ((piece: string) => void) | undefined) {}

  /** True when this was the last line. */
  take(line: string): boolean {
    if (line === "") return false;
    if (line === "[DONE]") return true;
    const chunk = this.read(line);
    try {
      this.add(chunk);
    } catch {
      throw new ModelFailure("malformed", "A piece of the answer has another shape.");
    }
    return false;
  }

  private add({ usage, choices }: Chunk): void {
    if (usage) this.usage = { tokens_in: count(usage.prompt_tokens), tokens_out: count(usage.completion_tokens) };
    const [choice] = choices ?? [];
    if (choice?.finish_reason) this.finished = choice.finish_reason;
    if (typeof choice?.delta?.content === "string") {
      this.text += choice.delta.content;
      this.onText?.(choice.delta.content);
    }
    for (const piece of choice?.delta?.tool_calls ?? []) {
      const at = piece.index ?? this.calls.length;
      if (!Number.isInteger(at) || at < 0 || at >= mostCalls) throw new RangeError("It calls too many tools.");
      const call = this.calls[at] ?? { id: "", name: "", arguments: "" };
      this.calls[at] = call;
      call.id ||= piece.id ?? "";
      call.name += piece.function?.name ?? "";
      call.arguments += piece.function?.arguments ?? "";
    }
  }

  private read(line: string): Chunk {
    let chunk: Chunk | null = null;
    try {
      chunk = JSON.parse(line);
    } catch {
      // Said below.
    }
    if (typeof chunk !== "object" || chunk === null || Array.isArray(chunk) || chunk.error)
      throw new ModelFailure("malformed", "A piece of the answer cannot be read.");
    return chunk;
  }

  whole(): Answered {
    if (this.finished === null) throw new ModelFailure("malformed", "The answer breaks off.");
    const toolCalls = [...this.calls].filter(Boolean).map((call, i) => ({ ...call, id: call.id || `call_${i}` }));
    if (this.finished === "length")
      throw new ModelFailure("malformed", "The answer is longer than it may be.", null, this.usage);
    return { text: this.text.trim(), toolCalls, usage: this.usage };
  }
}
