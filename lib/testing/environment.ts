import { vi } from "vitest";

/** Sets a variable until the end of the file, for whoever asks from now on, also where the environment was read before. */
export function setEnv(name: string, value: string | undefined): void {
  vi.stubEnv(name, value);
  Reflect.deleteProperty(globalThis, Symbol.for("turnero.env"));
}
