import { readFileSync } from "node:fs";
import ts from "typescript";

/** A key as the code asks for it: `areas.*` where only the run knows the end. */
export type Use = { file: string; key: string };

type Scope = Map<string, string>;

const makers = new Set(["useTranslations", "getTranslations"]);
const readers = new Set(["rich", "has", "markup"]);

/** The area of `useTranslations("area")`, also when it is awaited; undefined when the expression is no such call. */
function areaOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return areaOf(node.expression);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !makers.has(node.expression.text)) return;
  const [area] = node.arguments;
  return area && ts.isStringLiteral(area) ? area.text : "";
}

/** Every key that an argument may be: both branches of a choice, a star for what only the run knows. */
function keysOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join("")];
  return ["*"];
}

/** The area that a called expression translates in: `t`, `t.rich`, a translator made on the spot, or the widget's own. */
function translatorOf(callee: ts.Expression, scopes: readonly Scope[]): string | undefined {
  if (ts.isIdentifier(callee) && callee.text === "say" && callee.getSourceFile().fileName.includes("/webchat/"))
    return "widget";
  if (ts.isPropertyAccessExpression(callee) && readers.has(callee.name.text))
    return translatorOf(callee.expression, scopes);
  if (ts.isIdentifier(callee)) return scopes.findLast((scope) => scope.has(callee.text))?.get(callee.text);
  return areaOf(callee);
}

/** Every message that a file asks for, with the area of the translator that stands nearest. */
export function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Use[] = [];
  const visit = (node: ts.Node, scopes: readonly Scope[]): void => {
    const inner = ts.isFunctionLike(node) ? [...scopes, new Map<string, string>()] : scopes;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const area = areaOf(node.initializer);
      if (area !== undefined) inner.at(-1)?.set(node.name.text, area);
    }
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const area = translatorOf(node.expression, inner);
      if (area !== undefined)
        for (const key of keysOf(node.arguments[0]).filter((each) => each !== "*" || area.includes(".")))
          found.push({ file, key: area ? `${area}.${key}` : key });
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, [new Map()]);
  return found;
}
