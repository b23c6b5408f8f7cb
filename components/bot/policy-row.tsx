"use client";

import { useTranslations } from "next-intl";
import { channelIcons } from "@/components/channels/channel-icons";
import { NumberInput } from "@/components/forms/number-input";
import { cx } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import type { ChannelPolicy } from "@/lib/domains/bot/schema";

const choices = ["on", "outside_hours", "off"] as const;

/** One channel: when the bot answers there, and how long it tries. */
export function PolicyRow({
  row,
  index,
  usual,
  onChange,
}: {
  row: ChannelPolicy;
  index: number;
  usual: number;
  onChange: (part: Partial<ChannelPolicy>) => void;
}) {
  const t = useTranslations("bot");
  const channel = t(`channel_names.${row.channel}`);
  const Icon = channelIcons[row.channel];
  return (
    <li className="flex flex-col gap-3 p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4 text-ink-faint" />
        {channel}
      </h2>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_200px]">
        <div>
          <fieldset className="grid grid-cols-1 gap-2 md:grid-cols-3">
            <legend className="sr-only">{t("policy_of", { channel })}</legend>
            {choices.map((choice) => (
              <label
                key={choice}
                className={cx(
                  "relative flex h-11 cursor-pointer items-center justify-center whitespace-nowrap rounded-md border px-2 font-medium md:h-9",
                  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
                  choice === row.policy
                    ? "border-accent bg-confirmed-soft text-confirmed-text"
                    : "border-line-control text-ink-soft",
                )}
              >
                <input
                  type="radio"
                  name={`policy-${row.channel}`}
                  checked={choice === row.policy}
                  onChange={() => onChange({ policy: choice })}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {t(`policies.${choice}`)}
              </label>
            ))}
          </fieldset>
          <p className="mt-2 text-ink-soft text-sm">{t(`policies_hint.${row.policy}`)}</p>
        </div>
        {row.policy !== "off" && (
          <Field
            name={`handoff-${row.channel}`}
            pointer={`#/data/${index}/handoff_after`}
            label={
              <>
                <span aria-hidden>{t("handoff_after")}</span>
                <span className="sr-only">{t("handoff_after_of", { channel })}</span>
              </>
            }
            hint={t("handoff_after_hint", { count: usual })}
            className="md:-mt-6"
          >
            <NumberInput
              value={row.handoff_after}
              min={1}
              max={20}
              placeholder={String(usual)}
              onChange={(handoff_after) => onChange({ handoff_after })}
            />
          </Field>
        )}
      </div>
    </li>
  );
}
