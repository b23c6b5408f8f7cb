import { describe, expect, it } from "vitest";
import { defaultPreferences, keptPreferences, withPreferences } from "@/lib/domains/account/rules";
import { answerersOf, concernedBy, nextAttempt, quietUntil, sendingsOf } from "@/lib/domains/member-notices/rules";

const colleague = (id: string, role: "owner" | "admin" | "agent", ...resources: string[]) => ({
  id,
  role,
  resources,
  reach: [],
});
const [olga, ada, bia, caio] = [
  colleague("olga", "owner"),
  colleague("ada", "admin"),
  colleague("bia", "agent", "chair-1"),
  colleague("caio", "agent", "chair-2"),
];
const team = [olga, ada, bia, caio];

describe("whom a booking concerns", () => {
  it("is who works in it and who leads, but never who did it", () => {
    expect(concernedBy(team, ["chair-1"], null)).toEqual([olga, ada, bia]);
    expect(concernedBy(team, ["chair-1"], "bia")).toEqual([olga, ada]);
    expect(concernedBy(team, [], "olga")).toEqual([ada]);
  });

  it("of a conversation is its assignee, else everybody", () => {
    expect(answerersOf(team, "bia")).toEqual([bia]);
    expect(answerersOf(team, null)).toEqual(team);
    expect(answerersOf(team, "somebody who left")).toEqual(team);
  });
});

describe("quiet hours", () => {
  const night = { from: "22:00", to: "07:00", timezone: null };
  const until = (now: string, quiet: Parameters<typeof quietUntil>[0] = night, zone = "America/Sao_Paulo") =>
    quietUntil(quiet, zone, new Date(now))?.toISOString() ?? null;

  it("hold over midnight in the member's zone, else the workspace's", () => {
    expect(until("2026-03-02T00:59:00Z")).toBeNull();
    expect(until("2026-03-02T01:00:00Z")).toBe("2026-03-02T10:00:00.000Z");
    expect(until("2026-03-02T09:59:59Z")).toBe("2026-03-02T10:00:00.000Z");
    expect(until("2026-03-02T10:00:00Z")).toBeNull();
    expect(until("2026-03-02T23:00:00Z", { ...night, timezone: "UTC" })).toBe("2026-03-03T07:00:00.000Z");
  });

  it("end at the clock's time when the clock is put forward in between", () => {
    expect(until("2026-03-08T05:00:00Z", night, "America/New_York")).toBe("2026-03-08T11:00:00.000Z");
  });

  it("within a day, none, and of no length", () => {
    const lunch = { from: "12:00", to: "13:00", timezone: "UTC" };
    expect(until("2026-03-02T12:30:00Z", lunch)).toBe("2026-03-02T13:00:00.000Z");
    expect(until("2026-03-02T11:59:00Z", lunch)).toBeNull();
    expect(until("2026-03-02T12:30:00Z", null)).toBeNull();
    expect(until("2026-03-02T12:00:00Z", { ...lunch, to: "12:00" })).toBeNull();
  });
});

describe("the ways of a notice", () => {
  const now = new Date("2026-03-02T10:20:00Z");
  const ways = (wanted = defaultPreferences, escalation = false) =>
    sendingsOf(wanted, "task_assigned", ["email", "push"], "UTC", now, escalation);

  it("are those that are switched on and reach the member", () => {
    expect(ways().map(({ way }) => way)).toEqual(["email", "push"]);
    const off = withPreferences(defaultPreferences, { task_assigned: { email: false } });
    expect(ways(off).map(({ way }) => way)).toEqual(["push"]);
  });

  it("gather e-mail at the next full hour, unless it is escalated", () => {
    const hourly = withPreferences(defaultPreferences, { email_digest: "hourly" });
    const [email, push] = ways(hourly);
    expect(email).toEqual({ way: "email", digest: true, due_at: new Date("2026-03-02T11:00:00Z") });
    expect(push).toEqual({ way: "push", digest: false, due_at: now });
    expect(ways(hourly, true)[0]).toEqual({ way: "email", digest: false, due_at: now });
  });

  it("are tried again later and later, and not for ever", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => nextAttempt(tries, now)?.getTime() ?? null);
    expect(pauses.at(-1)).toBeNull();
    expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort());
  });
});

describe("push, where nothing was said of it", () => {
  it("is as the bell", () => {
    expect(keptPreferences({}).task_assigned.push).toBe(true);
    const kept = keptPreferences({ task_assigned: { in_app: false, email: true, telegram: true } });
    expect(kept.task_assigned).toEqual({ in_app: false, email: true, telegram: true, push: false });
    expect(keptPreferences({ task_assigned: { in_app: false, push: true } }).task_assigned.push).toBe(true);
  });
});
