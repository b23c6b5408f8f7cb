/** The headers of an answer under way. */
export class AnswerHeaders {
  readonly all: Record<string, string> = {};

  constructor(given: Readonly<Record<string, string>>) {
    this.setAll(given);
  }

  get(name: string): string | null {
    return this.all[name.toLowerCase()] ?? null;
  }

  set(name: string, value: string): void {
    this.all[name.toLowerCase()] = value;
  }

  setAll(more: Readonly<Record<string, string>>): void {
    for (const name in more) this.set(name, more[name] as string);
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
