"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { More } from "@/components/customers/more";
import { taskPhotos } from "@/components/work/evidence/evidence-queries";
import { PickFiles, SendingFiles, Thumbnail, useUploads } from "@/components/work/evidence/photo-picker";
import { accepted } from "@/components/work/evidence/upload";

const Lightbox = dynamic(() => import("@/components/work/evidence/lightbox"), { ssr: false });

/** Photos and documents of a task: small in a grid, whole when pressed. */
export function Photos({ id }: { id: string }) {
  const t = useTranslations("work");
  const queries = useQueryClient();
  const list = useInfiniteQuery(taskPhotos(id));
  const uploads = useUploads(id, () => void queries.invalidateQueries({ queryKey: ["bookings", id] }));
  const [shown, setShown] = useState<number | null>(null);
  const all = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <PickFiles accept={accepted} label={t("add_photo")} onPick={uploads.add} />
      <SendingFiles uploads={uploads} />
      <More list={list} empty={t("photos_empty")}>
        {() => (
          <ul aria-label={t("photos")} className="grid grid-cols-3 gap-2 md:grid-cols-4">
            {all.map((attachment, index) => (
              <li key={attachment.id} className="aspect-square overflow-hidden rounded-md border border-line">
                <button type="button" className="size-full" onClick={() => setShown(index)}>
                  <Thumbnail attachment={attachment} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </More>
      {shown !== null && <Lightbox photos={all} first={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
