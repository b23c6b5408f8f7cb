const longest = 50;

/** The name as a slug: no accents, lower case, hyphens between words. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return plain.length >= 2 ? plain : `workspace${plain === "" ? "" : `-${plain}`}`;
}
