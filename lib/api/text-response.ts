/** A Response that remembers its text: the direct door writes it as it is, and need not read it back out of a stream. */
export class TextResponse extends Response {
  constructor(
    readonly content: string | null,
    init: ResponseInit,
  ) {
    super(content, init);
  }
}
