"use client";

import { ChevronRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge, type Meaning } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { When } from "@/components/ui/time";
import type { MailStatus, OutgoingMail } from "@/lib/domains/mail/schema";

const MailDetail = dynamic(() =>
  import("@/components/settings/outgoing-mail/mail-detail").then(({ MailDetail }) => MailDetail),
);

const meaningOf: Record<MailStatus, Meaning> = {
  queued: "progress",
  stored: "held",
  sent: "done",
  failed: "trouble",
  bounced: "trouble",
  withdrawn: "plain",
};

/** An e-mail in a line; opened, what it says. */
export function MailRow({ mail }: { mail: OutgoingMail }) {
  const t = useTranslations("mail");
  const [open, setOpen] = useState(false);
  const detail = useId();
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? detail : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-well md:px-5"
      >
        <ChevronRight aria-hidden className={cx("size-4 shrink-0 text-ink-faint", open && "rotate-90")} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{mail.subject}</span>
          <span className="block truncate text-ink-soft text-sm">{mail.to}</span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <Badge meaning={meaningOf[mail.status]}>{t(`statuses.${mail.status}`)}</Badge>
          <When at={mail.sent_at ?? mail.created_at} className="text-ink-soft text-sm" />
        </span>
      </button>
      {open && (
        <div id={detail} className="px-4 pb-4 md:px-5">
          <MailDetail id={mail.id} />
        </div>
      )}
    </li>
  );
}
