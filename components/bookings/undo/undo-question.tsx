"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import NotifyChoice from "@/components/notices/notify-choice";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";

/** Whether a customer who heard of a cancellation hears that it no longer holds, and in which words. */
export default function UndoQuestion({
  booking,
  onSure,
  onClose,
}: {
  booking: string;
  onSure: (notify: boolean) => void;
  onClose: () => void;
}) {
  const t = useTranslations();
  const [notify, setNotify] = useState(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("calendar.undo_cancel")}
      description={t("calendar.undo_cancel_text")}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSure(notify);
        }}
      >
        <NotifyChoice booking={booking} kind="reinstated" on={notify} onChange={setNotify} />
        <DialogActions cancel>
          <Button type="submit" look="primary">
            {t("common.undo")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
