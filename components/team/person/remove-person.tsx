"use client";

import { UserMinus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Person } from "@/lib/domains/people/schema";

// The dialog is loaded on first use.
const RemoveQuestion = dynamic(
  () => import("@/components/team/person/remove-question").then((file) => file.RemoveQuestion),
  { ssr: false },
);

/** Takes a person out of the team, after a question. */
export function RemovePerson({ person }: { person: Person }) {
  const t = useTranslations("team.person");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" aria-label={t("remove_name", { name: person.name })} onClick={() => setOpen(true)}>
        <UserMinus aria-hidden className="size-4" />
        <span className="max-md:sr-only">{t("remove")}</span>
      </Button>
      {open && <RemoveQuestion person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
