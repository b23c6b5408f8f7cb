// Spans, where somebody collects them. This file knows no package: the process that starts tracing leaves it among the singletons,
// and both copies of the code, Next's and the direct door's, find it there. Without it a span costs one look.

import { singletons } from "@/lib/core/singleton";

type Attributes = Record<string, string | number>;

export type SpanOf<T> = {
  name: string;
  kind?: "server" | "internal";
  attributes?: Attributes;
  /** The caller's own trace goes on in ours. */
  headers?: Iterable<[string, string]>;
  /** What is known only afterwards. */
  outcome?: (result: T) => Attributes;
};

export type Tracing = {
  run<T>(span: SpanOf<T>, work: () => Promise<T>): Promise<T>;
  /** Begins the span of a statement; what it gives is called at its end. */
  statement(text: string): (error?: unknown) => void;
};

export const tracing = (): Tracing | undefined => singletons.get("tracing") as Tracing | undefined;
export const putTracing = (made: Tracing | undefined): void => {
  singletons.set("tracing", made);
};

export const traced = <T>(span: SpanOf<T>, work: () => Promise<T>): Promise<T> => tracing()?.run(span, work) ?? work();
