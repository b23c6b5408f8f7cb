"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { turnero } from "@/components/api";
import { Section } from "@/components/settings/section";
import { Input } from "@/components/ui/input";
import { SwitchRow } from "@/components/ui/switch-row";
import { useToast } from "@/components/ui/toast";
import type { NotificationPreferences } from "@/lib/domains/account/schema";

type Manner = Pick<z.output<typeof NotificationPreferences>, "quiet_hours" | "email_digest">;

const night = { from: "22:00", to: "07:00", timezone: null };

/** When not, and how often: quiet hours, and one e-mail an hour instead of many. */
export function NotificationManner({ first }: { first: Manner }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const [manner, setManner] = useState(first);
  const save = useMutation({
    mutationFn: (next: Manner) => turnero.me.notificationPreferences.update(next),
    onError: (error) => toast.failed(error),
  });
  const change = (part: Partial<Manner>) => {
    const next = { quiet_hours: manner.quiet_hours, email_digest: manner.email_digest, ...part };
    setManner(next);
    save.mutate(next, { onError: () => setManner(manner) });
  };
  const quiet = manner.quiet_hours;
  return (
    <Section title={t("manner")} text={t("manner_text")}>
      <SwitchRow
        label={t("quiet_hours")}
        checked={quiet !== null}
        onChange={(on) => change({ quiet_hours: on ? night : null })}
      />
      {quiet && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {(["from", "to"] as const).map((end) => (
            <label key={end} htmlFor={`quiet-${end}`} className="flex items-center gap-2">
              <span className="text-ink-soft">{t(`quiet_${end}`)}</span>
              <Input
                id={`quiet-${end}`}
                type="time"
                required
                className="w-auto"
                value={quiet[end]}
                onChange={({ target: { value } }) => value && change({ quiet_hours: { ...quiet, [end]: value } })}
              />
            </label>
          ))}
        </div>
      )}
      <SwitchRow
        className="mt-3 border-line border-t pt-3"
        label={t("email_digest")}
        checked={manner.email_digest === "hourly"}
        onChange={(on) => change({ email_digest: on ? "hourly" : "at_once" })}
      />
    </Section>
  );
}
