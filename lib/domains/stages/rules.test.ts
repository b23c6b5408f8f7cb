import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultStages, defaultStagesIn } from "@/lib/domains/stages/default";
import { allowedActions, configFlaws, moveFlaws, pointerTo, targetOf, vanishing } from "@/lib/domains/stages/rules";
import { PutStageConfigBody, StageConfig, type StageContent } from "@/lib/domains/stages/schema";
import { stageContents } from "@/lib/testing/stages";

/** The default, changed by hand. */
const changed = (change: (config: StageContent) => void): StageContent => {
  const config: StageContent = JSON.parse(JSON.stringify(defaultStages));
  change(config);
  return config;
};

const found = (config: StageContent) => configFlaws(config).map(({ path, code }) => `${pointerTo(path)} ${code}`);

/** What the body's schema refuses, form and reference alike. */
const refusal = (body: unknown): string[] =>
  (PutStageConfigBody.safeParse(body).error?.issues ?? []).map(
    (issue) => `${pointerTo(issue.path as string[])} ${issue.code === "custom" ? issue.params?.code : issue.code}`,
  );

describe("the default stages", () => {
  it("hold together", () => {
    expect(configFlaws(defaultStages)).toEqual([]);
    expect(PutStageConfigBody.parse(defaultStages)).toEqual(defaultStages);
  });

  it.each(["es", "es-PY", "pt-BR"])("have names of their own in %s, and the same keys", (locale) => {
    const spoken = defaultStagesIn(locale);
    const keysOf = ({ stages, actions }: StageContent) => [...stages, ...actions].map(({ key }) => key);
    const namesOf = ({ stages, actions }: StageContent) => [
      ...stages.map(({ name }) => name),
      ...actions.map(({ label }) => label),
    ];
    expect(keysOf(spoken)).toEqual(keysOf(defaultStages));
    const english = new Set(namesOf(defaultStages));
    expect(namesOf(spoken).filter((name) => english.has(name))).toEqual([]);
    expect(PutStageConfigBody.parse(spoken)).toEqual(spoken);
  });

  it("are English where their words are not known", () => {
    expect(defaultStagesIn("fr-FR")).toEqual(defaultStages);
  });

  it("lead an appointment and a task of a queue to their end", () => {
    const walk = (from: string, ...keys: string[]) =>
      keys.reduce((stage, wanted) => {
        const action = allowedActions(defaultStages, stage).find(({ key }) => key === wanted);
        return action?.to ?? `no ${wanted} from ${stage}`;
      }, from);
    expect(walk(defaultStages.initial.appointment, "start", "complete")).toBe("done");
    expect(walk(defaultStages.initial.queue, "take", "start", "complete")).toBe("done");
    expect(walk(defaultStages.initial.queue, "take", "release")).toBe("queued");
    expect(walk(defaultStages.initial.queue, "take", "not_at_home")).toBe("not_at_home");
    expect(walk(defaultStages.initial.appointment, "start", "fail")).toBe("failed");
  });
});

