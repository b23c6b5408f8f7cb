/** Names are in lower case from the start: every answer has a dozen, and none is spelled anew. */
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

/** An answer whose text is whole: the direct door writes it as it is, and only Next needs the Web's form of it. */
export class TextResponse {
  constructor(
    readonly content: string | null,
    readonly status: number,
    readonly headers: AnswerHeaders,
  ) {}
}

export type Answered = Response | TextResponse;

export const webResponse = (answer: Answered): Response =>
  answer instanceof TextResponse
    ? new Response(answer.content, { status: answer.status, headers: answer.headers.all })
    : answer;
