"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { useSettle } from "@/components/assistant/change";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import type { SetupPlan } from "@/lib/domains/assistant/schema";

function Summary({ plan }: { plan: SetupPlan }) {
  const t = useTranslations("assistant.makes");
  const { services, resources, groups, schedules, stages, booking_page } = plan;
  const lines = [
    t("services", { count: services.length }),
    t("resources", { count: resources.length }),
    t("groups", { count: groups.length }),
    t("schedules", { count: schedules.length }),
    ...(stages ? [t("stages", { count: stages.stages.length })] : []),
    booking_page ? t("page_on") : t("page_off"),
  ];
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="flex items-center gap-2">
          <Check aria-hidden className="size-4 text-done-text" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** What will be made, and the one button that makes it. */
export function Apply({ plan, onApplied }: { plan: SetupPlan; onApplied: () => void }) {
  const t = useTranslations("assistant");
  const problemWords = useProblemWords();
  const [open, setOpen] = useState(false);
  const settle = useSettle(
    ({ version }) => turnero.assistant.plan.apply({ expected_version: version }),
    () => {
      setOpen(false);
      onApplied();
    },
  );
  const wrong = plan.problems.length;
  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-canvas px-4 py-3 md:bottom-0 md:-mx-6 md:px-6">
      {wrong > 0 && <p className="text-sm text-trouble-text">{t("mend", { count: wrong })}</p>}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("apply_title")}
        description={t("apply_text")}
        trigger={
          <Button look="primary" disabled={wrong > 0}>
            {t("apply")}
          </Button>
        }
      >
        <Summary plan={plan} />
        {settle.isError && (
          <div className="mt-4">
            <Notice tone="trouble">{problemWords(settle.error)}</Notice>
          </div>
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button>{t("cancel")}</Button>
          </DialogClose>
          <Button look="primary" pending={settle.isPending} onClick={() => settle.mutate(plan)}>
            {t("apply")}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
