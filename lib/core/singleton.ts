const place = Symbol.for("turnero.shelf");
const everywhere = globalThis as { [place]?: Map<string, unknown> };
everywhere[place] ??= new Map();

/**
 * One shelf a process, however many times this module is loaded: Next bundles the code once,
 * the direct door a second time, and both must share a pool and a clock.
 */
export const singletons: Map<string, unknown> = everywhere[place];

/** What lies on the shelf under this name, made by the first who asks for it. */
export function singleton<T>(name: string, make: () => T): T {
  let made = singletons.get(name) as T | undefined;
  if (made === undefined) {
    made = make();
    singletons.set(name, made);
  }
  return made;
}
