import { describe, expect, it } from "vitest";
import { bodyFaults, readTemplate, variablesOf } from "@/lib/domains/channels/whatsapp/templates/rules";
import { starterTemplates, starterVariables } from "@/lib/domains/channels/whatsapp/templates/starter";
import { graphTemplate } from "@/lib/testing/companies/whatsapp-templates";

describe("the variables of a body", () => {
  it.each([
    ["Hi {{2}}, it is {{1}} and {{2}}.", ["1", "2"]],
    ["Hi {{ name }}, {{start}} it is.", ["name", "start"]],
    ["Hi {10}.", []],
    ["{{10}} {{9}}", ["9", "10"]],
  ])("%s has %j", (body, variables) => {
    expect(variablesOf(body)).toEqual(variables);
  });
});

describe("a template of WhatsApp's list", () => {
  it("is read with its header, footer and reason", () => {
    const components = [
      { type: "HEADER", format: "TEXT", text: "Visit" },
      { type: "BODY", text: "Hi {{1}}, see you." },
      { type: "FOOTER", text: "Clinic" },
    ];
    const entry = graphTemplate("a", "", { components, status: "REJECTED", rejected_reason: "INVALID_FORMAT" });
    expect(readTemplate(entry)).toMatchObject({
      status: "REJECTED",
      rejected_reason: "INVALID_FORMAT",
      header: "Visit",
      body: "Hi {{1}}, see you.",
      footer: "Clinic",
      variables: ["1"],
      sendable: true,
    });
  });

  it.each([
    [[{ type: "HEADER", format: "IMAGE" }]],
    [[{ type: "HEADER", format: "TEXT", text: "Hi {{1}}" }]],
    [[{ type: "BUTTONS", buttons: [{ type: "URL", url: "https://a.example/{{1}}" }] }]],
    [[{ type: "CAROUSEL" }]],
  ])("cannot be sent from here with %j", (more) => {
    const components = [{ type: "BODY", text: "Hi." }, ...more];
    expect(readTemplate(graphTemplate("a", "", { components }))).toMatchObject({ sendable: false });
  });

  it("is not there once it is being deleted, and disabled where WhatsApp has another word", () => {
    expect(readTemplate(graphTemplate("a", "Hi.", { status: "PENDING_DELETION" }))).toBeNull();
    expect(readTemplate(graphTemplate("a", "Hi.", { status: "SOMETHING_NEW" }))).toMatchObject({ status: "DISABLED" });
    expect(readTemplate({ name: 7, language: null })).toBeNull();
  });
});

describe("the words of a new template", () => {
  it.each([
    ["Hi {{1}}, bye.", ["Ana"], []],
    ["Hi.", [], []],
    ["Hi {{name}}, bye.", ["Ana"], ["#/body invalid_variable"]],
    ["Hi {{1}, bye.", ["Ana"], ["#/body invalid_variable"]],
    ["Hi {{2}}, bye.", ["Ana"], ["#/body variable_gap"]],
    ["{{1}}, bye.", ["Ana"], ["#/body variable_at_edge"]],
    ["Bye {{1}}", ["Ana"], ["#/body variable_at_edge"]],
    ["Hi {{1}} and {{2}}.", ["Ana"], ["#/examples example_count"]],
  ])("%s with %j: %j", (body, examples, expected) => {
    expect(bodyFaults({ body, examples }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });

  it("are right in every starter, which has the five values in their order", () => {
    expect(starterTemplates).toHaveLength(12);
    for (const starter of starterTemplates) {
      expect(bodyFaults(starter)).toEqual([]);
      expect(variablesOf(starter.body)).toHaveLength(starterVariables.length);
    }
  });
});
