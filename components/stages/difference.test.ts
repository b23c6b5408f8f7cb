import { describe, expect, it } from "vitest";
import { differences } from "@/components/stages/difference";
import { pictureOf } from "@/components/stages/layout";
import { defaultStages } from "@/lib/domains/stages/default";

const [first, ...rest] = defaultStages.stages;
if (!first) throw new Error("The default has stages.");

describe("the difference of two versions", () => {
  it("is nothing between a version and itself", () => {
    expect(differences(defaultStages, defaultStages)).toEqual([]);
  });

  it("names what came, what went and what was renamed", () => {
    const after = {
      ...defaultStages,
      stages: [{ ...first, name: "Booked" }, ...rest.slice(0, -1), { ...first, key: "away", name: "Away" }],
    };
    expect(differences(defaultStages, after).map(({ say, words }) => [say, words.to ?? words.name])).toEqual([
      ["stage_renamed", "Booked"],
      ["stage_added", "Away"],
      ["stage_removed", "Not at home"],
    ]);
  });

  it("tells another order from other stages", () => {
    const after = { ...defaultStages, stages: [...defaultStages.stages].reverse() };
    expect(differences(defaultStages, after).map(({ say }) => say)).toEqual(["stage_order"]);
  });
});

describe("the picture of the stages", () => {
  it("lets no stage or action lie on another", () => {
    const { stages, actions } = pictureOf(defaultStages);
    const boxes = [
      ...stages.map(({ x, y }) => ({ left: x, right: x + 156, top: y - 26, bottom: y + 26 })),
      ...actions.map(({ x, y, width }) => ({ left: x - width / 2, right: x + width / 2, top: y - 12, bottom: y + 12 })),
    ];
    const touching = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(touching).toEqual([]);
  });

  it("puts a stage after those that lead to it, and the ends last", () => {
    const at = new Map(pictureOf(defaultStages).stages.map(({ stage, x }) => [stage.key, x]));
    const order = ["queued", "assigned", "in_progress", "done"].map((key) => at.get(key) ?? 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(at.get("done")).toBe(at.get("not_at_home"));
  });
});
