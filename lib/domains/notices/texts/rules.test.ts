import { describe, expect, it } from "vitest";
import { languages, plannedNotices } from "@/lib/core/vocabulary";
import { defaultTexts } from "@/lib/domains/notices/default-texts";
import { textFaults, variablesOf } from "@/lib/domains/notices/texts/rules";

const codes = (...of: Parameters<typeof textFaults>) => textFaults(...of).map(({ code }) => code);

describe("a text", () => {
  it("names what it does not know, each once", () => {
    const faults = textFaults("confirmed", "{customer}, {servic} {servic} {} {start}{link }");
    expect(faults.map(({ detail }) => detail.split(" is not")[0])).toEqual(["{servic}", "{}", "{link }"]);
    expect(faults).toMatchObject(Array(3).fill({ pointer: "#/text", code: "unknown_variable" }));
  });
  it.each(["Hello {customer", "Hello customer}", "Hello {{customer}}", "{", "a } b { c", "{customer}}"])(
    "has no brace that is open or doubled: %s",
    (text) => expect(codes("confirmed", text)).toContain("loose_brace"),
  );
  it.each(["{{customer}}", "Hello {{customer}}, {{customer}}"])(
    "with a variable in doubled braces is told to use single ones, and nothing else: %s",
    (text) => {
      expect(textFaults("confirmed", text)).toEqual([
        { pointer: "#/text", code: "loose_brace", detail: "Use single braces: {customer}." },
      ]);
    },
  );
  it("is not told to write in single braces what is no variable there either", () => {
    const known = variablesOf("confirmed").map((name) => `{${name}}`);
    expect(textFaults("confirmed", "Hello {{x}}, {{x}}")).toEqual([
      { pointer: "#/text", code: "unknown_variable", detail: `{x} is not a variable: use ${known.join(", ")}.` },
    ]);
    expect(codes("confirmed", "{{deadline}}")).toEqual(["meaningless_variable"]);
    expect(
      textFaults("confirmed", "{{customer}}, {{x}} {y}").map(({ code, detail }) => `${code}: ${detail.slice(0, 32)}`),
    ).toEqual([
      "loose_brace: Use single braces: {customer}.",
      "unknown_variable: {x} is not a variable: use {cust",
      "unknown_variable: {y} is not a variable: use {cust",
    ]);
  });
  it("takes a variable only where it has a value", () => {
    expect(codes("cancelled", "{old_start} {deadline}")).toEqual(["meaningless_variable", "meaningless_variable"]);
    expect(codes("moved", "{old_start}")).toEqual([]);
    expect(codes("reserved", "{deadline}")).toEqual([]);
    expect(variablesOf("moved")).not.toContain("deadline");
  });
  it("of ours has no fault, in each language", () => {
    for (const language of languages)
      for (const kind of plannedNotices) {
        const { subject, text } = defaultTexts[language][kind];
        expect(textFaults(kind, subject + text), `${language} ${kind}`).toEqual([]);
      }
  });
});
