"use client";

import { useTranslations } from "next-intl";
import type { Conversation } from "@/clients/typescript/src/client";
import SidePanel from "@/components/conversations/side-panel";
import { Dialog } from "@/components/ui/dialog";

/** The person as a sheet, where there is no room beside the conversation. */
export default function PanelSheet({
  conversation,
  onBook,
  onClose,
}: {
  conversation: Conversation;
  onBook: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("conversations");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("customer")}>
      <SidePanel conversation={conversation} onBook={onBook} />
    </Dialog>
  );
}
