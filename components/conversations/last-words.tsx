"use client";

import { File as FileIcon, Image as ImageIcon, LayoutTemplate, type LucideIcon, MapPin, Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Message } from "@/clients/typescript/src/client";

const icons: Partial<Record<Message["kind"], LucideIcon>> = {
  image: ImageIcon,
  file: FileIcon,
  audio: Mic,
  location: MapPin,
  template: LayoutTemplate,
};

/** A message in a line: its words, or what it is. */
export function LastWords({ message }: { message: Message }) {
  const t = useTranslations("conversations");
  const { kind, text, attachment, location, template, direction, author } = message;
  const Icon = icons[kind];
  const said =
    text ||
    (kind === "file" && attachment?.name) ||
    (kind === "location" && (location?.name || location?.address)) ||
    (kind === "template" && template?.name) ||
    t(`kinds.${kind}`);
  const who = direction === "out" && (author.type === "bot" ? t("bot") : author.name.split(" ")[0]);
  return (
    <>
      {who && <span className="text-ink-faint">{who}: </span>}
      {Icon && <Icon aria-hidden className="mr-1 mb-[2px] inline size-[14px]" />}
      {said}
    </>
  );
}
