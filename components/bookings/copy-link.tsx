"use client";

import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Button } from "@/components/ui/button";
import { copy, NotCopied } from "@/components/ui/clipboard";
import { useToast } from "@/components/ui/toast";
import { showToast } from "@/components/ui/toast-queue";

/** Copies the customer's own link, to pass on by phone or chat. */
export function CopyCustomerLink({ id }: { id: string }) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const link = useMutation({
    mutationFn: () => copy(turnero.bookings.customerLink.create(id).then(({ url }) => url)),
    onSuccess: () => toast.done(t("link_copied")),
    onError: (error) =>
      error instanceof NotCopied
        ? showToast({ text: t("link_not_copied", { link: error.text }), trouble: true })
        : toast.failed(error),
  });
  return (
    <Button look="ghost" className="-mx-3 self-start" pending={link.isPending} onClick={() => link.mutate()}>
      <Link2 aria-hidden className="size-4" />
      {t("copy_link")}
    </Button>
  );
}
