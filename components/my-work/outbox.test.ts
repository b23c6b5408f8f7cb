import { describe, expect, it } from "vitest";
import { arrivedPhotos, type Entry, foreseen, givenUp, nextOf } from "@/components/my-work/outbox";
import type { Action, Task } from "@/components/work/moves";

const entry = (order: number, task: string, state: Entry["state"] = "waiting", action = "take"): Entry => ({
  id: `e${order}`,
  key: `k${order}`,
  owner: "me",
  order,
  task,
  who: "Ana",
  state,
  reason: null,
  kind: "action",
  action,
  label: action,
  body: {},
});
const photo = (order: number, task: string, attachment: string | null): Entry => ({
  id: `p${order}`,
  key: `k${order}`,
  owner: "me",
  order,
  task,
  who: "Ana",
  reason: null,
  state: attachment ? "sent" : "waiting",
  kind: "photo",
  file: new Blob(),
  name: "x.jpg",
  attachment,
});

describe("the outbox", () => {
  it("is sent in the order in which things were done", () => {
    expect(nextOf([entry(3, "b"), entry(1, "a"), entry(2, "a")])?.id).toBe("e1");
    expect(nextOf([entry(1, "a", "sent"), entry(2, "a")])?.id).toBe("e2");
    expect(nextOf([])).toBeNull();
  });

  it("holds back what follows a refusal on the same task, and nothing else", () => {
    expect(nextOf([entry(1, "a", "refused"), entry(2, "a"), entry(3, "b")])?.id).toBe("e3");
    expect(nextOf([entry(1, "a", "refused"), entry(2, "a")])).toBeNull();
  });

  it("gives up a refused action with what was to follow it", () => {
    const entries = [photo(0, "a", "att"), entry(1, "a", "refused"), entry(2, "a"), entry(3, "b")];
    expect(givenUp(entries, entries[1] as Entry).map(({ id }) => id)).toEqual(["e1", "e2"]);
  });

  it("sends an action with the photos that were taken before it", () => {
    const done = entry(5, "a", "waiting", "complete") as Extract<Entry, { kind: "action" }>;
    expect(arrivedPhotos([photo(1, "a", "one"), photo(2, "b", "two"), photo(6, "a", "late"), done], done)).toEqual([
      "one",
    ]);
  });

  it("sends no more photos with an action than one takes: the latest", () => {
    const done = entry(99, "a", "waiting", "complete") as Extract<Entry, { kind: "action" }>;
    const taken = Array.from({ length: 25 }, (_, n) => photo(n, "a", `photo ${n}`));
    const sent = arrivedPhotos([...taken.toReversed(), done], done);
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([20, "photo 5", "photo 24"]);
  });

  it("shows what was sent until a read confirms it, and not beyond", () => {
    const action = {
      key: "complete",
      from: ["queue"],
      to: "done",
      effect: "complete",
      outcome: null,
    } as unknown as Action;
    const at = (version: number) => ({ id: "a", stage: "queue", status: "checked_in", version }) as Task;
    const sent = { ...entry(1, "a", "sent", "complete"), version: 4 } as Entry;
    expect(foreseen(at(3), [sent], [action], null)).toMatchObject({ stage: "done", status: "completed" });
    // As it was read after the answer: an undo, or somebody else's change.
    expect(foreseen(at(4), [sent], [action], null)).toMatchObject({ stage: "queue", status: "checked_in" });
    expect(foreseen(at(5), [sent], [action], null)).toMatchObject({ stage: "queue", status: "checked_in" });
  });

  it("shows a task as it will be", () => {
    const action = (key: string, from: string, to: string, effect: Action["effect"]): Action => ({
      key,
      label: key,
      from: [from],
      to,
      effect,
      outcome: null,
      requires: { resource: false, comment: false, photo: false, location: false, fields: [] },
    });
    const actions = [
      action("take", "queued", "assigned", "take"),
      action("start", "assigned", "in_progress", "check_in"),
    ];
    const task = { id: "a", stage: "queued", status: "confirmed", assignee: null } as Task;
    const seen = foreseen(task, [entry(2, "a", "waiting", "start"), entry(1, "a")], actions, { id: "r", name: "Van" });
    expect(seen).toMatchObject({ stage: "in_progress", status: "checked_in", assignee: { resource_id: "r" } });
  });
});
