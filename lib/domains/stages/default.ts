import { sentencesIn } from "@/lib/core/text/sentences";
import type { StageContent } from "@/lib/domains/stages/schema";

const nothing = { resource: false, comment: false, photo: false, location: false, fields: [] };

/**
 * The stages of a new project. `failed` comes before `not_at_home`: what no action leads anywhere, such as a
 * cancellation, goes to the first stage of the category.
 */
const stagesNamed = ({ names, actions }: ReturnType<typeof sentencesIn>["stages"]): StageContent => ({
  stages: [
    { key: "scheduled", name: names.scheduled, category: "todo", color: "#6366f1" },
    { key: "queued", name: names.queued, category: "todo", color: "#64748b" },
    { key: "assigned", name: names.assigned, category: "todo", color: "#0891b2" },
    { key: "in_progress", name: names.in_progress, category: "doing", color: "#2563eb" },
    { key: "done", name: names.done, category: "done", color: "#16a34a" },
    { key: "failed", name: names.failed, category: "failed", color: "#dc2626" },
    { key: "not_at_home", name: names.not_at_home, category: "failed", color: "#ea580c" },
  ],
  initial: { appointment: "scheduled", queue: "queued" },
  actions: [
    {
      key: "take",
      label: actions.take,
      from: ["queued"],
      to: "assigned",
      effect: "take",
      requires: { ...nothing, resource: true },
      outcome: null,
    },
    {
      key: "release",
      label: actions.release,
      from: ["assigned"],
      to: "queued",
      effect: "release",
      requires: nothing,
      outcome: null,
    },
    {
      key: "start",
      label: actions.start,
      from: ["scheduled", "assigned"],
      to: "in_progress",
      effect: "check_in",
      requires: nothing,
      outcome: null,
    },
    {
      key: "complete",
      label: actions.complete,
      from: ["scheduled", "assigned", "in_progress"],
      to: "done",
      effect: "complete",
      requires: nothing,
      outcome: "completed",
    },
    {
      key: "not_at_home",
      label: actions.not_at_home,
      from: ["scheduled", "assigned", "in_progress"],
      to: "not_at_home",
      effect: "fail",
      requires: nothing,
      outcome: "not_at_home",
    },
    {
      key: "fail",
      label: actions.fail,
      from: ["scheduled", "queued", "assigned", "in_progress"],
      to: "failed",
      effect: "fail",
      requires: nothing,
      outcome: "failed",
    },
  ],
});

export const defaultStages = stagesNamed(sentencesIn("en").stages);

/** The same stages and actions, by the same keys, with names in the language nearest to a locale. */
export const defaultStagesIn = (locale: string): StageContent => stagesNamed(sentencesIn(locale).stages);
