import { expect, it } from "vitest";
import { AnswerHeaders, TextResponse, webResponse } from "@/lib/api/http/text-response";

it("keeps one value for a header, and leaves what it was given as it is", async () => {
  const given = { "x-request-id": "req_1", vary: "origin" };
  const headers = new AnswerHeaders(given);
  headers.set("vary", "authorization");
  expect(headers.all).toEqual({ "x-request-id": "req_1", vary: "authorization" });
  expect([headers.get("x-request-id"), headers.get("allow"), given.vary]).toEqual(["req_1", null, "origin"]);
  const response = webResponse(new TextResponse("{}", 201, headers));
  expect([response.status, response.headers.get("vary"), await response.text()]).toEqual([201, "authorization", "{}"]);
});
