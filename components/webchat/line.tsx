import { useId } from "react";

type About = { label: string; hint?: string | undefined; fault?: string | undefined };

/** A named line to fill in, with what is wrong with it or what helps. */
export function Line({ label, hint, fault, ...input }: About & React.ComponentProps<"input">) {
  const id = useId();
  const about = fault ?? hint;
  return (
    <div className="wc-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="wc-input"
        aria-describedby={about ? `${id}-about` : undefined}
        aria-invalid={fault ? true : undefined}
        {...input}
      />
      {about && (
        <p id={`${id}-about`} className={fault ? "wc-fault" : "wc-soft"}>
          {about}
        </p>
      )}
    </div>
  );
}
