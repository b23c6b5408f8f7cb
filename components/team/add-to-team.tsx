"use client";

import { CalendarPlus, type LucideIcon, UserPlus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";

function Way({ href, icon: Icon, title, text }: { href: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex min-h-11 items-start gap-3 rounded-md border border-line-control p-3 hover:bg-well"
      >
        <Icon aria-hidden className="mt-[2px] size-4 shrink-0 text-ink-faint" />
        <span>
          <span className="block font-medium">{title}</span> <span className="text-ink-soft text-sm">{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** Who is added: a member, who signs in, or a person, who takes bookings. */
export default function AddToTeam({ onClose }: { onClose: () => void }) {
  const t = useTranslations("team");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("add")} description={t("add_text")}>
      <ul className="flex flex-col gap-2">
        <Way href="/settings/team?invite" icon={UserPlus} title={t("invite_member")} text={t("invite_member_text")} />
        <Way
          href="/catalog/resources/new?kind=person"
          icon={CalendarPlus}
          title={t("add_person")}
          text={t("add_person_text")}
        />
      </ul>
    </Dialog>
  );
}
