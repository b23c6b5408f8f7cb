const place = Symbol.for("turnero.singletons");
const everywhere = globalThis as { [place]?: Map<string, unknown> };
everywhere[place] ??= new Map();

/**
 * One map per process, however often this module is loaded: Next bundles the code once, the direct server a second time,
 * and both must share a pool and a clock.
 */
export const singletons: Map<string, unknown> = everywhere[place];

/** The process-wide value of this name, made on first use. */
export function singleton<T>(name: string, make: () => T): T {
  let made = singletons.get(name) as T | undefined;
  if (made === undefined) {
    made = make();
    singletons.set(name, made);
  }
  return made;
}
