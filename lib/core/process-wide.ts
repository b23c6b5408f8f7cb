/**
 * One value a process, however many times this module is loaded: Next bundles the code once,
 * the direct door a second time, and both must share a pool and a clock.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`turnero.${name}`);
  const shelf = globalThis as Record<symbol, unknown>;
  shelf[key] ??= make();
  return shelf[key] as T;
}
