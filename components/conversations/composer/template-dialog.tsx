"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { SendMessageBody } from "@/clients/typescript/src/client";
import TemplatePicker, { type Picked } from "@/components/templates/template-picker";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";

/** A message that WhatsApp has approved, picked from its list, with what stands for its gaps. */
export default function TemplateDialog({
  locale,
  closed,
  onSend,
  onClose,
}: {
  locale: string | null;
  /** Whether nothing else can be sent now. */
  closed: boolean;
  onSend: (body: SendMessageBody) => void;
  onClose: () => void;
}) {
  const t = useTranslations("conversations");
  const mine = useLocale();
  const [picked, setPicked] = useState<Picked | null>(null);
  const ready = picked?.params.every((each) => each.trim() !== "") ?? false;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("template_send")}
      description={closed ? t("template_only") : t("template_hint")}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!picked || !ready) return;
          onSend({ template: { ...picked, params: picked.params.map((each) => each.trim()) } });
          onClose();
        }}
      >
        <TemplatePicker at="#/template" picked={picked} locale={locale ?? mine} autoFocus onChange={setPicked} />
        <DialogActions cancel>
          <Button type="submit" look="primary" disabled={!ready}>
            {t("template_send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
