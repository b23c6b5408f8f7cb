import { describe, expect, it } from "vitest";
import { invalid, isProblem, notFound, Problem, problemBody, problems } from "@/lib/core/problem";

const home = "https://agenda.example";

describe("a problem", () => {
  it("has the status and the title of its code, and the request's id", () => {
    for (const [code, { status, title }] of Object.entries(problems)) {
      const problem = new Problem(code as keyof typeof problems);
      expect(problem.status).toBe(status);
      expect(problemBody(problem, "req_1", home)).toEqual({
        type: `https://agenda.example/docs/problems/${code}`,
        title,
        status,
        code,
        detail: `${title}.`,
        instance: "req_1",
      });
    }
  });

  it("carries what its code needs beside the detail", () => {
    const alternatives = [{ start: "2026-03-02T17:30:00.000Z", end: "2026-03-02T18:00:00.000Z" }];
    const body = problemBody(new Problem("slot_taken", { detail: "Just taken.", alternatives }), "req_1", home);
    expect(body).toMatchObject({ status: 409, detail: "Just taken.", alternatives });
  });

  it("says every fault of a request, in its detail too", () => {
    const faults = [
      { pointer: "#/name", detail: "This field is required.", code: "required" },
      { pointer: "?from", detail: "Must have an offset.", code: "missing_offset" },
    ];
    const body = problemBody(invalid(...faults), "req_1", home);
    expect(body).toMatchObject({ status: 422, code: "validation_error", errors: faults });
    expect(body.detail).toBe("#/name: This field is required. ?from: Must have an offset.");
  });

  it("names what was not found", () => {
    expect(problemBody(notFound("customer", "cus_1"), "r", home)).toMatchObject({
      status: 404,
      detail: "There is no customer cus_1.",
    });
  });

  it("is known by its brand, also when another copy of the code made it", () => {
    const twin = Object.assign(new Error("twin"), { [Symbol.for("turnero.problem")]: true });
    expect(isProblem(new Problem("not_found"))).toBe(true);
    expect(isProblem(twin)).toBe(true);
    for (const other of [new Error("x"), { code: "not_found" }, "not_found", null, undefined, 404])
      expect(isProblem(other)).toBe(false);
  });

  it("has a status that fits the code's meaning: 4xx for the caller, 5xx for us", () => {
    const ours = Object.entries(problems).filter(([, { status }]) => status >= 500);
    expect(ours.map(([code]) => code)).toEqual(["internal_error", "service_unavailable"]);
    expect(Object.values(problems).every(({ status }) => status >= 400 && status < 600)).toBe(true);
  });
});
