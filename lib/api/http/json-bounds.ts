const deepest = 64;
/** Far more than any list or object of ours takes. Each superfluous entry costs a fault, and 200,000 of them seconds. */
const widest = 5000;
/** In the whole body at any depth: a megabyte of brackets takes thirty in memory, and a third of a second to parse. */
const mostValues = 20_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** The index of the quote that ends the string which begins before `at`. */
function endOfString(bytes: Uint8Array, at: number): number {
  let i = at;
  while (i < bytes.length && bytes[i] !== quote) i += bytes[i] === backslash ? 2 : 1;
  return i;
}

/** Why this JSON is too large to parse; null where it is not, or is not JSON. Only its brackets and commas are read. */
export function excessOf(bytes: Uint8Array): string | null {
  const entries = [0];
  let values = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte === quote) i = endOfString(bytes, i + 1);
    else if (byte === comma) {
      const count = (entries.at(-1) ?? 0) + 1;
      if (count > widest) return `A list or an object of the body may have ${widest} entries.`;
      entries[entries.length - 1] = count;
      values++;
    } else if (opens.has(byte)) {
      entries.push(1);
      if (entries.length > deepest + 1) return `The body may be nested ${deepest} levels deep.`;
      values++;
    } else if (closes.has(byte) && entries.length > 1) entries.pop();
    if (values > mostValues) return `The body may have ${mostValues} values.`;
  }
  return null;
}
