import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

export const root = resolve(import.meta.dirname, "..", "..");

export const filesUnder = (...folders: string[]): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("lib/generated/"))
    .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || /(^|\/)testing\//.test(file);

export type Import = { from: string; to: string; types: boolean };

/** Where an import leads: a file of this repository, or the name of a package. */
function target(from: string, name: string): string {
  if (!name.startsWith("@/") && !name.startsWith(".")) return name;
  const path = name.startsWith("@/") ? name.slice(2) : join(dirname(from), name);
  const endings = ["", ".ts", ".tsx", ".mjs"];
  const found = endings
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
  return found ?? path;
}

/** Every import, export-from and import() of a file; `types` for those that vanish in the build. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, types: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ from: file, to: target(file, node.text), types });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
