import { vi } from "vitest";

/** The environment, pools and others are made once a process, under names of this kind (`processWide`). */
const mark = "turnero.";

/** Sets a variable until the end of the file, for whoever asks from now on, also where the environment was read before. */
export function setEnv(name: string, value: string | undefined): void {
  vi.stubEnv(name, value);
  Reflect.deleteProperty(globalThis, Symbol.for(`${mark}env`));
}

/** What the file before made in this process, and what its last stray call may have made since, is not this file's. */
export function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith(mark)) Reflect.deleteProperty(globalThis, key);
}
