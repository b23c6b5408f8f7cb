import type { Caller } from "@/soak/caller";
import type { Told } from "@/soak/ledger";

let people = 0;
export const someone = (name: string) => ({ name, phone: `+59598${1_000_000 + people++}` });

export const idOf = (told: Told | null): string | null =>
  told && told.status < 300 && typeof told.body.id === "string" ? told.body.id : null;

/** The call with a key, and its mark where the effect will show it. */
export const keyed = (
  client: Caller,
  operation: string,
  path: string,
  bodyOf: (mark: string) => unknown,
): Promise<Told | null> => {
  const mark = client.mark();
  return client.write({ operation, path, body: bodyOf(mark), key: mark, mark });
};

export const paper = (mark: string): FormData => {
  const form = new FormData();
  form.set("file", new Blob([`%PDF-1.4\n${mark}\n%%EOF\n`], { type: "application/pdf" }), `${mark}.pdf`);
  return form;
};
