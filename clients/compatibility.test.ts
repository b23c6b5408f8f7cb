import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { description } from "@/lib/api/registry";
import { breaks, type Contract } from "@/scripts/generators/compatibility";

const folder = join(import.meta.dirname, "releases");
const numbers = (file: string) => file.split(".").map(Number);
const releases = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort((a, b) => numbers(a).reduce((order, part, i) => order || part - (numbers(b)[i] ?? 0), 0));
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Contract;

describe("the description", () => {
  it.each(releases)("breaks nothing that %s promised", (file) => {
    expect(breaks(read(file), description() as Contract)).toEqual([]);
  });

  it("has a release to be held against, which is not empty", () => {
    expect(releases.length).toBeGreaterThan(0);
    expect(Object.keys(read(releases.at(-1) as string).paths).length).toBeGreaterThan(50);
  });
});

describe("a change", () => {
  // biome-ignore lint/suspicious/noExplicitAny: the mutations reach anywhere into a JSON document.
  type Loose = any;
  const schemas = (contract: Loose) => contract.components.schemas;
  const slots = (contract: Loose) => contract.paths["/slots"].get;
  const changed = (change: (contract: Loose) => void): string[] => {
    const after = structuredClone(description());
    change(after);
    return breaks(description() as Contract, after as Contract);
  };

  it.each<[string, (contract: Loose) => void, string]>([
    ["a path", (it) => delete it.paths["/holds"], "POST /holds is gone"],
    ["an operation", (it) => delete it.paths["/holds/{id}"].delete, "DELETE /holds/{id} is gone"],
    ["a field of an answer", (it) => delete schemas(it).Booking.properties.stage, ".stage is gone"],
    ["the certainty of a field", (it) => schemas(it).Booking.required.shift(), ".id may be missing now"],
    ["a value of an answer", (it) => schemas(it).Booking.properties.status.enum.shift(), "without the value held"],
    ["a type of an answer", (it) => (schemas(it).Booking.properties.id.type = "integer"), ".id: the type was string"],
    ["never being null", (it) => (schemas(it).Booking.properties.id.type = ["string", "null"]), ".id: the type was"],
    ["a field of a body", (it) => delete schemas(it).CreateHoldBody.properties.party_size, ".party_size is gone"],
    [
      "a value of a body",
      (it) => schemas(it).CreateBookingBody.properties.priority.enum.pop(),
      "without the value urgent",
    ],
    ["room in a body", (it) => (schemas(it).CreateHoldBody.properties.party_size.maximum = 5), "maximum is 5"],
    ["a status", (it) => delete it.paths["/holds"].post.responses["201"], "no longer answers 201"],
    ["a parameter", (it) => slots(it).parameters.shift(), "the parameter service_id is gone"],
    ["an event", (it) => delete it.webhooks["booking.created"], "the event booking.created is gone"],
    ["a field of an event", (it) => delete schemas(it).EventBooking.properties.start_at, ".start_at is gone"],
  ])("that takes away %s is found", (_what, change, words) => {
    expect(changed(change).join("\n")).toContain(words);
  });

  it.each<[string, (contract: Loose) => void, string]>([
    ["a field of a body", (it) => schemas(it).CreateHoldBody.required.push("reason"), ".reason is now required"],
    ["a parameter", (it) => (slots(it).parameters[1].required = true), "the parameter from is now required"],
    ["a format", (it) => (schemas(it).CreateCustomerBody.properties.name.format = "email"), "format is now email"],
    ["a scope", (it) => (slots(it)["x-scope"] = "config:read"), "x-scope was slots:read, is config:read"],
    ["a key", (it) => (it.paths["/customers"].post["x-idempotency"] = "required"), "Idempotency-Key is now required"],
    ["a body", (it) => (it.paths["/holds/{id}/confirm"].post.requestBody.required = true), "the body is now required"],
  ])("that newly asks for %s is found", (_what, change, words) => {
    expect(changed(change).join("\n")).toContain(words);
  });

  it.each<[string, (contract: Loose) => void]>([
    ["a path", (it) => (it.paths["/new"] = { get: slots(it) })],
    ["a field of an answer", (it) => (schemas(it).Booking.properties.mood = { type: "string" })],
    ["a field that may be sent", (it) => (schemas(it).CreateHoldBody.properties.mood = { type: "string" })],
    ["a value", (it) => schemas(it).Booking.properties.status.enum.push("paused")],
    ["a parameter", (it) => slots(it).parameters.push({ name: "mood", in: "query", required: false, schema: {} })],
    ["an event", (it) => (it.webhooks["booking.renamed"] = it.webhooks["booking.created"])],
    ["room in a body", (it) => (schemas(it).CreateHoldBody.properties.party_size.maximum = 50_000)],
  ])("that only adds %s is not", (_what, change) => {
    expect(changed(change)).toEqual([]);
  });
});
