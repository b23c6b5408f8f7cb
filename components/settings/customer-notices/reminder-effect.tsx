"use client";

import { useMutation } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { ReminderEffect as Effect } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { Section } from "@/components/settings/section";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";

const shares = [0, 5, 10, 20, 50];

/** The effect of reminders: customers randomly excluded from them, compared with the others. */
export function ReminderEffect({ percent, effect, editable }: { percent: number; effect: Effect; editable: boolean }) {
  const t = useTranslations("notices.effect");
  const format = useFormatter();
  const toast = useToast();
  const [chosen, setChosen] = useState(percent);
  const save = useMutation({
    mutationFn: ({ to }: { to: number; from: number }) => turnero.noticeSettings.update({ holdout_percent: to }),
    onMutate: ({ to }) => setChosen(to),
    onSuccess: () => toast.done(t("saved")),
    onError: (error, { from }) => {
      setChosen(from);
      toast.failed(error);
    },
  });
  const share = ({ visits, missed }: Effect["reminded"]) =>
    visits === 0 ? "–" : format.number(missed / visits, { style: "percent", maximumFractionDigits: 1 });
  const points = (value: number) => format.number(value * 100, { maximumFractionDigits: 1 });
  const { difference } = effect;
  const proven = difference !== null && (difference.low > 0 || difference.high < 0);
  return (
    <Section title={t("title")} text={t("text")}>
      <Field name="holdout_percent" label={t("share")}>
        <Select
          disabled={!editable}
          value={chosen}
          onChange={({ target }) => save.mutate({ to: Number(target.value), from: chosen })}
        >
          {[...new Set([...shares, percent])]
            .sort((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {each === 0 ? t("nobody") : t("percent", { percent: each })}
              </option>
            ))}
        </Select>
      </Field>
      <table className="mt-4 w-full text-left tabular-nums">
        <caption className="sr-only">{t("caption")}</caption>
        <thead className="text-ink-faint text-sm">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {t("last_90_days")}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t("visits")}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t("missed")}
            </th>
          </tr>
        </thead>
        <tbody>
          {(["reminded", "held_out"] as const).map((group) => (
            <tr key={group} className="border-line border-t">
              <th scope="row" className="py-2 font-normal">
                {t(group)}
              </th>
              <td className="py-2 text-right">{format.number(effect[group].visits)}</td>
              <td className="py-2 text-right">{share(effect[group])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft">
        {difference === null
          ? t("unknown")
          : t(proven ? "proven" : "unproven", {
              points: points(difference.estimate),
              low: points(difference.low),
              high: points(difference.high),
            })}
      </p>
    </Section>
  );
}
