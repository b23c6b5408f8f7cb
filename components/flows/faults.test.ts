import { describe, expect, it } from "vitest";
import { type Draft, start } from "@/components/flows/draft";
import { faultyIn, withoutFaultsOf } from "@/components/flows/faults";
import { TurneroProblem } from "@/components/problem";

const draft = { nodes: [{ id: "a" }, { id: "b" }] } as unknown as Draft;
const fault = (pointer: string) => ({ pointer, detail: "It is wrong.", code: "wrong" });
const refusal = (...pointers: string[]) =>
  new TurneroProblem({ code: "validation_error", status: 422, errors: pointers.map(fault) });
const left = (error: unknown, ...mended: string[]) => withoutFaultsOf(error, new Set(mended), draft);

describe("the faults of a flow", () => {
  it("are those of its steps and of its beginning", () => {
    expect([...faultyIn(refusal("#/nodes/1/action/text", "#/trigger/type", "#/name"), draft)]).toEqual(["b", start]);
    expect(faultyIn(new Error("Offline"), draft).size).toBe(0);
  });

  it("are gone with the edit of their step, and no others", () => {
    const error = refusal("#/nodes/0", "#/nodes/1/action/text", "#/name");
    expect(left(error)).toBe(error);
    const rest = left(error, "b") as TurneroProblem;
    expect(rest.errors.map(({ pointer }) => pointer)).toEqual(["#/nodes/0", "#/name"]);
    expect(rest.code).toBe("validation_error");
    expect(left(refusal("#/nodes/1", "#/nodes/1/action"), "b")).toBeNull();
    const offline = new Error("Offline");
    expect(left(offline, "a")).toBe(offline);
  });
});
