import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { createAutomation } from "@/lib/domains/automations/change";
import type { Automation, AutomationStep, CreateAutomationBody, RunStatus } from "@/lib/domains/automations/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const minute = 60_000;
const day = 1440 * minute;

/** What became of a run: after how many minutes, of which action, with which result. */
type Told = { status: RunStatus; steps: readonly [after: number, result: string, detail: string | null][] };
type Rule = { body: CreateAutomationBody; of: "no_show" | "completed"; back?: true; told: readonly Told[] };

const done = (...after: number[]): Told => ({ status: "succeeded", steps: after.map((each) => [each, "done", null]) });
const noChat = "There is no conversation with this customer on any channel.";

/** No channel is connected in the demo, so scheduled messages to customers are disabled. */
const rules: readonly Rule[] = [
  {
    body: {
      name: "Avisar a equipe de uma falta",
      enabled: true,
      trigger: { type: "booking.no_show" },
      conditions: [],
      actions: [{ type: "notify_team", message: "Um paciente não compareceu. Ligue e ofereça outro horário." }],
    },
    of: "no_show",
    told: [done(0), done(0), done(0), done(0), done(0)],
  },
  {
    body: {
      name: "Agradecimento depois da visita",
      enabled: true,
      trigger: { type: "booking.completed" },
      conditions: [{ field: "customer.locale", op: "in", value: ["pt-BR"] }],
      actions: [
        { type: "wait", minutes: 120 },
        {
          type: "send_message",
          text: "{customer}, obrigado pela visita! Como foi {service}? Sua resposta nos ajuda a melhorar. {business}",
          template: null,
        },
      ],
    },
    of: "completed",
    told: [
      done(0, 120),
      {
        status: "failed",
        steps: [
          [0, "done", null],
          [120, "failed", noChat],
        ],
      },
      done(0, 120),
      done(0, 120),
    ],
  },
  {
    body: {
      name: "Lembrete um dia antes",
      enabled: false,
      trigger: { type: "time_relative", offset_minutes: -1440, to: "start" },
      conditions: [],
      actions: [
        {
          type: "send_message",
          text: "Olá, {customer}! Esperamos você para {service}: {start}. Se não puder vir, é só responder aqui. {business}",
          template: null,
        },
      ],
    },
    of: "completed",
    back: true,
    told: [done(0), { status: "dropped", steps: [] }, done(0), { status: "skipped", steps: [] }, done(0)],
  },
];

type Kept = { id: string; start_at: Date | null; end_at: Date | null };

/** A run as it might have gone for a booking of the last days. */
function runOf(actor: Actor, { id, actions }: Automation, { back }: Rule, { status, steps }: Told, booking: Kept) {
  const base = (back ? booking.start_at : booking.end_at)?.getTime() ?? actor.now.getTime();
  const began = back ? base - day : base;
  const at = (after: number): Date => new Date(began + after * minute);
  const noted = steps.map(
    ([after, result, detail], n): AutomationStep => ({
      n: n + 1,
      action: actions[n]?.type ?? "",
      at: at(after).toISOString(),
      result,
      detail,
    }),
  );
  return {
    project_id: actor.project.id,
    id: newId("run", began),
    automation_id: id,
    subject_id: booking.id,
    status,
    cause: back ? `${booking.id}@${at(0).toISOString()}` : newId("evt", began),
    actions: actions as Prisma.InputJsonArray,
    position: noted.length,
    steps: noted as Prisma.InputJsonArray,
    created_at: at(0),
    finished_at: at(steps.at(-1)?.[0] ?? 0),
  };
}

/** What the clinic lets happen by itself, and how it went lately. */
export async function addAutomations(actor: Actor): Promise<void> {
  const tx = reader(actor);
  for (const rule of rules) {
    const automation = await createAutomation(actor, rule.body);
    const until = new Date(actor.now.getTime() - 3 * 60 * minute);
    const bookings = await tx.booking.findMany({
      where: { project_id: actor.project.id, status: rule.of, end_at: { lt: until }, customer_id: { not: null } },
      orderBy: { end_at: "desc" },
      take: rule.told.length,
      select: { id: true, start_at: true, end_at: true },
    });
    const data = bookings.flatMap((booking, n) => {
      const told = rule.told[n];
      return told ? [runOf(actor, automation, rule, told, booking)] : [];
    });
    await tx.automationRun.createMany({ data });
  }
}
