/** The beginning of a text. Half a character at its end goes too: Postgres keeps it nowhere in JSON. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, "");
