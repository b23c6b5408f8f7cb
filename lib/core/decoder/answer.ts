/** What a decoder says of a file: JSON, and bytes where it made any. */
export type Decoded = { answer: unknown; bytes: Uint8Array };

/** The exit code of a process that was refused memory and could still report it. */
export const outOfMemory = 12;

/** The messages of V8, pdf.js and libvips. */
export const isRefusedMemory = (error: unknown): boolean =>
  /allocation failed|out of memory|insufficient memory|unable to allocate|invalid (array|string|typed array) length/i.test(
    String(error),
  );
