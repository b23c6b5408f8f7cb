"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/forms/pictures/picture-field";
import { cutPicture } from "@/components/forms/pictures/picture-file";
import { Avatar } from "@/components/ui/avatar";

const side = 512;

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
  return (
    <PictureField
      name="photo"
      label={t("photo")}
      words={{
        choose: t("photo_choose"),
        other: t("photo_other"),
        remove: t("photo_remove"),
        broken: t("photo_broken"),
      }}
      shown={shown !== null}
      className="flex items-center gap-3"
      shrink={(file) => cutPicture(file, side, side)}
      onChange={onChange}
    >
      <Avatar name={name} size="lg" photo={shown} />
    </PictureField>
  );
}
