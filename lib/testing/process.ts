import { afterAll, vi } from "vitest";
import { forgetProcess } from "@/lib/testing/environment";

// Files share a process: each starts with a fresh state.
forgetProcess();
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
