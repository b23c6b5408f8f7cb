"use client";

import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { onEnter } from "@/components/forms/enter";
import { FaultsContext, homelessOf } from "@/components/forms/faults";
import { type ProblemWords, useFaultWords, useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { cx } from "@/components/ui/classes";
import { focusFirstField } from "@/components/ui/first-field";
import { Notice } from "@/components/ui/states";

type ApiForm = {
  submit: (data: FormData) => void;
  pending: boolean;
  error: unknown;
};

/** A form validated by the API: it submits, and the returned faults are shown at their fields. */
export function useApiForm<Answer>({
  send,
  onDone,
}: {
  send: (data: FormData) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}): ApiForm {
  const mutation = useMutation({ mutationFn: send, onSuccess: (answer) => onDone(answer) });
  return { submit: mutation.mutate, pending: mutation.isPending, error: mutation.error };
}

/** The text of a field, without the blanks around it; null when there is none. */
export function textOf(data: FormData, name: string): string | null {
  const value = String(data.get(name) ?? "").trim();
  return value === "" ? null : value;
}

export function Form({
  form,
  label,
  problems = {},
  className,
  long = false,
  begin = false,
  children,
  actions,
}: {
  form: ApiForm;
  label?: string;
  problems?: ProblemWords;
  className?: string;
  /** Many fields that have defaults: Enter goes on to the next one, Ctrl or Cmd with it submits. */
  long?: boolean;
  /** Something new is begun, so the first field has the focus. */
  begin?: boolean;
  children: ReactNode;
  actions: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  /** Those that were there when the form was sent: what was refused of a field that is gone since is settled. */
  const [sentWith, setSentWith] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<FormData | null>(null);
  const faultWords = useFaultWords();
  const problemWords = useProblemWords();
  const { error } = form;
  const faults = useMemo(() => (error instanceof TurneroProblem ? error.errors : []), [error]);

  const claim = useCallback((pointer: string) => {
    setClaimed((known) => new Set(known).add(pointer));
    return () =>
      setClaimed((known) => {
        const rest = new Set(known);
        rest.delete(pointer);
        return rest;
      });
  }, []);
  const correct = useCallback((pointer: string) => setCorrected((known) => new Set(known).add(pointer)), []);
  const faultAt = useCallback(
    (pointer: string, name: string) => {
      const fault = corrected.has(pointer) ? undefined : faults.find((each) => each.pointer === pointer);
      return fault && sent?.get(name) === "" ? { ...fault, code: "required" } : fault;
    },
    [faults, corrected, sent],
  );

  useEffect(() => {
    if (begin && element.current) focusFirstField(element.current);
  }, [begin]);

  useEffect(() => {
    if (!error) return;
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[aria-invalid], [data-fault-line]")?.focus(),
    );
  }, [error]);

  const homeless = homelessOf(faults, claimed, sentWith);
  const general = error !== null && (faults.length === 0 || homeless.length > 0);
  return (
    <FaultsContext value={useMemo(() => ({ faultAt, claim, correct }), [faultAt, claim, correct])}>
      <form
        ref={element}
        aria-label={label}
        noValidate
        className={cx("flex flex-col gap-4", className)}
        onKeyDown={(event) => onEnter(event, long)}
        // Not onInput: a select fires `input` before `change`, and a render between the two puts its old value back.
        onChange={({ target }) => {
          const { pointer } = (target as HTMLElement).closest<HTMLElement>("[data-pointer]")?.dataset ?? {};
          if (pointer) correct(pointer);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.pending) return;
          const data = new FormData(event.currentTarget);
          setSent(data);
          setSentWith(claimed);
          // Marked now, not when the answer comes: the first faulty field gets the focus, and must be marked by then.
          setCorrected(new Set());
          form.submit(data);
        }}
      >
        {children}
        {general && (
          <Notice tone="trouble">
            {homeless.length > 0 ? homeless.map(faultWords).join(" ") : problemWords(error, problems)}
          </Notice>
        )}
        {actions}
      </form>
    </FaultsContext>
  );
}
