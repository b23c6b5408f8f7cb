"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { quickReplies } from "@/components/conversations/queries";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

/** Where there are no quick replies yet: five in the workspace's language, to be changed afterwards. */
export function StarterReplies() {
  const t = useTranslations("conversations");
  const queries = useQueryClient();
  const toast = useToast();
  const add = useMutation({
    mutationFn: () => turnero.quickReplies.starters(),
    onSuccess: () => queries.invalidateQueries({ queryKey: quickReplies.queryKey }),
    onError: (problem) => toast.failed(problem),
  });
  return (
    <Button
      pending={add.isPending}
      // The writer keeps the focus, and with it the list of replies stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => add.mutate()}
      className="self-start"
    >
      <Sparkles aria-hidden className="size-4" />
      {t("quick_begin")}
    </Button>
  );
}
