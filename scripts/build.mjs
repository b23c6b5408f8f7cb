// Builds what `npm start` serves: the Prisma client, the Next app and one bundle for the server.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fingerprint, mustRun, root, stamped } from "./install.mjs";
import { mustRunLong } from "./long-step.mjs";
import { compress, keepVersions, versionOf } from "./static-files.mjs";

const sources = [
  "app",
  "components",
  "lib",
  "inngest",
  "messages",
  "prisma/schema",
  "demo",
  "public",
  "clients/typescript",
  "clients/web",
  "scripts",
  "next.config.mjs",
  "proxy.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Files that a build writes among its sources, and files that no build reads: tests and their helpers. */
const left = new Set([
  "generated",
  "node_modules",
  "testing",
  "test.mjs",
  "widget.js",
  "embed.js",
  "embed.css",
  "booking.js",
  "widget",
]);
const isLeft = (name) => /\.test\.tsx?$|\.br$/.test(name);

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  else
    for (const name of readdirSync(path).sort()) if (!left.has(name) && !isLeft(name)) yield* files(join(path, name));
}

const sourceMark = () =>
  fingerprint(
    ...sources
      .flatMap((source) => [...files(join(root, source))])
      .flatMap((file) => [file.slice(root.length), readFileSync(file)]),
  );

/** `prisma generate` requires an engine it does not run; any executable will do. */
export function generatePrisma() {
  const schema = fingerprint(
    ...[...files(join(root, "prisma", "schema"))].map((file) => readFileSync(file)),
    readFileSync(join(root, "package-lock.json")),
  );
  const stamp = join(root, "lib", "generated", ".turnero-schema");
  if (stamped(stamp, schema)) return;
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  mustRun(process.execPath, [join(root, "node_modules/prisma/build/index.js"), "generate"], { stdio: "pipe", env });
  writeFileSync(stamp, schema);
}

/** esbuild leaves them in regular expressions alone, and V8 keeps a file with one of them in twice the memory. */
const escapeWide = (code) =>
  code.replace(/[\u0100-\uffff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The server and the other Node entries as plain JavaScript; packages stay outside. */
export async function bundle() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      decode: "scripts/decode.ts",
      reseal: "scripts/reseal.ts",
      seed: "demo/main.ts",
      serve: "scripts/serve.ts",
      worker: "scripts/worker.ts",
    },
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    write: false,
  });
  mkdirSync(join(root, "dist"), { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith(".mjs") ? escapeWide(text) : text);
}

const widget = {
  absWorkingDir: root,
  entryPoints: [
    { in: "components/webchat/loader.ts", out: "widget" },
    { in: "components/webchat/frame.tsx", out: "embed" },
    { in: "components/webchat/frame.css", out: "embed" },
    { in: "components/booking-embed/loader.ts", out: "booking" },
  ],
  outdir: "public",
  bundle: true,
  minify: true,
  format: "iife",
  platform: "browser",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  jsx: "automatic",
  // Every visitor of a site loads the frame, so it uses Preact.
  alias: {
    react: "preact/compat",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom/client": "preact/compat/client",
  },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
};

/** What a site's pages load, and the frame that it opens: plain files that Next serves as they are. */
export async function bundleWidget({ watch = false, outdir = widget.outdir } = {}) {
  const { build, context } = await import("esbuild");
  if (!watch) {
    await build({ ...widget, outdir });
    keepVersions(resolve(root, outdir), join(root, "clients/web/versions"));
    return;
  }
  const watching = await context(widget);
  await watching.rebuild();
  await watching.watch();
}

/** Keeps the widget of a release: sites that pin it go on finding it in every later installation. */
export async function releaseWidget(versions = join(root, "clients/web/versions")) {
  const scratch = mkdtempSync(join(tmpdir(), "turnero-widget-"));
  await bundleWidget({ outdir: scratch });
  const bytes = readFileSync(join(scratch, "widget.js"));
  rmSync(scratch, { recursive: true });
  mkdirSync(versions, { recursive: true });
  writeFileSync(join(versions, versionOf(bytes)), bytes);
}

const widgetFiles = ["widget.js", "embed.js", "embed.css", "booking.js", "widget/latest.json"];

/** Makes the widget again where one of its files was deleted: the mark of a build is of its sources alone. */
export async function restoreWidget(outdir = join(root, widget.outdir)) {
  if (!widgetFiles.every((file) => existsSync(join(outdir, file)))) await bundleWidget({ outdir });
}

/**
 * Builds unless the sources are those of the last build. `onBundled` is called once what runs without Next is there: Next
 * takes longest, and much can be done beside it.
 */
export async function ensureBuilt({ onBundled = () => {} } = {}) {
  const mark = sourceMark();
  const stamp = join(root, "dist", ".turnero-build");
  if (stamped(stamp, mark)) {
    onBundled();
    return restoreWidget();
  }
  rmSync(stamp, { force: true }); // A build that is cut off is none.
  console.log("Building (a minute or more on two cores, once per change)…");
  generatePrisma();
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const tell = (minutes) => console.log(`Still building, ${minutes} min so far…`);
  const next = mustRunLong(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], { tell, env });
  await bundle();
  onBundled();
  await bundleWidget();
  await compress(join(root, "public"));
  await next;
  await compress(join(root, ".next", "static"));
  writeFileSync(stamp, mark);
}
