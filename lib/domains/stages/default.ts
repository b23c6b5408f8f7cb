import type { StageContent } from "@/lib/domains/stages/schema";

const nothing = { resource: false, comment: false, photo: false, location: false, fields: [] };

/**
 * The stages of a new project. `failed` comes before `not_at_home`: what no action leads anywhere, such as a
 * cancellation, goes to the first stage of the category.
 */
export const defaultStages: StageContent = {
  stages: [
    { key: "scheduled", name: "Scheduled", category: "todo", color: "#6366f1" },
    { key: "queued", name: "In queue", category: "todo", color: "#64748b" },
    { key: "assigned", name: "Assigned", category: "todo", color: "#0891b2" },
    { key: "in_progress", name: "In progress", category: "doing", color: "#2563eb" },
    { key: "done", name: "Done", category: "done", color: "#16a34a" },
    { key: "failed", name: "Failed", category: "failed", color: "#dc2626" },
    { key: "not_at_home", name: "Not at home", category: "failed", color: "#ea580c" },
  ],
  initial: { appointment: "scheduled", queue: "queued" },
  actions: [
    {
      key: "take",
      label: "Claim",
      from: ["queued"],
      to: "assigned",
      effect: "take",
      requires: { ...nothing, resource: true },
      outcome: null,
    },
    {
      key: "release",
      label: "Release",
      from: ["assigned"],
      to: "queued",
      effect: "release",
      requires: nothing,
      outcome: null,
    },
    {
      key: "start",
      label: "Start",
      from: ["scheduled", "assigned"],
      to: "in_progress",
      effect: "check_in",
      requires: nothing,
      outcome: null,
    },
    {
      key: "complete",
      label: "Complete",
      from: ["scheduled", "assigned", "in_progress"],
      to: "done",
      effect: "complete",
      requires: nothing,
      outcome: "completed",
    },
    {
      key: "not_at_home",
      label: "Not at home",
      from: ["scheduled", "assigned", "in_progress"],
      to: "not_at_home",
      effect: "fail",
      requires: nothing,
      outcome: "not_at_home",
    },
    {
      key: "fail",
      label: "Mark as failed",
      from: ["scheduled", "queued", "assigned", "in_progress"],
      to: "failed",
      effect: "fail",
      requires: nothing,
      outcome: "failed",
    },
  ],
};

/** Names of stages, then labels of actions, by their keys. */
type Words = { stages: Record<string, string>; actions: Record<string, string> };

const words: Record<string, Words> = {
  es: {
    stages: {
      scheduled: "Agendada",
      queued: "En cola",
      assigned: "Asignada",
      in_progress: "En curso",
      done: "Hecha",
      failed: "Fallida",
      not_at_home: "No estaba en casa",
    },
    actions: {
      take: "Tomar",
      release: "Devolver",
      start: "Empezar",
      complete: "Completar",
      not_at_home: "No estaba en casa",
      fail: "No se pudo hacer",
    },
  },
  pt: {
    stages: {
      scheduled: "Agendada",
      queued: "Na fila",
      assigned: "Atribuída",
      in_progress: "Em andamento",
      done: "Concluída",
      failed: "Não realizada",
      not_at_home: "Não estava em casa",
    },
    actions: {
      take: "Assumir",
      release: "Devolver",
      start: "Iniciar",
      complete: "Concluir",
      not_at_home: "Não estava em casa",
      fail: "Não foi possível",
    },
  },
};

/** The same stages and actions, by the same keys, with names in the workspace's language where it is known. */
export function defaultStagesIn(locale: string): StageContent {
  const spoken = words[locale.split("-")[0] ?? ""];
  if (!spoken) return defaultStages;
  return {
    ...defaultStages,
    stages: defaultStages.stages.map((stage) => ({ ...stage, name: spoken.stages[stage.key] ?? stage.name })),
    actions: defaultStages.actions.map((action) => ({ ...action, label: spoken.actions[action.key] ?? action.label })),
  };
}
