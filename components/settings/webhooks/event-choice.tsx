"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFaults } from "@/components/forms/faults";
import { Checkbox } from "@/components/ui/checkbox";
import { extraEvents, publicEvents, type WebhookType } from "@/lib/core/events";

const pointer = "#/events";

/** Which events are sent, with what each one means. */
export function EventChoice({ first }: { first: readonly WebhookType[] }) {
  const t = useTranslations("webhooks");
  const [chosen, setChosen] = useState<ReadonlySet<WebhookType>>(new Set(first));
  const { faultAt, claim } = useFaults();
  useEffect(() => claim(pointer), [claim]);
  const fault = faultAt(pointer, "events");
  const set = (type: WebhookType, on: boolean) =>
    setChosen((known) => new Set(on ? [...known, type] : [...known].filter((each) => each !== type)));
  const boxOf = (type: WebhookType) => ({
    name: "events",
    value: type,
    checked: chosen.has(type),
    onCheckedChange: (on: boolean) => set(type, on),
  });
  const every = publicEvents.every((type) => chosen.has(type));
  const more = extraEvents.filter((type) => chosen.has(type));
  return (
    <fieldset data-pointer={pointer} {...(fault ? { "aria-describedby": "events-error" } : {})}>
      <legend className="mb-1 font-medium text-sm">{t("events")}</legend>
      {fault && (
        <p id="events-error" className="text-sm text-trouble-text">
          {t("events_fault")}
        </p>
      )}
      <Checkbox
        label={t("every_event")}
        // The form puts the focus on what is marked.
        {...(fault ? { "aria-invalid": true } : {})}
        checked={every}
        onCheckedChange={(on) => setChosen(new Set([...more, ...(on ? publicEvents : [])]))}
        className="border-line border-b"
      />
      <div className="grid md:grid-cols-2 md:gap-x-4">
        {publicEvents.map((type) => (
          <Checkbox
            key={type}
            {...boxOf(type)}
            label={t(`event.${type.replace(".", "_") as "booking_created"}`)}
            hint={<code className="font-mono text-xs">{type}</code>}
          />
        ))}
      </div>
      <details className="mt-2 border-line border-t pt-2" open={extraEvents.some((type) => first.includes(type))}>
        <summary className="cursor-pointer font-medium text-sm">{t("more_events")}</summary>
        <p className="text-ink-soft text-sm">{t("more_events_text")}</p>
        <div className="grid md:grid-cols-2 md:gap-x-4">
          {extraEvents.map((type) => (
            <Checkbox key={type} {...boxOf(type)} label={<code className="font-mono text-xs">{type}</code>} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
