import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { forgetAndDelete, isStillThere, rememberQueriesOf } from "@/components/gone-queries";

it("what was deleted is not read again until it is back", async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { enabled: (query) => isStillThere(query as { queryHash: string }) } },
  });
  const read: string[] = [];
  const watch = (id: string) =>
    new QueryObserver(queries, {
      queryKey: ["catalog", "time-off", id],
      queryFn: () => {
        read.push(id);
        return id;
      },
    }).subscribe(() => {});
  const ends = [watch("res_1"), watch("res_2")];
  await queries.invalidateQueries({ queryKey: ["catalog"] });
  read.length = 0;

  // Open screens hear of it before whoever deletes it has the answer.
  await forgetAndDelete("res_1", () => queries.invalidateQueries({ queryKey: ["catalog"] }));
  expect(read).toEqual(["res_2"]);
  await queries.invalidateQueries({ queryKey: ["catalog"] });
  expect(read).toEqual(["res_2", "res_2"]);
  rememberQueriesOf("res_1");
  await queries.invalidateQueries({ queryKey: ["catalog"] });
  expect(read).toEqual(["res_2", "res_2", "res_1", "res_2"]);
  for (const end of ends) end();
});

it("what could not be deleted is read again", async () => {
  await expect(forgetAndDelete("res_3", () => Promise.reject(new Error("It is in use.")))).rejects.toThrow("in use");
  expect(isStillThere({ queryHash: '["res_3"]' })).toBe(true);
});
