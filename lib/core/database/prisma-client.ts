import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";

const file = "node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.js";

/**
 * Prisma's query compiler. Imported as the module it comes in, its text would stay in memory twice (9 MB); compiled a second
 * time by V8's optimizer it would leave 70 MB behind, and make no query faster: plans are made once a query and kept.
 */
function queryCompiler(): WebAssembly.Module {
  const text = readFileSync(join(process.cwd(), file), "latin1").split('"', 2)[1] ?? "";
  // V8 reads the second flag with a module and the first with each function, so that later modules still get the optimizer.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  try {
    return new WebAssembly.Module(Buffer.from(text, "base64"));
  } finally {
    setFlagsFromString("--wasm-dynamic-tiering");
  }
}

type Config = { compilerWasm: object };
const configOverride = (config: Config): Config => ({
  ...config,
  compilerWasm: { ...config.compilerWasm, getQueryCompilerWasmModule: async () => queryCompiler() },
});

export function prismaOver(adapter: PrismaPg): PrismaClient {
  const options = { adapter, __internal: { configOverride } };
  return new PrismaClient(options as { adapter: PrismaPg });
}
