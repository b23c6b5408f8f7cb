"use client";

import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useId } from "react";
import { useFaults } from "@/components/forms/faults";
import { useFaultWords } from "@/components/forms/words";
import { cx } from "@/components/ui/classes";

type Wiring = {
  id: string;
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
  correct: () => void;
};

const FieldContext = createContext<Wiring | null>(null);

/** What a control inside a field needs to be labelled, described and marked as wrong. */
export function useField(): { id?: string; name?: string; "aria-describedby"?: string; "aria-invalid"?: true } {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    name: field.name,
    ...(field.describedBy ? { "aria-describedby": field.describedBy } : {}),
    ...(field.invalid ? { "aria-invalid": true } : {}),
  };
}

/** For a control that is no native one: says that the person is correcting it, as a native `change` does by itself. */
export const useCorrected = (): (() => void) => useContext(FieldContext)?.correct ?? (() => {});

/**
 * Label, control, hint and error. The error is the form's: the fault that the API found at this field's
 * pointer, which is "#/" and the name unless another is given.
 */
export function Field({
  name,
  pointer = `#/${name}`,
  label,
  hint,
  aside,
  optional,
  faults = {},
  className,
  children,
}: {
  name: string;
  pointer?: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  optional?: string;
  /** Words for a code of the API that say more at this field than in general. */
  faults?: Record<string, string>;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const { faultAt, claim, correct } = useFaults();
  const words = useFaultWords();
  useEffect(() => claim(pointer), [claim, pointer]);
  const fault = faultAt(pointer, name);
  const error = fault && (faults[fault.code] ?? words(fault));
  const describedBy = [hint && !error && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ id, name, describedBy, invalid: error !== undefined, correct: () => correct(pointer) }}>
      <div data-pointer={pointer} className={cx("flex flex-col gap-1", className)}>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="font-medium text-sm">
            {label}
            {optional && <span className="font-normal text-ink-faint"> {optional}</span>}
          </label>
          {aside && <span className="text-sm">{aside}</span>}
        </div>
        {children}
        {hint && !error && (
          <p id={`${id}-hint`} className="text-ink-faint text-sm">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1 text-sm text-trouble-text">
            <CircleAlert aria-hidden className="mt-[3px] size-[14px] shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** A second control within a field, with a name of its own. */
export const BesideField = ({ children }: { children: ReactNode }) => (
  <FieldContext value={null}>{children}</FieldContext>
);
