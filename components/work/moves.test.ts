import { describe, expect, it } from "vitest";
import { columnsOf, nobody, personOf, stageOf, withKept } from "@/components/board/columns";
import { byPerson } from "@/components/work/assigning/groups";
import { before as wayBack } from "@/components/work/change";
import {
  type Action,
  actionsBetween,
  actionsFrom,
  afterAction,
  asks,
  assignmentOf,
  isAssignable,
  lastUndoable,
  type Me,
  reassignmentOf,
  type Task,
  timeOf,
  urgentFirst,
} from "@/components/work/moves";

const action = (key: string, from: string[], to: string, more: Partial<Action> = {}): Action => ({
  key,
  label: key,
  from,
  to,
  effect: "none",
  outcome: null,
  requires: { resource: false, comment: false, photo: false, location: false, fields: [] },
  ...more,
});
const take = action("take", ["queued"], "assigned", { effect: "take" });
const start = action("start", ["assigned"], "doing", { effect: "check_in" });
const fail = action("fail", ["queued", "assigned", "doing"], "failed", { effect: "fail" });
const giveUp = action("give_up", ["doing"], "failed", { effect: "fail" });
const file = action("file", ["failed"], "filed");
const stages = { actions: [take, start, fail, giveUp, file] };

const task = (change: Partial<Task>): Task =>
  ({ id: "a", stage: "queued", status: "confirmed", group_id: "g", assignee: null, version: 1, ...change }) as Task;

const van = { id: "van", name: "Van", active: true, group_ids: ["g"], member_id: "me" };
const other = { ...van, id: "other", member_id: "you" };
const me: Me = { id: "me", role: "agent" };

describe("the actions of a task", () => {
  it("are those of its stage, and of what has ended only those that change nothing but the stage", () => {
    expect(actionsFrom(stages, task({}))).toEqual([take, fail]);
    expect(actionsFrom(stages, task({ stage: "failed", status: "failed" }))).toEqual([file]);
  });

  it("are none that the status forbids: what waits for its deposit cannot begin, what has begun is no absence", () => {
    const absent = action("absent", ["assigned", "doing"], "failed", { effect: "no_show" });
    const of = (status: Task["status"], stage: string) =>
      actionsFrom({ actions: [...stages.actions, absent] }, task({ status, stage })).map(({ key }) => key);
    expect(of("confirmed", "assigned")).toEqual(["start", "fail", "absent"]);
    expect(of("pending_payment", "assigned")).toEqual([]);
    expect(of("pending_payment", "queued")).toEqual([]);
    expect(of("checked_in", "doing")).toEqual(["fail", "give_up"]);
  });

  it("that lead from one stage to another may be one, several or none", () => {
    expect(actionsBetween(stages, task({}), "assigned")).toEqual([take]);
    expect(actionsBetween(stages, task({ stage: "doing" }), "failed")).toEqual([fail, giveUp]);
    expect(actionsBetween(stages, task({}), "doing")).toEqual([]);
    expect(actionsBetween(stages, task({}), "queued")).toEqual([]);
  });

  it("ask when something is required, when nobody is known to do it, and before an end that has no way back", () => {
    expect(asks(take, task({}), [van, other], me)).toBe(false);
    expect(asks(take, task({}), [other], me)).toBe(true);
    expect(asks(take, task({ group_id: "elsewhere" }), [van], me)).toBe(true);
    expect(asks({ ...start, requires: { ...start.requires, photo: true } }, task({}), [van], me)).toBe(true);
    expect(asks(start, task({ stage: "assigned" }), [], me)).toBe(false);
    expect(asks(fail, task({}), [van], me)).toBe(true);
  });

  it("are seen before the server has answered", () => {
    const taken = afterAction(task({}), take, van);
    expect(taken).toMatchObject({ stage: "assigned", assignee: { resource_id: "van", name: "Van" } });
    expect(afterAction(taken, start, van)).toMatchObject({ stage: "doing", status: "checked_in" });
    const back = action("release", ["doing"], "queued", { effect: "release" });
    const released = afterAction({ ...taken, status: "checked_in" }, back, van);
    expect(released).toMatchObject({ stage: "queued", status: "confirmed", assignee: null });
  });
});

