"use client";

import { useTranslations } from "next-intl";
import type { Asked } from "@/components/forms/unsaved/ask";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";

/** Whether what is not saved may go; closing it means no. */
export default function LeaveDialog({ question, answer }: Asked) {
  const t = useTranslations("common");
  return (
    <Dialog open onOpenChange={(open) => open || answer(false)} title={question}>
      <DialogActions>
        <Button onClick={() => answer(false)}>{t("keep_editing")}</Button>
        <Button look="danger" onClick={() => answer(true)}>
          {t("discard")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
