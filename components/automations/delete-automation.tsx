"use client";

import { Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Deleting } from "@/components/automations/delete-question";
import { Button } from "@/components/ui/button";

// The dialog is loaded on first use.
const DeleteQuestion = dynamic(
  () => import("@/components/automations/delete-question").then((file) => file.DeleteQuestion),
  { ssr: false },
);

/** Deletes a rule or a flow after a question. */
export function DeleteAutomation(deleting: Deleting) {
  const t = useTranslations("automations");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        size="icon-sm"
        aria-label={t("delete_name", { name: deleting.of.name })}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
      {open && <DeleteQuestion {...deleting} onClose={() => setOpen(false)} />}
    </>
  );
}
