"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFaults } from "@/components/forms/faults";
import { Checkbox } from "@/components/ui/checkbox";
import { type PublicEvent, publicEvents } from "@/lib/core/events";

const pointer = "#/events";

/** Which events are sent, with what each one means. */
export function EventChoice({ first }: { first: readonly PublicEvent[] }) {
  const t = useTranslations("webhooks");
  const [chosen, setChosen] = useState<ReadonlySet<PublicEvent>>(new Set(first));
  const { faultAt, claim } = useFaults();
  useEffect(() => claim(pointer), [claim]);
  const fault = faultAt(pointer, "events");
  const set = (type: PublicEvent, on: boolean) =>
    setChosen((known) => new Set(on ? [...known, type] : [...known].filter((each) => each !== type)));
  const every = chosen.size === publicEvents.length;
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
        onCheckedChange={(on) => setChosen(new Set(on ? publicEvents : []))}
        className="border-line border-b"
      />
      <div className="grid md:grid-cols-2 md:gap-x-4">
        {publicEvents.map((type) => (
          <Checkbox
            key={type}
            name="events"
            value={type}
            checked={chosen.has(type)}
            onCheckedChange={(on) => set(type, on)}
            label={t(`event.${type.replace(".", "_") as "booking_created"}`)}
            hint={<code className="font-mono text-xs">{type}</code>}
          />
        ))}
      </div>
    </fieldset>
  );
}
