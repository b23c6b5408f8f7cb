/** Text that is made as fast as it is read; `ended` is called once, whether it was read to its end, failed or was given up. */
export function textStream(pieces: AsyncGenerator<string>, ended: () => void = () => {}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOver = false;
  const end = () => {
    if (!isOver) ended();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next().catch((error: unknown) => {
        end();
        throw error;
      });
      if (isOver) return; // Given up while the piece was made.
      if (!next.done) return controller.enqueue(encoder.encode(next.value));
      end();
      controller.close();
    },
    async cancel() {
      end();
      await pieces.return(undefined);
    },
  });
}
