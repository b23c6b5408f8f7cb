/** Text that is made as fast as it is read; `ended` is called once, whether it was read to its end, failed or was given up. */
export function textStream(pieces: AsyncGenerator<string>, ended: () => void = () => {}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next().catch((error: unknown) => {
        ended();
        throw error;
      });
      if (!next.done) return controller.enqueue(encoder.encode(next.value));
      ended();
      controller.close();
    },
    async cancel() {
      ended();
      await pieces.return(undefined);
    },
  });
}
