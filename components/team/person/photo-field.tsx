"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { squarePhoto } from "@/components/team/person/photo";
import { Avatar } from "@/components/ui/avatar";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Field, useCorrected, useField } from "@/components/ui/field";

function Picker({ words, onPick }: { words: string; onPick: (photo: string | null, broken: boolean) => void }) {
  const wiring = useField();
  const corrected = useCorrected();
  const pick = async (file: File | undefined) => {
    if (!file) return;
    corrected();
    try {
      onPick(await squarePhoto(file), false);
    } catch {
      onPick(null, true);
    }
  };
  return (
    <label className={cx(buttonClass({}), "relative cursor-pointer has-focus-visible:outline-2")}>
      <Camera aria-hidden className="size-4" />
      {words}
      <input
        {...wiring}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => void pick(target.files?.[0])}
      />
    </label>
  );
}

/** A photo from a file or the camera; the browser cuts it to a small square. */
export function PhotoField({
  name,
  shown,
  onChange,
}: {
  name: string;
  shown: string | null;
  onChange: (photo: string | null) => void;
}) {
  const t = useTranslations("team.person");
  const optional = useTranslations("common")("optional");
  const [broken, setBroken] = useState(false);
  return (
    <Field name="photo" label={t("photo")} optional={optional} faults={{ unsupported_file: t("photo_broken") }}>
      <div className="flex items-center gap-3">
        <Avatar name={name} size="lg" photo={shown} />
        <Picker
          words={t(shown ? "photo_other" : "photo_choose")}
          onPick={(photo, failed) => {
            setBroken(failed);
            if (photo) onChange(photo);
          }}
        />
        {shown && (
          <Button look="ghost" onClick={() => onChange(null)}>
            {t("photo_remove")}
          </Button>
        )}
      </div>
      {broken && (
        <p role="alert" className="text-sm text-trouble-text">
          {t("photo_broken")}
        </p>
      )}
    </Field>
  );
}
