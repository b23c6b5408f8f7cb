import { z } from "zod";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const BackgroundFunction = z
  .object({
    id: z.string(),
    name: z.string(),
    triggers: z.array(z.string()).describe("Event names, and timetables as `cron 17 3 * * *`."),
    retries: z.int(),
    seen_at: DateTimeOut.describe("When a worker last announced it."),
    runs: z
      .object({ active: z.int(), completed: z.int(), failed: z.int(), cancelled: z.int() })
      .describe("Of this project and of the installation, as far as they are kept."),
    last_run_at: DateTimeOut.nullable(),
    next_run_at: DateTimeOut.nullable(),
    last_failure: z
      .object({
        run_id: z.string(),
        at: DateTimeOut,
        message: z.string().nullable().describe("Null for a run of the installation's own, whose error is not shown."),
      })
      .nullable(),
  })
  .meta({ id: "BackgroundFunction" });
export type BackgroundFunction = z.output<typeof BackgroundFunction>;

export const BackgroundFunctionQuery = z.strictObject(Page);
export const BackgroundFunctions = pageOf(BackgroundFunction);

export const runStatuses = ["queued", "running", "waiting", "completed", "failed", "cancelled"] as const;

export const BackgroundRun = z
  .object({
    id: z.string(),
    function_id: z.string(),
    status: z.enum(runStatuses),
    system: z.boolean().describe("The installation's own, not this project's: its event and error are not shown."),
    event: z.object({ id: z.string(), type: z.string(), subject_id: z.string().nullable() }).nullable(),
    attempt: z.int(),
    error: z.object({ name: z.string(), message: z.string() }).nullable(),
    steps: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["run", "sleep"]),
        status: z.enum(["planned", "done", "failed"]),
        attempt: z.int(),
        due_at: DateTimeOut.nullable(),
        finished_at: DateTimeOut.nullable(),
      }),
    ),
    due_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
    started_at: DateTimeOut.nullable(),
    finished_at: DateTimeOut.nullable(),
  })
  .meta({ id: "BackgroundRun" });
export type BackgroundRun = z.output<typeof BackgroundRun>;

export const BackgroundRunPage = pageOf(BackgroundRun);
export const BackgroundRunParams = z.strictObject({ id: Id });
export const BackgroundRunQuery = z.strictObject({
  status: z.enum(runStatuses).optional(),
  function: z.string().max(200).optional(),
  ...Page,
});
export type BackgroundRunQuery = z.output<typeof BackgroundRunQuery>;

export const Outbox = z
  .object({
    engine: z.enum(["embedded", "dev", "server"]).nullable().describe("Null while no worker has been heard of."),
    workers: z.int(),
    worker_seen_at: DateTimeOut.nullable(),
    pending: z.int().describe("Events of this project that are not handed on yet."),
    oldest_seconds: z.number().describe("How long the oldest of them has waited; 0 when there is none."),
    relay_failures: z.int().describe("Failures in a row of the relay that fares worst."),
    relay_failing: z.boolean(),
    failed_runs: z.int().describe("Runs of this project that failed in the last 24 hours."),
  })
  .meta({ id: "Outbox" });
export type Outbox = z.output<typeof Outbox>;
