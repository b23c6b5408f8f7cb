import { Temporal } from "temporal-polyfill";
import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { invalid } from "@/lib/core/problem";
import { selectFailingModels } from "@/lib/domains/ai/rest/store";
import { centsOf, shareOf } from "@/lib/domains/ai/rules";
import type { AiStatus, AiUsage, AiUsageQuery } from "@/lib/domains/ai/schema";
import { type Figures, findControl, findStanding, selectUsage } from "@/lib/domains/ai/store";

const usualDays = 30;
const mostDays = 366;

export async function statusOf(actor: Actor): Promise<AiStatus> {
  const { paused, monthly_cents, monthly_tokens } = await findControl(reader(actor), actor.project.id);
  const standing = await findStanding(sqlOf(actor), actor.project.id, actor.now);
  const spent = standing ?? { cost_micros: 0, tokens: 0 };
  return {
    configured: env().AI_BASE_URL !== undefined,
    model: env().AI_MODEL ?? null,
    paused,
    resting: await selectFailingModels(sqlOf(actor), actor.project.id),
    budget: {
      monthly_cents,
      monthly_tokens,
      spent_cents: centsOf(spent.cost_micros),
      spent_tokens: spent.tokens,
      share: shareOf({ monthly_cents, monthly_tokens }, spent),
    },
  };
}

const figures = (rows: readonly Figures[]): AiUsage["total"] => {
  const sum = (of: (row: Figures) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    calls: sum(({ calls }) => calls),
    failed: sum(({ failed }) => failed),
    tokens_in: sum(({ tokens_in }) => tokens_in),
    tokens_out: sum(({ tokens_out }) => tokens_out),
    cost_cents: centsOf(sum(({ cost_micros }) => cost_micros)),
  };
};

/** The rows by what they have in common, the most used first. */
function grouped<Row extends Figures, About extends object>(rows: readonly Row[], about: (row: Row) => About) {
  const groups = new Map<string, { about: About; rows: Row[] }>();
  for (const row of rows) {
    const key = JSON.stringify(about(row));
    const group = groups.get(key) ?? { about: about(row), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group.about, ...figures(group.rows) }))
    .sort((a, b) => b.calls - a.calls);
}

export async function readUsage(actor: Actor, query: AiUsageQuery): Promise<AiUsage> {
  const today = Temporal.Instant.fromEpochMilliseconds(actor.now.getTime())
    .toZonedDateTimeISO(actor.project.timezone)
    .toPlainDate();
  const to = query.to ? Temporal.PlainDate.from(query.to) : today;
  const from = query.from ? Temporal.PlainDate.from(query.from) : to.subtract({ days: usualDays - 1 });
  const length = from.until(to, { largestUnit: "days" }).days + 1;
  if (length < 1 || length > mostDays)
    throw invalid({
      pointer: "?from",
      detail: `From the first day to the last are 1 to ${mostDays} days.`,
      code: "invalid_range",
    });
  const rows = await selectUsage(sqlOf(actor), actor.project.id, from.toString(), to.toString());
  return {
    from: from.toString(),
    to: to.toString(),
    status: await statusOf(actor),
    total: figures(rows),
    days: Array.from({ length }, (_, i) => from.add({ days: i }).toString()).map((day) => ({
      day,
      ...figures(rows.filter((row) => row.day === day)),
    })),
    channels: grouped(rows, ({ channel }) => ({ channel })),
    models: grouped(rows, ({ model, purpose }) => ({ model, purpose })),
  };
}