describe("the way back of a change", () => {
  it("names what the task had, and nothing that was not changed", () => {
    const had = task({ priority: "low", tags: ["a"], due_at: null });
    expect(wayBack(had, { priority: "high" })).toEqual({ priority: "low" });
    expect(wayBack(had, { tags: [], due_at: "2026-11-15T10:00:00.000Z" })).toEqual({ tags: ["a"], due_at: null });
  });
});

describe("the board", () => {
  it("has each task once, in the stage of its latest version, by time", () => {
    const old = task({ start: null, due_at: "2026-11-15T10:00:00.000Z" });
    const moved = { ...old, stage: "assigned", version: 2 };
    const earlier = { ...old, id: "b", stage: "assigned", due_at: "2026-11-15T09:00:00.000Z" };
    const columns = columnsOf(["queued", "assigned"], [[old], [moved, earlier]], stageOf);
    expect(columns.get("queued")).toEqual([]);
    expect(columns.get("assigned")?.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("keeps a task that is in no list while one of them is still read, and lets it go after that", () => {
    const moved = task({ stage: "assigned", version: 2 });
    const board = (isReading: boolean) =>
      columnsOf(["queued", "assigned"], withKept([[], []], [moved], isReading), stageOf).get("assigned");
    expect(board(true)).toEqual([moved]);
    expect(board(false)).toEqual([]);
    const back = { ...moved, stage: "queued", version: 3 };
    const lists = withKept([[back], []], [moved], true);
    expect(columnsOf(["queued", "assigned"], lists, stageOf).get("queued")).toEqual([back]);
  });
});

describe("the board by person", () => {
  it("has a column for what nobody has, and one for each who has something", () => {
    const had = task({ id: "b", assignee: { resource_id: "van", name: "Van" } });
    const columns = columnsOf([nobody, "van"], [[task({}), had]], personOf);
    expect([...columns].map(([key, of]) => [key, of.map(({ id }) => id)])).toEqual([
      [nobody, ["a"]],
      ["van", ["b"]],
    ]);
  });
});

describe("the tasks by person", () => {
  it("begin with those that nobody has", () => {
    const taskOf = (id: string, name: string) => task({ id, assignee: { resource_id: name, name } });
    const groups = byPerson(
      [taskOf("1", "Zoe"), taskOf("2", "Ana"), task({ id: "3" }), taskOf("4", "Zoe")],
      (one) => one,
    );
    expect(groups.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      [null, ["3"]],
      ["Ana", ["2"]],
      ["Zoe", ["1", "4"]],
    ]);
  });
});

describe("when a task wants attention", () => {
  const at = "2026-03-02T13:00:00Z";
  const taken = "2026-03-01T09:00:00Z";
  it("is when a task of a queue is due, whenever somebody took it", () => {
    expect(timeOf(task({ group_id: "g", start: taken, due_at: at }))).toBe(at);
    expect(timeOf(task({ group_id: "g", start: taken, due_at: null }))).toBeNull();
  });
  it("is when a booking with a time starts", () => {
    expect(timeOf(task({ group_id: null, start: taken, due_at: at }))).toBe(taken);
    expect(timeOf(task({ group_id: null, start: null, due_at: at }))).toBe(at);
  });
  it("is first where it is urgent, else by its time; what has none comes last", () => {
    const list = [
      task({ id: "undated", priority: "high", due_at: null }),
      task({ id: "later", priority: "normal", due_at: at }),
      task({ id: "sooner", priority: "low", due_at: taken }),
      task({ id: "urgent", priority: "urgent", due_at: at }),
    ];
    expect(list.sort(urgentFirst).map(({ id }) => id)).toEqual(["urgent", "sooner", "later", "undated"]);
  });
});

describe("giving a task to somebody else", () => {
  const release = action("release", ["assigned"], "queued", { effect: "release" });
  const had = task({ stage: "assigned", assignee: { resource_id: "van", name: "Van" } });
  const wayOf = (actions: Action[], of = had) => reassignmentOf({ actions }, of);

  it("goes through the stage where it can be taken", () => {
    expect(wayOf([take, release])).toBe(release);
  });
  it("is not offered where nobody has it, it has ended, or no action puts it back", () => {
    expect(wayOf([take, release], task({ stage: "assigned" }))).toBeNull();
    expect(wayOf([take, release], { ...had, status: "completed" })).toBeNull();
    expect(wayOf([take, release], { ...had, stage: "doing" })).toBeNull();
    expect(wayOf([take])).toBeNull();
  });
  it("is a claim for somebody where nobody has it, and one release that hands it on where somebody has", () => {
    const actions = { actions: [take, release] };
    expect(assignmentOf(actions, task({}), "bea")).toEqual({ action: take, body: { resource_id: "bea" } });
    expect(assignmentOf(actions, had, "bea")).toEqual({ action: release, body: { assign_to: "bea" } });
    const named = { ...release, requires: { ...release.requires, resource: true } };
    expect(assignmentOf({ actions: [take, named] }, had, "bea")?.body).toEqual({
      resource_id: "van",
      assign_to: "bea",
    });
    expect(assignmentOf(actions, had, "van")).toBeNull();
    expect([task({}), had, { ...had, stage: "doing" }].map((each) => isAssignable(actions, each))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it("is not offered where a step asks for more than who", () => {
    const asking = { ...release.requires, comment: true };
    expect(wayOf([take, { ...release, requires: asking }])).toBeNull();
    expect(wayOf([{ ...take, requires: asking }, release])).toBeNull();
    expect(wayOf([{ ...take, requires: { ...take.requires, resource: true } }, release])).not.toBeNull();
  });
});

describe("the last move of a task", () => {
  const now = Date.parse("2026-03-02T12:00:00Z");
  const move = (change: object = {}) => ({
    id: "stg_1",
    from: "queued",
    to: "assigned",
    action: "take",
    actor: { type: "member", id: "me", name: "Me" },
    data: null,
    version: 2,
    at: "2026-03-02T11:00:00.000Z",
    ...change,
  });
  const undoable = (history: ReturnType<typeof move>[], change: Partial<Task> = {}, by: Me = me) =>
    lastUndoable(task(change), history, by, now)?.from ?? null;

  it("can be taken back by whoever made it, and by an admin", () => {
    const theirs = move({ actor: { type: "member", id: "you", name: "You" } });
    expect(undoable([move()])).toBe("queued");
    expect(undoable([theirs])).toBeNull();
    expect(undoable([theirs], {}, { id: "me", role: "admin" })).toBe("queued");
  });

  it("is the one before once it was taken back, and a reassignment is one", () => {
    const start = move({ from: "assigned", to: "in_progress", action: "start", at: "2026-03-02T11:10:00.000Z" });
    const undone = move({ from: "in_progress", to: "assigned", action: "undone", at: "2026-03-02T11:20:00.000Z" });
    expect(undoable([move(), start])).toBe("assigned");
    expect(undoable([move(), start, undone])).toBe("queued");
    expect(undoable([move(), start, undone, undone])).toBeNull();
    const release = move({ from: "assigned", to: "queued", action: "release", at: "2026-03-02T11:10:00.000Z" });
    const take = move({ at: "2026-03-02T11:10:00.001Z" });
    expect(undoable([move(), release, take, undone, undone])).toBeNull();
    const changed = move({ from: "assigned", to: "with_driver", action: "stages_changed" });
    expect(undoable([move(), changed])).toBeNull();
  });

  it("stays where it is no move, was taken back, is a day old or ended the task", () => {
    expect(undoable([])).toBeNull();
    expect(undoable([move({ from: null, action: "created" })])).toBeNull();
    expect(undoable([move(), move({ from: "assigned", to: "queued", action: "undone" })])).toBeNull();
    expect(undoable([move({ at: "2026-03-01T12:00:00.000Z" })])).toBeNull();
    expect(undoable([move()], { status: "completed" })).toBeNull();
  });
});
