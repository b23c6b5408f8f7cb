"use client";

import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/classes";
import type { Tone } from "@/lib/domains/bot/wording/schema";

const tones = ["warm", "formal", "brief"] as const;

/** How the bot's own sentences sound. */
export function ToneChoice({ tone, onChange }: { tone: Tone; onChange: (tone: Tone) => void }) {
  const t = useTranslations("bot.wording");
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{t("tone")}</legend>
      <div className="grid grid-cols-1 gap-2 md:grid-cols-3">
        {tones.map((each) => (
          <label
            key={each}
            className={cx(
              "relative flex min-h-11 cursor-pointer flex-col justify-center rounded-md border px-3 py-2",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
              each === tone ? "border-accent bg-confirmed-soft text-confirmed-text" : "border-line-control",
            )}
          >
            <input
              type="radio"
              name="tone"
              checked={each === tone}
              onChange={() => onChange(each)}
              aria-describedby={`tone-${each}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="font-medium">{t(`tones.${each}`)}</span>
            <span id={`tone-${each}`} className={cx("text-sm", each !== tone && "text-ink-soft")}>
              {t(`tones_hint.${each}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
