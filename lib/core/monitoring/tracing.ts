// Optional spans. This file imports no package: the process that starts tracing registers it as a singleton, and both copies
// of the code, Next's and the direct server's, find it there. Without it a span costs one lookup.

import { singletons } from "@/lib/core/singleton";

type Attributes = Record<string, string | number>;

export type SpanOf<T> = {
  name: string;
  kind?: "server" | "internal";
  attributes?: Attributes;
  /** Continues the caller's trace. */
  headers?: Iterable<[string, string]>;
  /** Attributes known only afterwards. */
  outcome?: (result: T) => Attributes;
};

export type Tracing = {
  run<T>(span: SpanOf<T>, work: () => Promise<T>): Promise<T>;
  /** Starts the span of a statement; the returned function ends it. */
  statement(text: string): (error?: unknown) => void;
};

export const tracing = (): Tracing | undefined => singletons.get("tracing") as Tracing | undefined;
export const putTracing = (made: Tracing | undefined): void => {
  singletons.set("tracing", made);
};

export const traced = <T>(span: SpanOf<T>, work: () => Promise<T>): Promise<T> => tracing()?.run(span, work) ?? work();
