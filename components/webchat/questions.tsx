import { useId } from "react";
import { nameOf } from "@/components/calendar/booking-body";
import { useFrame } from "@/components/webchat/context";
import { Line } from "@/components/webchat/line";
import type { WebchatService } from "@/lib/domains/webchat/schema";

type Field = WebchatService["intake_fields"][number];

function Choice({ field, label, fault }: { field: Field; label: string; fault: string | undefined }) {
  const { say } = useFrame();
  const id = useId();
  const yesOrNo = [
    ["true", say("yes")],
    ["false", say("no")],
  ];
  const choices = field.type === "boolean" ? yesOrNo : field.options.map((each) => [each, each]);
  return (
    <div className="wc-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={nameOf(field.key)}
        className="wc-input"
        defaultValue=""
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-about` : undefined}
      >
        <option value="">–</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-about`} className="wc-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What the service asks of the customer. */
export function Questions({ fields, wrong }: { fields: readonly Field[]; wrong: readonly string[] }) {
  const { say } = useFrame();
  return fields.map((field) => {
    const { key, type, required } = field;
    const label = required ? field.label : say("optional", { label: field.label });
    const fault = wrong.includes(key) ? say("answer_fault") : undefined;
    if (type === "boolean" || type === "select") return <Choice key={key} field={field} label={label} fault={fault} />;
    const number = type === "number" ? { step: "any", inputMode: "decimal" as const } : {};
    return <Line key={key} label={label} name={nameOf(key)} type={type} autoComplete="off" fault={fault} {...number} />;
  });
}
