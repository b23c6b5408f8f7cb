"use client";

import { LocateFixed } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { isAhead } from "@/components/bookings/status";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { PickFiles, SendingFiles, Thumbnail, useUploads } from "@/components/work/evidence/photo-picker";
import { photosOnly } from "@/components/work/evidence/upload";
import { type Action, endsBadly, type Me, needsWorker, photosOfAction, type Task } from "@/components/work/moves";
import { type Position, usePosition } from "@/components/work/position";
import type { Attachment } from "@/lib/domains/evidence/schema";

// A worker on the road acts as themselves: their screen need not load this.
const Who = dynamic(() => import("@/components/work/assigning/who"), { ssr: false });

export type Answers = {
  resource_id: string | null;
  comment: string;
  photos: readonly Attachment[];
  location: Position | null;
  fields: Record<string, string>;
  /** Whether the customer is notified. */
  notify: boolean;
};

export const noAnswers: Answers = {
  resource_id: null,
  comment: "",
  photos: [],
  location: null,
  fields: {},
  notify: true,
};

/** Whether the customer is notified: thanks are always sent, and a past visit's cancellation never is. */
export const tellsCustomer = ({ effect }: Action, task: Task): boolean =>
  effect === "cancel" && task.customer !== null && isAhead(task);

type ActionField = Action["requires"]["fields"][number];

function answerOf({ type }: ActionField, text: string): unknown {
  if (text === "") return undefined;
  if (type === "number") return Number(text);
  return type === "boolean" ? text === "true" : text;
}

/** The answers as the API takes them. Who is no admin can only act as themselves, and need not say so. */
export const sentOf = (answers: Answers, action: Action, me: Me): RunActionBody => ({
  data: {
    comment: answers.comment.trim() || null,
    photo_ids: photosOfAction(answers.photos.map(({ id }) => id)),
    location: answers.location,
    fields: Object.fromEntries(
      action.requires.fields.flatMap((field) => {
        const answer = answerOf(field, answers.fields[field.key] ?? "");
        return answer === undefined ? [] : [[field.key, answer]];
      }),
    ),
  },
  resource_id: needsWorker(action) && me.role !== "agent" ? answers.resource_id : null,
  notify: answers.notify,
});

function Control({ field, value, onChange }: { field: ActionField; value: string; onChange: (value: string) => void }) {
  const t = useTranslations("work");
  if (field.type === "boolean" || field.type === "select") {
    const options =
      field.type === "boolean"
        ? [["true", t("yes")] as const, ["false", t("no")] as const]
        : field.options.map((each) => [each, each] as const);
    return (
      <Choice
        options={[{ value: "", label: "–" }, ...options.map(([option, label]) => ({ value: option, label }))]}
        value={value}
        onChoose={onChange}
      />
    );
  }
  if (field.type === "long_text") {
    return <TextArea rows={3} value={value} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <Input
      type={field.type}
      {...(field.type === "number" ? { step: "any", inputMode: "decimal" as const } : {})}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Photos({ task, answers, onChange }: AskedProps) {
  const t = useTranslations("work");
  const uploads = useUploads(task.id, (photo) => onChange((known) => ({ ...known, photos: [...known.photos, photo] })));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t("photo")}</legend>
      {answers.photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {answers.photos.map((photo) => (
            <li key={photo.id} className="size-16 overflow-hidden rounded-md border border-line">
              <Thumbnail attachment={photo} />
            </li>
          ))}
        </ul>
      )}
      <SendingFiles uploads={uploads} />
      <PickFiles accept={photosOnly} label={t("add_photo")} onPick={uploads.add} />
      <FaultLine pointers={["#/data/photo_ids"]} />
    </fieldset>
  );
}

function Place({ answers, onChange }: AskedProps) {
  const t = useTranslations("work");
  const { finding, look } = usePosition();
  const { location } = answers;
  const find = async () => {
    const found = await look();
    if (found) onChange((known) => ({ ...known, location: found }));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t("location")}</legend>
      <Button onClick={() => void find()} pending={finding === "looking"} className="self-start">
        <LocateFixed aria-hidden className="size-4" />
        {location ? t("locate_again") : t("locate")}
      </Button>
      {location && (
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {t("located", { metres: Math.round(location.accuracy ?? 0) })}
        </p>
      )}
      {(finding === "denied" || finding === "failed") && (
        <p role="alert" className="text-sm text-trouble-text">
          {finding === "denied" ? t("locate_denied") : t("locate_failed")}
        </p>
      )}
      <FaultLine pointers={["#/data/location"]} />
    </fieldset>
  );
}

export type AskedProps = {
  task: Task;
  /** All that it is done to, where there are several; the task is one of them. */
  tasks?: readonly Task[];
  action: Action;
  answers: Answers;
  onChange: (change: (known: Answers) => Answers) => void;
};

/** Everything that the action asks for, each in its own kind of field. `own`: who acts is known, and photos wait elsewhere. */
export function AskedFor({ own, ...props }: AskedProps & { own?: ReactNode }) {
  const { action, answers, onChange } = props;
  const t = useTranslations();
  const { requires } = action;
  const optional = t("common.optional");
  return (
    <>
      {own === undefined && needsWorker(action) && <Who {...props} />}
      {requires.fields.map((field) => (
        <Field
          key={field.key}
          name={`field-${field.key}`}
          pointer={`#/data/fields/${field.key}`}
          label={field.label}
          {...(field.required ? {} : { optional })}
        >
          <Control
            field={field}
            value={answers.fields[field.key] ?? ""}
            onChange={(value) => onChange((known) => ({ ...known, fields: { ...known.fields, [field.key]: value } }))}
          />
        </Field>
      ))}
      {(requires.comment || endsBadly(action)) && (
        <Field
          name="comment"
          pointer="#/data/comment"
          label={t("work.comment")}
          {...(requires.comment ? {} : { optional })}
        >
          <TextArea
            rows={3}
            maxLength={5000}
            value={answers.comment}
            onChange={({ target }) => onChange((known) => ({ ...known, comment: target.value }))}
          />
        </Field>
      )}
      {requires.photo && (own ?? <Photos {...props} />)}
      {requires.location && <Place {...props} />}
    </>
  );
}
