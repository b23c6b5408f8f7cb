"use client";

import { useTranslations } from "next-intl";
import type { MessageFile } from "@/clients/typescript/src/client";
import { buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Picture } from "@/components/work/evidence/photo-picker";

/** A picture, whole. */
export default function Lightbox({ file, onClose }: { file: MessageFile; onClose: () => void }) {
  const t = useTranslations("conversations");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={file.name} wide>
      <Picture url={file.url} name={file.name} className="h-[60dvh] w-full rounded-md bg-contain bg-well" />
      <div className="mt-3 flex justify-end">
        <a href={file.url} target="_blank" rel="noreferrer" className={buttonClass({ size: "sm" })}>
          {t("open_file")}
        </a>
      </div>
    </Dialog>
  );
}
