import { vi } from "vitest";
import { singletons } from "@/lib/core/singleton";

/** Sets a variable until the end of the file, for whoever asks from now on, also where the environment was read before. */
export function setEnv(name: string, value: string | undefined): void {
  vi.stubEnv(name, value);
  singletons.delete("env");
}

/** What the file before made in this process, and what its last stray call may have made since, is not this file's. */
export function forgetProcess(): void {
  singletons.clear();
}
