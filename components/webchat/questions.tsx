import { nameOf } from "@/components/bookings/booking-body";
import { useFrame } from "@/components/webchat/context";
import { Field, Line } from "@/components/webchat/line";
import type { WebchatService } from "@/lib/domains/webchat/booking/schema";

type Question = WebchatService["intake_fields"][number];

type Asked = { question: Question; label: string; fault: string | undefined };

function Choice({ question: { key, type, options }, label, fault }: Asked) {
  const { say } = useFrame();
  const yesOrNo = [
    ["true", say("yes")],
    ["false", say("no")],
  ];
  const choices = type === "boolean" ? yesOrNo : options.map((each) => [each, each]);
  return (
    <Field label={label} fault={fault}>
      {(control) => (
        <select {...control} name={nameOf(key)} defaultValue="">
          <option value="">–</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What the service asks of the customer. */
export function Questions({ fields, wrong }: { fields: readonly Question[]; wrong: readonly string[] }) {
  const { say } = useFrame();
  return fields.map((question) => {
    const { key, type, required } = question;
    const label = required ? question.label : say("optional", { label: question.label });
    const fault = wrong.includes(key) ? say("answer_fault") : undefined;
    if (type === "boolean" || type === "select")
      return <Choice key={key} question={question} label={label} fault={fault} />;
    const number = type === "number" ? { step: "any", inputMode: "decimal" as const } : {};
    return <Line key={key} label={label} name={nameOf(key)} type={type} autoComplete="off" fault={fault} {...number} />;
  });
}
