"use client";

import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

/** The customer's own link, into the clipboard, for whoever is on the phone with them. */
export function CopyCustomerLink({ id }: { id: string }) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText((await turnero.bookings.customerLink.create(id)).url),
    onSuccess: () => toast.done(t("link_copied")),
    onError: (error) => toast.failed(error),
  });
  return (
    <Button look="ghost" className="-mx-3 self-start" pending={copy.isPending} onClick={() => copy.mutate()}>
      <Link2 aria-hidden className="size-4" />
      {t("copy_link")}
    </Button>
  );
}
