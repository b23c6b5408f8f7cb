import { eventStream } from "@/lib/api/http/event-stream";
import type { StreamEvent } from "@/lib/api/operation";

/** Names are in lower case from the start: every response has a dozen, and converting them costs time. */
export type HeaderValues = { readonly [name: Lowercase<string>]: string };

/** The headers of an answer under way. */
export class AnswerHeaders {
  readonly all: Record<string, string> = {};

  constructor(given: HeaderValues) {
    this.setAll(given);
  }

  get(name: Lowercase<string>): string | null {
    return this.all[name] ?? null;
  }

  set(name: Lowercase<string>, value: string): void {
    this.all[name] = value;
  }

  setAll(more: HeaderValues): void {
    for (const name in more) this.all[name] = more[name as Lowercase<string>] as string;
  }
}

/** A complete text response: the direct server writes it as it is, and only Next needs a Web Response. */
export class TextResponse {
  constructor(
    readonly content: string | null,
    readonly status: number,
    readonly headers: AnswerHeaders,
  ) {}
}

/** A streaming response: the direct server writes each event as it comes, without a Web stream per open reader. */
export class EventResponse {
  readonly status = 200;
  constructor(
    readonly events: AsyncIterable<StreamEvent>,
    readonly leaving: AbortController,
    readonly headers: AnswerHeaders,
  ) {}
}

export type Answered = Response | TextResponse | EventResponse;

export function webResponse(answer: Answered): Response {
  if (answer instanceof TextResponse)
    return new Response(answer.content, { status: answer.status, headers: answer.headers.all });
  if (answer instanceof EventResponse)
    return new Response(eventStream(answer.events, answer.leaving), { headers: answer.headers.all });
  return answer;
}
