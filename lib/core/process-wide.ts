/** To look a symbol up by a text costs more than all that is done with it, and every call asks for several. */
const keys = new Map<string, symbol>();

/**
 * One value a process, however many times this module is loaded: Next bundles the code once,
 * the direct door a second time, and both must share a pool and a clock.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = keys.get(name) ?? Symbol.for(`turnero.${name}`);
  keys.set(name, key);
  const shelf = globalThis as Record<symbol, unknown>;
  shelf[key] ??= make();
  return shelf[key] as T;
}
