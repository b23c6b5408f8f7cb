/** Argentina, Paraguay and Uruguay, also by the older names of their zones. */
const vosZones = /^America\/(Argentina\/.+|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario|Asuncion|Montevideo)$/;

/** Whether a business in this time zone addresses people as tú. Pages without a business, such as sign-in, use vos. */
export const saysTu = (zone: string | undefined): boolean => zone !== undefined && !vosZones.test(zone);

type Tree = { [key: string]: string | Tree };

/** The messages with the overrides applied. */
export function withOverrides(messages: Tree, overrides: Tree): Tree {
  const merged = { ...messages };
  for (const [key, value] of Object.entries(overrides)) {
    const old = merged[key];
    merged[key] = typeof value === "object" && typeof old === "object" ? withOverrides(old, value) : value;
  }
  return merged;
}
