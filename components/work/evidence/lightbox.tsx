"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { When } from "@/components/ui/time";
import { Picture } from "@/components/work/evidence/photo-picker";
import type { Attachment } from "@/lib/domains/evidence/schema";

/** One picture at a time, whole; the arrows go through them. */
export default function Lightbox({
  photos,
  first,
  onClose,
}: {
  photos: readonly Attachment[];
  first: number;
  onClose: () => void;
}) {
  const t = useTranslations("work");
  const [at, setAt] = useState(first);
  const count = photos.length;
  const step = useCallback((by: number) => setAt((known) => (known + by + count) % count), [count]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") step(1);
      if (key === "ArrowLeft") step(-1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [step]);
  const photo = photos[at];
  if (!photo) return null;
  const picture = photo.media_type.startsWith("image/") && photo.media_type !== "image/heic";
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={photo.name} wide>
      <div className="flex flex-col gap-3">
        {picture && (
          <Picture url={photo.url} name={photo.name} className="h-[60dvh] w-full rounded-md bg-contain bg-well" />
        )}
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 text-ink-soft text-sm">
            {photo.author.name} · <When at={photo.created_at} />
          </p>
          <a href={photo.url} target="_blank" rel="noreferrer" className={buttonClass({ size: "sm" })}>
            {t("open_file")}
          </a>
          {photos.length > 1 && (
            <>
              <Button size="icon-sm" aria-label={t("photo_before")} onClick={() => step(-1)}>
                <ChevronLeft aria-hidden className="size-4" />
              </Button>
              <Button size="icon-sm" aria-label={t("photo_after")} onClick={() => step(1)}>
                <ChevronRight aria-hidden className="size-4" />
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
