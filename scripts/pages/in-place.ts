/** A script that puts content where its placeholder is: a whole boundary, `$RC("B:0","S:0")`, or a part, `$RS("S:1","P:1")`. */
const calls = /\$R(?:C\("(B:[\da-f]+)","(S:[\da-f]+)"\)|S\("(S:[\da-f]+)","(P:[\da-f]+)"\))<\/script>/g;
const bounds = /<!--(\/?)[$&][?!~]?-->/g;
const divs = /<(\/?)div[\s>]/g;

type Range = { from: number; to: number };

/** The next closing mark from a position on that closes nothing opened after it. */
function closing(html: string, marks: RegExp, from: number): Range | null {
  let depth = 0;
  for (const found of matchesFrom(html, marks, from)) {
    if (found[1] !== "/") depth += 1;
    else if (depth === 0) return { from: found.index, to: found.index + found[0].length };
    else depth -= 1;
  }
  return null;
}

function* matchesFrom(html: string, pattern: RegExp, from: number): Generator<RegExpExecArray> {
  const own = new RegExp(pattern);
  own.lastIndex = from;
  for (let found = own.exec(html); found; found = own.exec(html)) yield found;
}

/** From a boundary's opening comment up to the comment that closes it: its loading state is in between. */
function boundaryAt(html: string, id: string): Range | null {
  const open = `<!--$?--><template id="${id}"></template>`;
  const from = html.indexOf(open);
  const close = from < 0 ? null : closing(html, bounds, from + open.length);
  return close && { from, to: close.from };
}

function partAt(html: string, id: string): Range | null {
  const text = `<template id="${id}"></template>`;
  const from = html.indexOf(text);
  return from < 0 ? null : { from, to: from + text.length };
}

/** The hidden element with what belongs elsewhere, and the range of its content. */
function hiddenAt(html: string, id: string): { element: Range; content: Range } | null {
  const open = `<div hidden id="${id}">`;
  const from = html.indexOf(open);
  const close = from < 0 ? null : closing(html, divs, from + open.length);
  return close && { element: { from, to: close.to }, content: { from: from + open.length, to: close.from } };
}

/** The page without a call, and without its script where that does nothing else. */
function withoutCall(html: string, { from, to }: Range): string {
  const script = html.lastIndexOf("<script", from);
  const body = html.indexOf(">", script) + 1;
  const end = to - "</script>".length;
  return body === from ? html.slice(0, script) + html.slice(to) : html.slice(0, from) + html.slice(end);
}

/** What one call would do in the browser; null where the page is not written as expected. */
function carriedOut(html: string, found: RegExpExecArray): string | null {
  const [whole, boundary, content, segment, part] = found;
  const hidden = hiddenAt(html, (content ?? segment) as string);
  const place = boundary === undefined ? partAt(html, part as string) : boundaryAt(html, boundary);
  if (!hidden || !place || hidden.element.from < place.to || found.index < hidden.element.to) return null;
  const without = withoutCall(html, { from: found.index, to: found.index + whole.length });
  return [
    without.slice(0, place.from),
    boundary === undefined ? "" : "<!--$-->",
    without.slice(hidden.content.from, hidden.content.to),
    without.slice(place.to, hidden.element.from),
    without.slice(hidden.element.to),
  ].join("");
}

/**
 * A page with its content in place. Where it has loading states React writes those first and the content behind them, hidden,
 * with scripts that put it in place: a browser lays out and draws both, one after the other. What is written in another way
 * than expected stays as it is, and works as React meant it.
 */
export function inPlace(html: string): string {
  let from = 0;
  for (;;) {
    const [found] = matchesFrom(html, calls, from);
    if (!found) return html;
    const next = carriedOut(html, found);
    // A call that stays needs those after it in their order.
    if (next === null) return html;
    from = 0;
    html = next;
  }
}
