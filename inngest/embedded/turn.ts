import { type Entry, failureId } from "@/inngest/embedded/catalog";
import {
  type Answer,
  type Failure,
  failureFrom,
  type Memory,
  type Op,
  type Protocol,
} from "@/inngest/embedded/protocol";
import {
  completeRun,
  failRun,
  LeaseLost,
  loadSteps,
  type NewRun,
  type Run,
  releaseRun,
  type Step,
  saveSteps,
} from "@/inngest/embedded/store";
import { retryTime, type Timing, wakeTime } from "@/inngest/embedded/timing";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";

export type Turn = { entry: Entry; protocol: Protocol; timing: Timing; stopping: () => boolean };

const widest = 4;
const mostUnfinished = 3;
/** The error name of a run whose process crashed during it repeatedly. */
export const workerLost = "WorkerLost";

function memoryOf(steps: Map<string, Step>): Memory {
  const finished = [...steps.values()]
    .filter(({ status }) => status !== "planned")
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return {
    steps: Object.fromEntries(
      finished.map(({ id, error, data }) => [id, error ? { error } : { data: data ?? null }] as const),
    ),
    order: finished.map(({ id }) => id),
  };
}

/** The event that the function's onFailure receives, as a run of its own. */
const aftermathOf = (run: Run, entry: Entry, error: Failure): NewRun | null => {
  if (!entry.onFailure) return null;
  const id = `${run.id}-failed-${run.lease}`;
  const data = { function_id: run.function_id, run_id: run.id, error, event: run.events[0] };
  const name = "inngest/function.failed";
  return {
    id: newId("run"),
    function_id: failureId(entry.id),
    project_id: run.project_id,
    event_id: id,
    event_name: name,
    event_seq: null,
    events: [{ id, name, ts: clock.now().getTime(), data }],
  };
};

/** One worker's lease of a run: executes step by step until the run ends, sleeps, or must wait for another attempt. */
class Hold {
  private readonly steps = new Map<string, Step>();

  constructor(
    private readonly run: Run,
    private readonly turn: Turn,
  ) {}

  async advance(): Promise<void> {
    if (this.run.unfinished >= mostUnfinished) return this.lost();
    for (const step of await loadSteps(this.run)) this.steps.set(step.id, step);
    for (;;) {
      if (this.turn.stopping()) return releaseRun(this.run, null, this.run.attempt);
      const due = this.planned().filter(({ due_at }) => due_at === null || due_at <= clock.now());
      if (due.length > 0) await this.runPlanned(due.slice(0, widest));
      else if (this.planned().length > 0) return releaseRun(this.run, this.nextDue(), 0);
      else if (await this.discover()) return;
    }
  }

  /** A step that crashes its worker must not crash every worker in turn. */
  private async lost(): Promise<void> {
    const message = `Its process ended in the middle of it ${mostUnfinished} times; it is not tried again.`;
    await this.failed({ name: workerLost, message }, false, null);
  }

  private planned(): Step[] {
    return [...this.steps.values()].filter(({ status }) => status === "planned");
  }

  private nextDue(): Date {
    return new Date(Math.min(...this.planned().map(({ due_at }) => due_at?.getTime() ?? 0)));
  }

  private call(step: Step | null): Promise<Answer> {
    const { entry, protocol } = this.turn;
    return protocol({
      functionId: entry.id,
      stepId: step?.id ?? null,
      runId: this.run.id,
      events: this.run.events,
      memory: memoryOf(this.steps),
      attempt: step ? step.attempt : this.run.attempt,
      attempts: entry.attempts,
      planOnly: [...this.steps.values()].some(({ kind, due_at }) => kind === "run" && due_at !== null),
    });
  }

  private async save(...changed: Step[]): Promise<void> {
    await saveSteps(this.run, changed);
    this.run.attempt = 0;
    this.run.unfinished = 0;
    for (const step of changed) this.steps.set(step.id, step);
  }

  private finished(step: Step, outcome: { data: unknown } | { error: Failure }): Step {
    const position = [...this.steps.values()].filter(({ status }) => status !== "planned").length;
    return "error" in outcome
      ? { ...step, status: "failed", data: null, error: outcome.error, position }
      : { ...step, status: "done", data: outcome.data ?? null, error: null, position };
  }

