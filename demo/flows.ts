import type { Actor } from "@/lib/core/actor";
import { createFlow } from "@/lib/domains/automations/flows/change";
import type { CreateFlowBody } from "@/lib/domains/automations/flows/schema";

/** No channel is connected in the demo, so the flow can be viewed and tried, but is disabled. */
const reminder: CreateFlowBody = {
  name: "Lembrete, e um aviso se ninguém confirmar",
  enabled: false,
  trigger: { type: "time_relative", offset_minutes: -1440, to: "start" },
  nodes: [
    {
      id: "remind",
      kind: "action",
      x: 0,
      y: 132,
      action: {
        type: "send_message",
        text: "Olá, {customer}! Esperamos você para {service}: {start}. Responda SIM para confirmar. {business}",
        template: { name: "lembrete_consulta", language: "pt_BR", params: ["{customer}", "{start}"] },
      },
    },
    { id: "wait", kind: "action", action: { type: "wait", minutes: 22 * 60 }, x: 0, y: 264 },
    {
      id: "confirmed",
      kind: "condition",
      x: 0,
      y: 396,
      conditions: [{ field: "tags", op: "in", value: ["confirmado"] }],
    },
    { id: "done", kind: "action", action: { type: "set_priority", priority: "normal" }, x: -130, y: 528 },
    {
      id: "tell",
      kind: "action",
      x: 130,
      y: 528,
      action: { type: "notify_team", message: "Faltam duas horas e o paciente não confirmou. Ligue para ele." },
    },
  ],
  edges: [
    { from: "trigger", to: "remind", branch: null },
    { from: "remind", to: "wait", branch: null },
    { from: "wait", to: "confirmed", branch: null },
    { from: "confirmed", to: "done", branch: "yes" },
    { from: "confirmed", to: "tell", branch: "no" },
  ],
};

export const addFlows = async (actor: Actor): Promise<void> => {
  await createFlow(actor, reminder);
};
