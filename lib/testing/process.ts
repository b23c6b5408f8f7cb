import { afterAll, vi } from "vitest";
import { forgetProcess } from "@/lib/testing/environment";

// Files share a process: each begins as the first did.
forgetProcess();
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