  /** Parallel steps: a finished sleep is completed, the others are run, each by its id. */
  private async runPlanned(due: Step[]): Promise<void> {
    const asleep = due.filter(({ kind }) => kind === "sleep");
    for (const step of asleep) await this.save(this.finished(step, { data: null }));
    const results = await Promise.allSettled(
      due.filter(({ kind }) => kind === "run").map((step) => this.runStep(step)),
    );
    for (const result of results) if (result.status === "rejected") throw result.reason;
  }

  private async runStep(step: Step): Promise<void> {
    const answer = await this.call(step);
    const op = answer.kind === "ops" ? answer.ops.find(({ id }) => id === step.id) : undefined;
    if (op?.op === "StepRun") return this.save(this.finished(step, { data: op.data }));
    const failure = failureFrom(op ? op.error : answer.kind === "failed" ? answer.failure : "The step was not found.");
    const attempt = step.attempt + 1;
    const final = op?.op === "StepFailed" || (answer.kind === "failed" && !answer.retriable);
    if (final || attempt >= this.turn.entry.attempts) return this.save(this.finished(step, { error: failure }));
    const retryAfter = answer.kind === "returned" ? null : answer.retryAfter;
    return this.save({ ...step, attempt, error: failure, due_at: this.retryAt(attempt, retryAfter) });
  }

  private retryAt(attempt: number, retryAfter: string | null): Date {
    return retryTime(retryAfter, this.turn.timing.backoffMs(attempt), clock.now());
  }

  /** Asks the function what comes next. True when the run leaves this worker. */
  private async discover(): Promise<boolean> {
    const answer = await this.call(null);
    if (answer.kind === "returned") {
      await completeRun(this.run, answer.data);
      return true;
    }
    if (answer.kind === "failed") return this.failed(answer.failure, answer.retriable, answer.retryAfter);
    const [op, ...others] = answer.ops;
    if (op?.op === "StepError" && others.length === 0)
      return this.failed(failureFrom(op.error), true, answer.retryAfter);
    const steps = answer.ops.map((each) => this.stepOf(each));
    const unknown = answer.ops.find((_, i) => steps[i] === null);
    if (unknown || !op) {
      const message = `The embedded executor does not do ${unknown?.op ?? "nothing at all"}.`;
      return this.failed({ name: "NotSupported", message }, false, null);
    }
    await this.save(...steps.filter((step) => step !== null));
    return false;
  }

  private stepOf(op: Op): Step | null {
    const base = {
      id: op.id,
      name: op.displayName ?? op.name ?? op.id,
      attempt: 0,
      data: null,
      error: null,
      position: null,
    };
    const run: Step = { ...base, kind: "run", status: "planned", due_at: null };
    if (op.opts?.parallelMode) return null;
    if (op.op === "StepRun") return this.finished(run, { data: op.data });
    if (op.op === "StepFailed") return this.finished(run, { error: failureFrom(op.error) });
    if (op.op === "StepPlanned") return { ...run, due_at: clock.now() };
    if (op.op === "Sleep")
      return { ...base, kind: "sleep", status: "planned", due_at: wakeTime(op.name ?? "", clock.now()) };
    return null;
  }

  async failed(failure: Failure, retriable: boolean, retryAfter: string | null): Promise<true> {
    const attempt = this.run.attempt + 1;
    if (retriable && attempt < this.turn.entry.attempts) {
      await releaseRun(this.run, this.retryAt(attempt, retryAfter), attempt, failure);
    } else {
      log.error("background run failed", { run: this.run.id, function: this.run.function_id, reason: failure.message });
      await failRun(this.run, failure, aftermathOf(this.run, this.turn.entry, failure));
    }
    return true;
  }
}

/** Executes a claimed run as far as it goes. Never throws: if even saving fails, the lease expires. */
export async function runTurn(run: Run, turn: Turn): Promise<void> {
  const hold = new Hold(run, turn);
  try {
    await hold.advance();
  } catch (error) {
    if (error instanceof LeaseLost) return;
    try {
      await hold.failed(failureFrom(error), true, null);
    } catch (second) {
      if (!(second instanceof LeaseLost))
        log.error("background run could not be written down", { run: run.id, error: second });
    }
  }
}
