import { expect, it } from "vitest";
import { AnswerHeaders, TextResponse, webResponse } from "@/lib/api/text-response";

it("keeps one value for a header, however its name is written", async () => {
  const headers = new AnswerHeaders({ "X-Request-Id": "req_1", Vary: "Origin" });
  headers.set("vary", "authorization");
  expect(headers.all).toEqual({ "x-request-id": "req_1", vary: "authorization" });
  expect(headers.get("X-Request-Id")).toBe("req_1");
  const response = webResponse(new TextResponse("{}", 201, headers));
  expect([response.status, response.headers.get("vary"), await response.text()]).toEqual([201, "authorization", "{}"]);
});
