"use client";

import { useTranslations } from "next-intl";
import { Badge, type Meaning } from "@/components/ui/badge";
import { Notice } from "@/components/ui/states";
import type { TemplateStatus, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

const meanings: Record<TemplateStatus, Meaning> = {
  APPROVED: "done",
  PENDING: "held",
  REJECTED: "trouble",
  PAUSED: "trouble",
  DISABLED: "trouble",
};

export function StatusBadge({ status }: { status: TemplateStatus }) {
  const t = useTranslations("templates");
  return <Badge meaning={meanings[status]}>{t(`status.${status}`)}</Badge>;
}

/** Why a template that is used somewhere will not arrive; nothing where it will. */
export function TemplateWarning({ template }: { template: WhatsAppTemplate | undefined }) {
  const t = useTranslations("templates");
  if (!template) return <Notice tone="held">{t("warning.UNKNOWN")}</Notice>;
  const { status, sendable, rejected_reason } = template;
  if (status === "APPROVED") return sendable ? null : <Notice tone="held">{t("not_sendable")}</Notice>;
  return (
    <Notice tone="held">
      {t(`warning.${status}`)}
      {rejected_reason && <span className="mt-1 block text-sm">{t("reason", { reason: rejected_reason })}</span>}
    </Notice>
  );
}
