import type { Language } from "@/lib/core/vocabulary";
import type { Business } from "@/lib/domains/assistant/schema";
import { type Words, words } from "@/lib/domains/assistant/templates/template";
import type { Category, Effect } from "@/lib/domains/stages/rules";
import type { StageContent } from "@/lib/domains/stages/schema";

type Stage = [key: string, category: Category, color: string, name: Words];
type Action = {
  key: string;
  label: Words;
  from: string[];
  to: string;
  effect: Effect;
  outcome?: string;
  photo?: true;
  resource?: true;
};
type Flow = { stages: readonly Stage[]; actions: readonly Action[] };

/** Every flow keeps the keys of the default stages in which live tasks can be, so that no task is left without a stage. */
const scheduled: Stage = ["scheduled", "todo", "#6366f1", words("Agendado", "Agendado", "Scheduled")];
const queued: Stage = ["queued", "todo", "#64748b", words("Na fila", "En cola", "In queue")];
const assigned: Stage = ["assigned", "todo", "#0891b2", words("Atribuído", "Asignado", "Assigned")];
const inProgress = (name: Words): Stage => ["in_progress", "doing", "#2563eb", name];
const done = (name: Words): Stage => ["done", "done", "#16a34a", name];
const failed: Stage = ["failed", "failed", "#dc2626", words("Não realizado", "No realizado", "Not done")];
const noShow: Stage = ["no_show", "failed", "#ea580c", words("Não compareceu", "No se presentó", "Did not show up")];

const take: Action = {
  key: "take",
  label: words("Assumir", "Tomar", "Claim"),
  from: ["queued"],
  to: "assigned",
  effect: "take",
  resource: true,
};
const release: Action = {
  key: "release",
  label: words("Devolver", "Devolver", "Release"),
  from: ["assigned"],
  to: "queued",
  effect: "release",
};
const complete = (from: string[], label = words("Concluir", "Completar", "Complete")): Action => ({
  key: "complete",
  label,
  from,
  to: "done",
  effect: "complete",
  outcome: "completed",
});
const fail = (from: string[]): Action => ({
  key: "fail",
  label: words("Não foi possível", "No se pudo hacer", "Mark as failed"),
  from,
  to: "failed",
  effect: "fail",
  outcome: "failed",
});
const start = (from: string[], label = words("Iniciar", "Empezar", "Start")): Action => ({
  key: "start",
  label,
  from,
  to: "in_progress",
  effect: "check_in",
});

/** People who come: they arrive, are attended, or do not show up. */
const visits = (arrived: Words, working: Words): Flow => ({
  stages: [
    scheduled,
    queued,
    assigned,
    ["arrived", "todo", "#d97706", arrived],
    inProgress(working),
    done(words("Concluído", "Completado", "Done")),
    failed,
    noShow,
  ],
  actions: [
    take,
    release,
    {
      key: "arrive",
      label: words("Chegou", "Llegó", "Arrived"),
      from: ["scheduled", "assigned"],
      to: "arrived",
      effect: "none",
    },
    start(["scheduled", "assigned", "arrived"]),
    complete(["scheduled", "assigned", "arrived", "in_progress"]),
    {
      key: "no_show",
      label: noShow[3],
      from: ["scheduled", "assigned"],
      to: "no_show",
      effect: "no_show",
      outcome: "no_show",
    },
    fail(["scheduled", "queued", "assigned", "arrived", "in_progress"]),
  ],
});

const repairs: Flow = {
  stages: [
    scheduled,
    queued,
    assigned,
    ["received", "todo", "#d97706", words("Recebido", "Recibido", "Received")],
    inProgress(words("Em serviço", "En reparación", "In the works")),
    ["waiting_parts", "doing", "#9333ea", words("Aguardando peças", "Esperando repuestos", "Waiting for parts")],
    ["ready", "doing", "#0d9488", words("Pronto para retirar", "Listo para retirar", "Ready to collect")],
    done(words("Entregue", "Entregado", "Handed over")),
    failed,
    noShow,
  ],
  actions: [
    take,
    release,
    {
      key: "receive",
      label: words("Receber", "Recibir", "Receive"),
      from: ["scheduled", "assigned"],
      to: "received",
      effect: "none",
    },
    start(["scheduled", "assigned", "received"]),
    {
      key: "wait_parts",
      label: words("Aguardar peças", "Esperar repuestos", "Wait for parts"),
      from: ["in_progress"],
      to: "waiting_parts",
      effect: "none",
    },
    {
      key: "resume",
      label: words("Retomar", "Retomar", "Resume"),
      from: ["waiting_parts"],
      to: "in_progress",
      effect: "none",
    },
    {
      key: "ready",
      label: words("Está pronto", "Está listo", "It is ready"),
      from: ["in_progress"],
      to: "ready",
      effect: "none",
    },
    complete(["in_progress", "ready"], words("Entregar", "Entregar", "Hand over")),
    {
      key: "no_show",
      label: noShow[3],
      from: ["scheduled", "assigned"],
      to: "no_show",
      effect: "no_show",
      outcome: "no_show",
    },
    fail(["scheduled", "queued", "assigned", "received", "in_progress", "waiting_parts", "ready"]),
  ],
};

const deliveries: Flow = {
  stages: [
    scheduled,
    queued,
    assigned,
    inProgress(words("A caminho", "En camino", "On the way")),
    done(words("Entregue", "Entregado", "Delivered")),
    failed,
    ["not_at_home", "failed", "#ea580c", words("Não estava em casa", "No estaba en casa", "Not at home")],
  ],
  actions: [
    take,
    release,
    start(["scheduled", "assigned"], words("Sair para entrega", "Salir a entregar", "Set off")),
    { ...complete(["in_progress"], words("Entregue", "Entregado", "Delivered")), photo: true },
    {
      key: "not_at_home",
      label: words("Não estava em casa", "No estaba en casa", "Not at home"),
      from: ["in_progress"],
      to: "not_at_home",
      effect: "fail",
      outcome: "not_at_home",
    },
    fail(["scheduled", "queued", "assigned", "in_progress"]),
  ],
};

const flows: Record<Exclude<Business, "other">, Flow> = {
  clinic: visits(
    words("Na recepção", "En recepción", "At reception"),
    words("Em atendimento", "En atención", "With the professional"),
  ),
  salon: visits(words("Chegou", "Llegó", "Arrived"), words("Em atendimento", "En atención", "In the chair")),
  garage: repairs,
  delivery: deliveries,
  studio: visits(words("Chegou", "Llegó", "Arrived"), words("Em sessão", "En sesión", "In session")),
};

/** Stages in which live tasks can be from the start. */
export const keptStages = ["scheduled", "queued", "assigned", "in_progress"] as const;

/** The stages that suit a business, in a language; null where the default ones do. */
export function stagesOf(business: Business, language: Language): StageContent | null {
  if (business === "other") return null;
  const { stages, actions } = flows[business];
  return {
    stages: stages.map(([key, category, color, name]) => ({ key, name: name[language], category, color })),
    initial: { appointment: "scheduled", queue: "queued" },
    actions: actions.map(({ key, label, from, to, effect, outcome, photo, resource }) => ({
      key,
      label: label[language],
      from,
      to,
      effect,
      outcome: outcome ?? null,
      requires: { resource: resource ?? false, comment: false, photo: photo ?? false, location: false, fields: [] },
    })),
  };
}
