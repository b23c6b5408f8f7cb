/** Texts with commas between them; in a text, `\,` is a comma and `\\` a backslash. */
export function splitCommas(text: string): string[] {
  const parts = text.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? [];
  return parts.map((part) => part.replace(/\\([,\\])/g, "$1").trim()).filter((part) => part !== "");
}

export const joinCommas = (parts: readonly string[], between = ","): string =>
  parts.map((part) => part.replace(/[,\\]/g, "\\$&")).join(between);
