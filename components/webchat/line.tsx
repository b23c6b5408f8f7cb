import { type ComponentProps, type ReactNode, useId } from "react";

type About = { label: string; hint?: string | undefined; fault?: string | undefined };
type Control = Pick<ComponentProps<"input">, "id" | "className" | "aria-describedby" | "aria-invalid">;

/** A named control, with what is wrong with it or what helps. */
export function Field({ label, hint, fault, children }: About & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const about = fault ?? hint;
  return (
    <div className="wc-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: "wc-input",
        "aria-describedby": about ? `${id}-about` : undefined,
        "aria-invalid": fault ? true : undefined,
      })}
      {about && (
        <p id={`${id}-about`} className={fault ? "wc-fault" : "wc-soft"}>
          {about}
        </p>
      )}
    </div>
  );
}

/** A line to fill in. */
export const Line = ({ label, hint, fault, ...input }: About & ComponentProps<"input">) => (
  <Field label={label} hint={hint} fault={fault}>
    {(control) => <input {...control} {...input} />}
  </Field>
);