describe("a stage configuration", () => {
  it("has each stage, action, field and option once", () => {
    const config = changed(({ stages, actions }) => {
      stages.push({ key: "queued", name: "Again", category: "todo", color: "#000000" });
      actions[3] = { ...(actions[0] as (typeof actions)[0]), from: ["queued", "queued"] };
      const field = { key: "size", label: "Size", type: "select" as const, required: true, options: ["S", "M", "S"] };
      (actions[4] as (typeof actions)[0]).requires = {
        resource: false,
        comment: false,
        photo: false,
        location: false,
        fields: [field, { ...field, options: ["S"] }],
      };
    });
    expect(found(config)).toEqual([
      "#/stages/7/key duplicate",
      "#/actions/3/key duplicate",
      "#/actions/3/from/1 duplicate",
      "#/actions/4/requires/fields/1/key duplicate",
      "#/actions/4/requires/fields/0/options/2 duplicate",
    ]);
  });

  it("offers options in a select, and nowhere else", () => {
    const config = changed(({ actions }) => {
      const field = { key: "a", label: "A", required: false };
      (actions[0] as (typeof actions)[0]).requires.fields = [
        { ...field, type: "select", options: [] },
        { ...field, key: "b", type: "text", options: ["x"] },
      ];
    });
    expect(found(config)).toEqual([
      "#/actions/0/requires/fields/0/options options_required",
      "#/actions/0/requires/fields/1/options options_not_allowed",
    ]);
  });

  it("leads every effect to a stage of its category", () => {
    const wrong = { take: "done", release: "in_progress", start: "assigned", complete: "failed", not_at_home: "done" };
    const config = changed(({ actions }) => {
      for (const action of actions) action.to = wrong[action.key as keyof typeof wrong] ?? action.to;
    });
    expect(found(config)).toEqual([0, 1, 2, 3, 4].map((i) => `#/actions/${i}/to category_mismatch`));
  });

  it("ends and reopens a task only by an effect", () => {
    const move = { ...(defaultStages.actions[1] as StageContent["actions"][0]), effect: "none" as const };
    const config = changed(({ actions }) => {
      actions.push({ ...move, key: "archive", from: ["failed", "queued"], to: "done" });
      actions.push({ ...move, key: "reopen", from: ["done"], to: "scheduled" });
    });
    expect(found(config)).toEqual(["#/actions/6/from/1 effect_required", "#/actions/7/from/0 effect_required"]);
  });

  it("begins in stages that exist and are not an end", () => {
    const config = changed((each) => {
      each.initial = { appointment: "done", queue: "nowhere" };
    });
    expect(found(config)).toEqual(["#/initial/appointment category_mismatch", "#/initial/queue unknown_stage"]);
  });

  it("has a stage of every category, for what can always happen to a task", () => {
    const config: StageContent = {
      stages: [{ key: "open", name: "Open", category: "todo", color: "#000000" }],
      initial: { appointment: "open", queue: "open" },
      actions: [],
    };
    expect(configFlaws(config).map(({ path, detail }) => [pointerTo(path), detail])).toEqual(
      ["doing", "done", "failed"].map((each) => ["#/stages", `At least one stage must be of the category ${each}.`]),
    );
  });

  it("is refused with all its faults at once, those of form and those of reference", () => {
    const body = {
      ...changed(({ stages, actions, initial }) => {
        (stages[0] as (typeof stages)[0]).key = "Scheduled!";
        (stages[1] as (typeof stages)[0]).color = "red";
        (actions[2] as (typeof actions)[0]).to = "nowhere";
        initial.queue = "lost";
      }),
      migrate: { old: "done", older: "nowhere" },
    };
    expect(refusal(body).sort()).toEqual([
      "#/actions/2/from/0 unknown_stage",
      "#/actions/2/to unknown_stage",
      "#/actions/3/from/0 unknown_stage",
      "#/actions/4/from/0 unknown_stage",
      "#/actions/5/from/0 unknown_stage",
      "#/initial/appointment unknown_stage",
      "#/initial/queue unknown_stage",
      "#/migrate/old category_mismatch",
      "#/migrate/older unknown_stage",
      "#/stages/0/key invalid_format",
      "#/stages/1/color invalid_format",
    ]);
  });

  it("may be written with the least words", () => {
    const made = PutStageConfigBody.parse({
      ...defaultStages,
      actions: [{ key: "begin", label: " Begin ", from: ["queued"], to: "assigned" }],
    });
    expect(made.actions).toEqual([
      {
        key: "begin",
        label: "Begin",
        from: ["queued"],
        to: "assigned",
        effect: "none",
        requires: { resource: false, comment: false, photo: false, location: false, fields: [] },
        outcome: null,
      },
    ]);
  });

  it("can be any that holds together, and be sent back as it was read", () => {
    fc.assert(
      fc.property(stageContents, (content) => {
        const written = PutStageConfigBody.parse(content);
        expect(written).toEqual(content);
        const made = { reverted_from: null, created_by: { type: "key", id: "k", name: "n" }, created_at: "" };
        const { stages, initial, actions } = StageConfig.parse({ version: 2, ...written, ...made });
        expect(PutStageConfigBody.parse({ stages, initial, actions })).toEqual(content);
      }),
    );
  });

  it("points at every reference to a stage that was taken out", () => {
    fc.assert(
      fc.property(stageContents, fc.nat(), (content, pick) => {
        const at = ["initial/appointment", "initial/queue"] as const;
        const references = [
          ...at.map((path) => [`#/${path}`, path === at[0] ? content.initial.appointment : content.initial.queue]),
          ...content.actions.flatMap(({ from, to }, i) => [
            ...from.map((stage, j) => [`#/actions/${i}/from/${j}`, stage]),
            [`#/actions/${i}/to`, to],
          ]),
        ];
        const gone = references[pick % references.length]?.[1];
        const stages = content.stages.filter(({ key }) => key !== gone);
        const unknown = configFlaws({ ...content, stages }).filter(({ code }) => code === "unknown_stage");
        expect(new Set(unknown.map(({ path }) => pointerTo(path)))).toEqual(
          new Set(references.filter(([, stage]) => stage === gone).map(([pointer]) => pointer)),
        );
      }),
    );
  });
});

