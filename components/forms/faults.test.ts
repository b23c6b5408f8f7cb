import { expect, it } from "vitest";
import { homelessOf } from "@/components/forms/faults";

const missing = (pointer: string) => ({ pointer, detail: "", code: "required" });

it("says above the buttons only what no field could show when the form was sent", () => {
  const faults = [missing("#/customer/phone"), missing("#/somewhere")];
  const atSending = new Set(["#/customer/phone", "#/notes"]);
  const said = (now: string[]) => homelessOf(faults, new Set(now), atSending).map(({ pointer }) => pointer);
  expect(said(["#/customer/phone", "#/notes"])).toEqual(["#/somewhere"]);
  // Another customer was found instead: there is no phone to type any more.
  expect(said(["#/customer", "#/notes"])).toEqual(["#/somewhere"]);
});
