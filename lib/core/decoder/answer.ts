/** What a decoder says of a file: JSON, and bytes where it made any. */
export type Decoded = { answer: unknown; bytes: Uint8Array };

/** How its process ends that was refused memory and could still say so. */
export const outOfMemory = 12;

/** As V8, pdf.js and libvips say it. */
export const isRefusedMemory = (error: unknown): boolean =>
  /allocation failed|out of memory|insufficient memory|unable to allocate|invalid (array|string|typed array) length/i.test(
    String(error),
  );
