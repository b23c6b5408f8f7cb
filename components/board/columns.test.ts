import { expect, it } from "vitest";
import type { Resource } from "@/clients/typescript/src/client";
import { arrangePeople, nobody } from "@/components/board/columns";
import type { Task } from "@/components/work/moves";

const resource = (id: string, groups: string[]): Resource =>
  ({ id, name: id, active: true, kind: "person", group_ids: groups }) as unknown as Resource;
const resources = [resource("doctor", ["doctors"]), resource("driver", ["drivers"]), resource("nurse", ["nurses"])];
const columns = [{ key: nobody }, ...resources.map(({ id }) => ({ key: id }))];
const task = (group_id: string | null): Task => ({ id: "a", group_id, assignee: null }) as Task;

const order = (waiting: Task[], held: Record<string, Task[]>, isSearch: boolean): string[] =>
  arrangePeople(columns, new Map([[nobody, waiting], ...Object.entries(held)]), resources, isSearch).map(
    ({ key }) => key,
  );

it("puts beside the tasks that nobody has those who can do them", () => {
  expect(order([task("drivers")], {}, false)).toEqual([nobody, "driver", "doctor", "nurse"]);
  expect(order([], {}, false)).toEqual([nobody, "doctor", "driver", "nurse"]);
  expect(order([task(null)], {}, false)).toEqual([nobody, "doctor", "driver", "nurse"]);
});

it("keeps in a search only those whom the found tasks concern", () => {
  expect(order([task("drivers")], {}, true)).toEqual([nobody, "driver"]);
  expect(order([task("drivers")], { nurse: [task("nurses")], doctor: [] }, true)).toEqual([nobody, "driver", "nurse"]);
  expect(order([], {}, true)).toEqual([nobody]);
});
