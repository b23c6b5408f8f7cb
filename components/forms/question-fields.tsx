"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { FaultLine } from "@/components/forms/fault-line";
import { keyOf } from "@/components/forms/key-of";
import { RowButtons } from "@/components/forms/row-buttons";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

export type QuestionType = "text" | "long_text" | "number" | "boolean" | "date" | "select";
export type Question<Type extends QuestionType> = {
  key: string;
  label: string;
  type: Type;
  required: boolean;
  options: string[];
};

type Props<Type extends QuestionType> = {
  /** Where in the body the list stands, such as "#/intake_fields". */
  pointer: string;
  types: readonly Type[];
  questions: readonly Question<Type>[];
  /** Keys that answers already have are kept; those that were never saved follow their question's words. */
  kept: ReadonlySet<string>;
  onChange: (questions: Question<Type>[], moved: boolean) => void;
};

/** The questions as the wire has them, without the empty lines of the options. */
export const asked = <Type extends QuestionType>(questions: readonly Question<Type>[]): Question<Type>[] =>
  questions.map((question) => ({
    ...question,
    options: question.options.map((option) => option.trim()).filter((option) => option !== ""),
  }));

function OneQuestion<Type extends QuestionType>({
  at,
  types,
  question,
  onChange,
}: {
  at: string;
  types: readonly Type[];
  question: Question<Type>;
  onChange: (question: Question<Type>) => void;
}) {
  const t = useTranslations("forms");
  const set = (change: Partial<Question<Type>>) => onChange({ ...question, ...change });
  return (
    <>
      <div className="grid gap-3 md:grid-cols-[1fr_148px]">
        <Field name={`${at}-label`} pointer={`${at}/label`} label={t("question")}>
          <Input value={question.label} onChange={({ target }) => set({ label: target.value })} autoComplete="off" />
        </Field>
        <Field name={`${at}-type`} pointer={`${at}/type`} label={t("answer")}>
          <Select
            value={question.type}
            onChange={({ target }) => {
              const type = target.value as Type;
              set({ type, options: type === "select" ? question.options : [] });
            }}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type as QuestionType}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {question.type === "select" && (
        <Field
          name={`${at}-options`}
          pointer={`${at}/options`}
          label={t("options")}
          hint={t("options_hint")}
          faults={{ options_required: t("options_needed"), invalid_options: t("options_needed") }}
        >
          <TextArea
            rows={3}
            value={question.options.join("\n")}
            onChange={({ target }) => set({ options: target.value.split("\n") })}
          />
        </Field>
      )}
      <FaultLine
        pointers={[`${at}/key`, at]}
        faults={{ duplicate: t("asked_twice"), duplicate_key: t("asked_twice") }}
      />
      <Checkbox
        label={t("must_answer")}
        checked={question.required}
        onCheckedChange={(checked) => set({ required: checked })}
      />
    </>
  );
}

/** A small questionnaire: what is asked, how it is answered, in which order. */
export function QuestionFields<Type extends QuestionType>({ pointer, types, questions, kept, onChange }: Props<Type>) {
  const t = useTranslations("forms");
  const [first] = types;
  if (first === undefined) return null;
  const keyed = (question: Question<Type>, index: number): Question<Type> => {
    if (kept.has(question.key)) return question;
    const others = new Set(questions.filter((_, i) => i !== index).map(({ key }) => key));
    return { ...question, key: keyOf(question.label, "question", others) };
  };
  const add = () => {
    const key = keyOf("", "question", new Set(questions.map((question) => question.key)));
    onChange([...questions, { key, label: "", type: first, required: false, options: [] }], true);
  };
  return (
    <div className="flex flex-col gap-3">
      {questions.length > 0 && (
        <ol className="flex flex-col gap-3">
          {Array.from(questions.entries(), ([index, question]) => (
            <li key={index} className="flex flex-col gap-3 rounded-md border border-line p-3">
              <div className="-my-1 flex items-center justify-between">
                <span className="font-medium text-ink-faint text-sm">
                  {t("question_number", { number: index + 1 })}
                </span>
                <RowButtons
                  words={{
                    up: t("question_up", { number: index + 1 }),
                    down: t("question_down", { number: index + 1 }),
                    remove: t("question_remove", { number: index + 1 }),
                  }}
                  index={index}
                  count={questions.length}
                  onMove={(by) => {
                    const next = [...questions];
                    const [taken] = next.splice(index, 1);
                    if (taken) next.splice(index + by, 0, taken);
                    onChange(next, true);
                  }}
                  onRemove={() =>
                    onChange(
                      questions.filter((_, i) => i !== index),
                      true,
                    )
                  }
                />
              </div>
              <OneQuestion
                at={`${pointer}/${index}`}
                types={types}
                question={question}
                onChange={(changed) =>
                  onChange(
                    questions.map((each, i) => (i === index ? keyed(changed, index) : each)),
                    false,
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
      <Button size="sm" onClick={add} className="self-start">
        <Plus aria-hidden className="size-4" />
        {t("add_question")}
      </Button>
    </div>
  );
}
