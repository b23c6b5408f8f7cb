"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Field, useCorrected, useField } from "@/components/ui/field";

type Words = { choose: string; other: string; remove: string; broken: string };

function Picker({ words, onPick }: { words: string; onPick: (file: File) => Promise<void> }) {
  const wiring = useField();
  const corrected = useCorrected();
  return (
    <label className={cx(buttonClass({}), "relative cursor-pointer has-focus-visible:outline-2")}>
      <Camera aria-hidden className="size-4" />
      {words}
      <input
        {...wiring}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (!file) return;
          corrected();
          void onPick(file);
        }}
      />
    </label>
  );
}

/** A picture from a file or the camera; `shrink` makes it as small as it is needed. */
export function PictureField({
  name,
  label,
  hint,
  words,
  shown,
  className,
  shrink,
  onChange,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  words: Words;
  /** Whether there is a picture. */
  shown: boolean;
  /** How the picture and the buttons lie. */
  className: string;
  shrink: (file: File) => Promise<string>;
  /** A data URL, or null. */
  onChange: (picture: string | null) => void;
  /** The picture itself. */
  children: ReactNode;
}) {
  const optional = useTranslations("common")("optional");
  const [broken, setBroken] = useState(false);
  const pick = async (file: File) => {
    const picture = await shrink(file).catch(() => null);
    setBroken(picture === null);
    if (picture) onChange(picture);
  };
  return (
    <Field
      name={name}
      label={label}
      optional={optional}
      {...(hint ? { hint } : {})}
      faults={{ unsupported_file: words.broken, broken_image: words.broken }}
    >
      <div className={className}>
        {children}
        <div className="flex flex-wrap gap-2">
          <Picker words={shown ? words.other : words.choose} onPick={pick} />
          {shown && (
            <Button look="ghost" onClick={() => onChange(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {broken && (
        <p role="alert" className="text-sm text-trouble-text">
          {words.broken}
        </p>
      )}
    </Field>
  );
}
