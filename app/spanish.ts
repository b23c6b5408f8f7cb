/** Argentina, Paraguay and Uruguay, also by the older names of their zones. */
const vosZones = /^America\/(Argentina\/.+|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario|Asuncion|Montevideo)$/;

/** Whether a business in this time zone addresses people as tú. Pages without a business, such as sign-in, use vos. */
export const saysTu = (zone: string | undefined): boolean => zone !== undefined && !vosZones.test(zone);

/** A message is a text or, where it has arguments, what the build compiled of it: a list. */
type Tree = { [key: string]: string | readonly unknown[] | Tree };

const isTree = (value: Tree[string] | undefined): value is Tree => typeof value === "object" && !Array.isArray(value);

/** The messages with the overrides applied. */
export function withOverrides(messages: Tree, overrides: Tree): Tree {
  const merged = { ...messages };
  for (const [key, value] of Object.entries(overrides)) {
    const old = merged[key];
    merged[key] = isTree(value) && isTree(old) ? withOverrides(old, value) : value;
  }
  return merged;
}
