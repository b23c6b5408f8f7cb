import { vi } from "vitest";
import { singletons } from "@/lib/core/singleton";

/** Sets a variable until the end of the file, even where the environment was already read. */
export function setEnv(name: string, value: string | undefined): void {
  vi.stubEnv(name, value);
  singletons.delete("env");
}

/** Resets what the previous file, or its last stray call, has made in this process. */
export function forgetProcess(): void {
  singletons.clear();
}
