import fc from "fast-check";
import { createElement, type ReactNode, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { describe, expect, it } from "vitest";
import { inPlace } from "@/scripts/pages/in-place";

type Tree = string | Tree[] | { late: number; loading: boolean; inside: Tree };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    // React writes a small boundary where it stands, and a large one behind its loading state.
    fc.constantFrom("a", '<b> & "c"', '$RC("B:0","S:0")</script>', "long ".repeat(300)),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.record({ late: fc.integer({ min: 0, max: 3 }), loading: fc.boolean(), inside: tie("tree") }),
  ),
}));

async function after(turns: number): Promise<undefined> {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
}

function Late({ arrived, children }: { arrived: Promise<unknown> | null; children?: ReactNode }): ReactNode {
  if (arrived) use(arrived);
  return children;
}

/** What is late comes after so many turns of the loop; at once, it is what the page shows in the end. */
function elementOf(tree: Tree, atOnce: boolean): ReactNode {
  if (typeof tree === "string") return createElement("p", null, tree);
  if (Array.isArray(tree)) return createElement("div", null, ...tree.map((each) => elementOf(each, atOnce)));
  const arrived = atOnce || tree.late === 0 ? null : after(tree.late);
  const late = createElement(Late, { arrived }, elementOf(tree.inside, atOnce));
  const fallback = createElement("div", null, "Loading", createElement("div", null, "…"));
  return tree.loading ? createElement(Suspense, { fallback }, late) : late;
}

async function html(tree: Tree, atOnce = false, progressiveChunkSize?: number): Promise<string> {
  const body = createElement("html", null, createElement("body", null, elementOf(tree, atOnce)));
  const options = { nonce: "once", ...(progressiveChunkSize && { progressiveChunkSize }) };
  return new Response(await renderToReadableStream(body, options)).text();
}

const shown = (page: string): string => page.replace(/<!--.*?-->|<script.*?<\/script>/gs, "");
const huge = 1_000_000_000;

describe("a page put in place", () => {
  it("shows what it shows in the end, without what was hidden or still loading", () =>
    fc.assert(
      fc.asyncProperty(tree, async (each) => {
        const page = inPlace(await html(each));
        expect(shown(page)).toBe(shown(await html(each, true, huge)));
        expect(page).not.toMatch(/<template|<div hidden|<!--\$[?~!]/);
      }),
      { numRuns: 300 },
    ));

  it("keeps React's marks around content that had a loading state", async () => {
    const late: Tree = { late: 2, loading: true, inside: "Ana" };
    expect(await html(late)).toContain("Loading");
    expect(inPlace(await html(late))).toContain("<body><!--$--><p>Ana</p><!--/$-->");
  });

  it("puts parts of late content into it", async () => {
    const part: Tree = { late: 3, loading: false, inside: "Rita" };
    const whole = await html({ late: 1, loading: true, inside: ["Ana".repeat(200), part] });
    expect(whole).toContain("$RS(");
    expect(inPlace(whole)).toMatch(/<p>(Ana){200}<\/p><p>Rita<\/p>/);
  });

  it("leaves alone what is written in another way", () => {
    const unknown =
      '<!--$?--><template id="B:0"></template>…<!--/$--><div hidden id="S:1">x</div><script>$RC("B:0","S:0")</script>';
    expect(inPlace(unknown)).toBe(unknown);
    const without = '<div hidden id="S:0">x</div><script>$RC("B:0","S:0")</script>';
    expect(inPlace(without)).toBe(without);
  });
});
