"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Section } from "@/components/settings/section";
import { testClock } from "@/components/settings/test-mode/queries";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";

function Ask({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const reset = useMutation({
    mutationFn: () => turnero.test.reset(),
    onSuccess: async (clock) => {
      onOpenChange(false);
      toast.done(t("settings.test_mode.reset_done"));
      queries.setQueryData(testClock.queryKey, clock);
      await queries.invalidateQueries();
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("settings.test_mode.reset_ask")}
      description={t("settings.test_mode.reset_gone")}
    >
      <p className="text-ink-soft">{t("settings.test_mode.reset_kept")}</p>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
        <Button look="danger" pending={reset.isPending} onClick={() => reset.mutate()}>
          {t("settings.test_mode.reset")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Empties test mode, once it is confirmed. */
export function StartOver() {
  const t = useTranslations("settings.test_mode");
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t("reset")} text={t("reset_text")}>
      <Button onClick={() => setAsking(true)}>{t("reset")}</Button>
      {asking && <Ask onOpenChange={setAsking} />}
    </Section>
  );
}
