"use client";

import { useTranslations } from "next-intl";
import type { Mentions } from "@/components/forms/mentions/use-mentions";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { Offer } from "@/components/ui/offer";

/** The colleagues whom an @ may mean, beside the text that is being written. */
export function MentionList({ mentions, className }: { mentions: Mentions; className: string }) {
  const t = useTranslations("common");
  const { id, offered, at, take } = mentions;
  if (offered.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("mention_colleague")}
      className={cx(
        "absolute z-10 max-h-64 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float",
        className,
      )}
    >
      {offered.map((mate, index) => (
        <Offer key={mate.id} id={`${id}-${index}`} chosen={index === at} onTake={() => take(mate)}>
          <Avatar name={mate.name} size="sm" />
          <span className="min-w-0 truncate">{mate.name}</span>
        </Offer>
      ))}
    </div>
  );
}