describe("going from one configuration to the next", () => {
  const next = changed((config) => {
    config.stages = config.stages.filter(({ key }) => key !== "assigned" && key !== "not_at_home");
  });
  const flaws = (migrate: Record<string, string>, standing: Record<string, number>) =>
    moveFlaws({ current: defaultStages, next, migrate }, new Map(Object.entries(standing))).map(
      ({ path, code, detail }) => [`${pointerTo(path)} ${code}`, detail],
    );

  it("tells which stages vanish", () => {
    expect(vanishing(["queued", "assigned", "assigned", "constructor"], next)).toEqual(["assigned", "constructor"]);
  });

  it("needs no migration for stages in which nobody stands", () => {
    expect(flaws({}, { queued: 4, done: 2 })).toEqual([]);
  });

  it("names each stage that live tasks stand in, and how many", () => {
    expect(flaws({}, { assigned: 1, not_at_home: 3 })).toEqual([
      [
        "#/migrate/assigned stage_in_use",
        '1 live task stands in "assigned", which would vanish: say in migrate where to.',
      ],
      [
        "#/migrate/not_at_home stage_in_use",
        '3 live tasks stand in "not_at_home", which would vanish: say in migrate where to.',
      ],
    ]);
  });

  it("takes a migration of what vanishes, and of a stage that was lost long ago", () => {
    expect(flaws({ assigned: "queued", lost: "queued" }, { assigned: 1, lost: 2 })).toEqual([]);
  });

  it("sends live tasks away from a stage that ends them from now on", () => {
    const ended = changed((config) => {
      config.stages = config.stages.map((stage) =>
        stage.key === "assigned" ? { ...stage, category: "done" as const } : stage,
      );
    });
    const found = (migrate: Record<string, string>, standing: number) =>
      moveFlaws({ current: defaultStages, next: ended, migrate }, new Map(standing ? [["assigned", standing]] : []));
    const detail = '2 live tasks stand in "assigned", where tasks would be over: say in migrate where to.';
    expect(found({}, 2)).toEqual([{ path: ["migrate", "assigned"], detail, code: "stage_in_use" }]);
    expect(found({ assigned: "queued" }, 2)).toEqual([]);
    expect(found({}, 0)).toEqual([]);
  });

  it("refuses a migration of what stays, and one to nowhere or to an end", () => {
    const codes = flaws({ queued: "scheduled", assigned: "nowhere", not_at_home: "failed" }, {}).map(([at]) => at);
    expect(codes.sort()).toEqual([
      "#/migrate/assigned unknown_stage",
      "#/migrate/not_at_home category_mismatch",
      "#/migrate/queued not_vanishing",
    ]);
  });
});

describe("the target of an effect", () => {
  it("is that of the action with the effect, the one of the same name first", () => {
    expect(targetOf(defaultStages, "in_progress", "fail")).toBe("failed");
    expect(targetOf(defaultStages, "assigned", "check_in")).toBe("in_progress");
    const only = changed((config) => {
      config.actions = config.actions.filter(({ key }) => key !== "fail");
    });
    expect(targetOf(only, "in_progress", "fail")).toBe("not_at_home");
  });

  it("is the first stage of the category where no action is allowed", () => {
    expect(targetOf(defaultStages, "queued", "complete")).toBe("done");
    expect(targetOf(defaultStages, "queued", "check_in")).toBe("in_progress");
    expect(targetOf(defaultStages, "scheduled", "cancel")).toBe("failed");
    expect(targetOf(defaultStages, "scheduled", "no_show")).toBe("failed");
    expect(targetOf(defaultStages, "a stage of long ago", "cancel")).toBe("failed");
  });

  it("always exists in the configuration and has the effect's category", () => {
    const wanted = {
      check_in: "doing",
      complete: "done",
      fail: "failed",
      no_show: "failed",
      cancel: "failed",
    } as const;
    fc.assert(
      fc.property(stageContents, fc.nat(), (content, pick) => {
        const stage = content.stages[pick % content.stages.length]?.key ?? "";
        for (const [effect, category] of Object.entries(wanted)) {
          const target = targetOf(content, stage, effect as keyof typeof wanted);
          expect(content.stages.find(({ key }) => key === target)?.category).toBe(category);
        }
      }),
    );
  });
});
