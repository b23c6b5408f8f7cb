import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";

const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, "{}");
const readable = new Set(registry.filter(({ method }) => method === "GET").map(({ path }) => shapeOf(path)));

/** A response in which every field, however deep, is a placeholder. */
const marked: unknown = new Proxy(
  {},
  { get: (_target, name) => (name === Symbol.toPrimitive ? () => "{}" : name === "replace" ? undefined : marked) },
);
/** Files say their own address; it is of the form that their operations declare. */
const addresses: Record<string, string> = {
  createMessageFile: "/conversations/{}/files/{}",
  createWebchatFile: "/public/webchat/files/{}",
};
const locationOf = (operation: Operation): string =>
  addresses[operation.id] ?? (operation.location as (output: unknown) => string)(marked);

describe("what is made", () => {
  const made = registry.filter(({ success, location }) => success === 201 && location);

  it.each(made.map((operation) => [operation.id, operation] as const))(
    "by %s can be read at its Location",
    (_id, operation) => {
      expect(readable).toContain(locationOf(operation));
    },
  );

  it("has a Location, unless it is a secret that is shown once", () => {
    const without = registry.filter(({ success, location }) => success === 201 && !location).map(({ id }) => id);
    expect(without.sort()).toEqual([
      "createPageHold",
      "createPageTask",
      "createWebchatSession",
      "linkMyTelegram",
      "makeMemberPasswordLink",
    ]);
  });
});

describe("a list", () => {
  /** The specification gives times as one list, and says so. */
  const whole = new Set(["listSlots", "listWebchatSlots"]);

  it("comes in pages, wherever an answer has `data`", () => {
    const endless = registry.filter(({ method, output, query, id }) => {
      if (method !== "GET" || whole.has(id) || !(output instanceof z.ZodObject) || !("data" in output.shape))
        return false;
      const asked = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
      return !("next_cursor" in output.shape && asked.includes("limit") && asked.includes("cursor"));
    });
    expect(endless.map(({ id }) => id)).toEqual([]);
  });
});
