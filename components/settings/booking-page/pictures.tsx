"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/forms/pictures/picture-field";
import { cutPicture, fitPicture } from "@/components/forms/pictures/picture-file";
import type { HostedPage } from "@/lib/domains/booking-page/schema";

/** Data URLs; null is no picture, undefined the one that there is. */
export type Pictures = { logo?: string | null | undefined; cover?: string | null | undefined };

const logoSide = 256;
const coverSize = { width: 1280, height: 427 };

/** Another picture has another address, so that no old one is shown. */
const addressOf = (picture: keyof Pictures, id: string | null): string | null =>
  id && `/api/v1/booking-page/pictures/${picture}?_v=${id}`;

/** The logo and the cover, as they are and as they are being chosen. */
export function PictureFields({
  saved,
  pictures,
  onChange,
}: {
  saved: HostedPage;
  pictures: Pictures;
  onChange: (change: Pictures) => void;
}) {
  const t = useTranslations("settings.booking_page");
  const logo = pictures.logo === undefined ? addressOf("logo", saved.logo_id) : pictures.logo;
  const cover = pictures.cover === undefined ? addressOf("cover", saved.cover_id) : pictures.cover;
  const broken = t("picture_broken");
  return (
    <>
      <PictureField
        name="logo"
        label={t("logo")}
        words={{ choose: t("logo_choose"), other: t("logo_other"), remove: t("logo_remove"), broken }}
        shown={logo !== null}
        className="flex items-center gap-3"
        shrink={(file) => fitPicture(file, logoSide)}
        onChange={(chosen) => onChange({ logo: chosen })}
      >
        {logo && (
          <picture className="contents">
            <img
              alt={t("logo")}
              src={logo}
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-md border border-line bg-well object-contain"
            />
          </picture>
        )}
      </PictureField>
      <PictureField
        name="cover"
        label={t("cover")}
        hint={t("cover_hint")}
        words={{ choose: t("cover_choose"), other: t("cover_other"), remove: t("cover_remove"), broken }}
        shown={cover !== null}
        className="flex flex-col items-start gap-3"
        shrink={(file) => cutPicture(file, coverSize.width, coverSize.height)}
        onChange={(chosen) => onChange({ cover: chosen })}
      >
        {cover && (
          <picture className="contents">
            <img
              alt={t("cover")}
              src={cover}
              {...coverSize}
              className="aspect-[3/1] w-full rounded-md border border-line bg-well object-cover"
            />
          </picture>
        )}
      </PictureField>
    </>
  );
}
