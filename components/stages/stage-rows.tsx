"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { RowButtons } from "@/components/forms/row-buttons";
import { Dot } from "@/components/stages/category";
import {
  type Category,
  categories,
  type Draft,
  freshKey,
  moved,
  replaced,
  type Stage,
  withoutStage,
} from "@/components/stages/draft";
import { Button } from "@/components/ui/button";
import { ColorChoice, swatches } from "@/components/ui/color-choice";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

export type Edit = (draft: Draft, moved?: boolean) => void;

function ColorButton({ stage, onChange }: { stage: Stage; onChange: (color: string) => void }) {
  const t = useTranslations("stages");
  const name = stage.name || t("unnamed_stage");
  return (
    <Dialog
      title={t("color_of", { name })}
      trigger={
        <Button look="ghost" size="icon" aria-label={t("color_of", { name })}>
          <Dot color={stage.color} />
        </Button>
      }
    >
      <ColorChoice
        label={t("color")}
        nameOf={(number) => t("color_number", { number })}
        value={stage.color}
        onChange={onChange}
      />
    </Dialog>
  );
}

function Row({ draft, index, stage, edit }: { draft: Draft; index: number; stage: Stage; edit: Edit }) {
  const t = useTranslations("stages");
  const name = stage.name || t("unnamed_stage");
  const set = (change: Partial<Stage>) =>
    edit({ ...draft, stages: replaced(draft.stages, index, { ...stage, ...change }) });
  const at = `#/stages/${index}`;
  return (
    <li className="flex flex-wrap items-end gap-x-2 gap-y-3 border-line border-b px-3 py-3 last:border-b-0 md:flex-nowrap md:px-4">
      <ColorButton stage={stage} onChange={(color) => set({ color })} />
      <Field
        name={`stage-${index}-name`}
        pointer={`${at}/name`}
        label={<span className="md:sr-only">{t("name")}</span>}
        className="min-w-0 flex-1 basis-[calc(100%-60px)] md:basis-0"
      >
        <Input
          value={stage.name}
          onChange={({ target }) => set({ name: target.value })}
          autoComplete="off"
          maxLength={80}
        />
      </Field>
      <Field
        name={`stage-${index}-category`}
        pointer={`${at}/category`}
        label={<span className="md:sr-only">{t("kind")}</span>}
        className="min-w-0 flex-1 basis-40 md:flex-none"
      >
        <Select value={stage.category} onChange={({ target }) => set({ category: target.value as Category })}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      <span className="flex h-11 items-center md:h-9">
        <RowButtons
          words={{ up: t("up", { name }), down: t("down", { name }), remove: t("remove", { name }) }}
          index={index}
          count={draft.stages.length}
          onMove={(by) => edit({ ...draft, stages: moved(draft.stages, index, by) }, true)}
          onRemove={() => edit(withoutStage(draft, stage.key), true)}
        />
      </span>
    </li>
  );
}

export function StageRows({ draft, edit }: { draft: Draft; edit: Edit }) {
  const t = useTranslations("stages");
  const add = () => {
    const color = swatches.find((each) => !draft.stages.some((stage) => stage.color === each)) ?? swatches[0];
    edit({ ...draft, stages: [...draft.stages, { key: freshKey(), name: "", category: "doing", color }] }, true);
  };
  return (
    <section aria-labelledby="stages-head">
      <div className="mb-3 flex items-end justify-between gap-4">
        <div>
          <h2 id="stages-head" className="font-semibold text-lg">
            {t("stages")}
          </h2>
          <p className="text-ink-soft">{t("stages_text")}</p>
        </div>
        <Button size="sm" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t("add_stage")}
        </Button>
      </div>
      <ol className="rounded-md border border-line">
        {draft.stages.map((stage, index) => (
          <Row key={stage.key} draft={draft} index={index} stage={stage} edit={edit} />
        ))}
      </ol>
      <div className="mt-2">
        <FaultLine
          pointers={["#/stages", ...draft.stages.map((_, i) => `#/stages/${i}/key`)]}
          faults={{ category_missing: t("fault.category_missing"), stage_in_use: t("fault.stage_in_use") }}
        />
      </div>
      <Beginnings draft={draft} edit={edit} />
    </section>
  );
}

/** The stage in which each kind of task begins: only one in which something is still to be done. */
function Beginnings({ draft, edit }: { draft: Draft; edit: Edit }) {
  const t = useTranslations("stages");
  const open = draft.stages.filter(({ category }) => category === "todo" || category === "doing");
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {(["appointment", "queue"] as const).map((kind) => {
        const chosen = draft.initial[kind];
        return (
          <Field
            key={kind}
            name={`initial-${kind}`}
            pointer={`#/initial/${kind}`}
            label={t(`begins.${kind}`)}
            faults={{
              invalid_format: t("fault.choose_stage"),
              unknown_stage: t("fault.choose_stage"),
              category_mismatch: t("fault.open_stage"),
            }}
          >
            <Choice
              options={open.map(({ key, name }) => ({ value: key, label: name || t("unnamed_stage") }))}
              value={open.some(({ key }) => key === chosen) ? chosen : ""}
              placeholder={t("choose_stage")}
              onChoose={(stage) => edit({ ...draft, initial: { ...draft.initial, [kind]: stage } })}
            />
          </Field>
        );
      })}
    </div>
  );
}
