"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";

export function Disconnect({ name, forget }: { name: string; forget: () => Promise<void> }) {
  const t = useTranslations();
  const toast = useToast();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const leave = useMutation({
    mutationFn: forget,
    onSuccess: () => setOpen(false),
    onError: (error) => toast.failed(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ["channels"] }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("channels.disconnect_title", { name })}
      description={t("channels.disconnect_text")}
      trigger={<Button look="ghost">{t("channels.disconnect")}</Button>}
    >
      <DialogActions cancel>
        <Button look="danger" pending={leave.isPending} onClick={() => leave.mutate()}>
          {t("channels.disconnect")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
