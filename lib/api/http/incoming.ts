/**
 * What the API reads of a request. A Web `Request` is one; the direct server passes in its own, because creating a Web
 * request costs as much as the rest of a small call.
 */
export type Incoming = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHeaders;
  /** Parts of bytes, read once and only on demand. */
  readonly body: unknown;
};

export type IncomingHeaders = Iterable<[string, string]> & {
  get(name: string): string | null;
  has(name: string): boolean;
};
