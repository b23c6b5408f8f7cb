"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Unit, unitMinutes, unitOf, units } from "@/components/automations/duration";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

/** A span of time in the unit that people say it in. Empty is no number, which the API then asks for. */
export function DurationInput({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = useTranslations("automations");
  const [chosen, setChosen] = useState<Unit>(() => unitOf(minutes));
  const fits = Number.isNaN(minutes) || Number.isInteger(minutes / unitMinutes[chosen]);
  const unit = fits ? chosen : unitOf(minutes);
  const count = Number.isNaN(minutes) ? "" : minutes / unitMinutes[unit];
  return (
    <div className="grid grid-cols-[1fr_2fr] gap-2">
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        value={count}
        onChange={({ target }) =>
          onChange(target.valueAsNumber > 0 ? Math.round(target.valueAsNumber * unitMinutes[unit]) : Number.NaN)
        }
      />
      <Select
        id={undefined}
        name={undefined}
        aria-label={t("unit")}
        value={unit}
        onChange={({ target }) => {
          const next = target.value as Unit;
          setChosen(next);
          if (count !== "") onChange(count * unitMinutes[next]);
        }}
      >
        {units.toReversed().map((each) => (
          <option key={each} value={each}>
            {t(`units.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
