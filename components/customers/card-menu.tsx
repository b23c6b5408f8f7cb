"use client";

import { Download, Ellipsis, Merge, UserX } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import type { Customer } from "@/lib/domains/customers/schema";

const MergeDialog = dynamic(() => import("@/components/customers/merge-dialog"), { ssr: false });
const AnonymiseDialog = dynamic(() => import("@/components/customers/anonymise-dialog"), { ssr: false });

/** What is done to a customer now and then. */
export function CardMenu({ customer, admin }: { customer: Customer; admin: boolean }) {
  const t = useTranslations("customers");
  const [asked, setAsked] = useState<"merge" | "anonymise" | null>(null);
  const close = () => setAsked(null);
  const forget: MenuEntry[] = [
    "line",
    {
      do: t("anonymise.do"),
      icon: <UserX aria-hidden className="size-4" />,
      danger: true,
      onSelect: () => setAsked("anonymise"),
    },
  ];
  return (
    <>
      <Menu
        label={t("menu", { name: customer.name })}
        align="end"
        trigger={
          <Button look="ghost" size="icon-sm" aria-label={t("menu", { name: customer.name })}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
        entries={[
          {
            do: t("merge.do"),
            icon: <Merge aria-hidden className="size-4" />,
            onSelect: () => setAsked("merge"),
          },
          {
            do: t("export_person"),
            icon: <Download aria-hidden className="size-4" />,
            onSelect: () => window.location.assign(`/api/v1/customers/${customer.id}/export`),
          },
          ...(admin ? forget : []),
        ]}
      />
      {asked === "merge" && <MergeDialog customer={customer} onClose={close} />}
      {asked === "anonymise" && <AnonymiseDialog customer={customer} onClose={close} />}
    </>
  );
}
