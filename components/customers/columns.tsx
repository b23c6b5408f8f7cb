"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/table";
import { Ago } from "@/components/ui/time";
import { showPhone } from "@/lib/core/phone/phone";
import type { Customer } from "@/lib/domains/customers/schema";

const shown = 2;

function TagsCell({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex gap-1">
      {tags.slice(0, shown).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {tags.length > shown && <Badge>+{tags.length - shown}</Badge>}
    </span>
  );
}

export function useCustomerColumns(): readonly Column<Customer>[] {
  const t = useTranslations("customers");
  return useMemo(
    () => [
      {
        key: "name",
        head: t("name"),
        cell: ({ name }) => (
          <span className="flex items-center gap-3">
            <Avatar name={name} />
            <span className="truncate font-medium">{name}</span>
          </span>
        ),
      },
      {
        key: "phone",
        head: t("phone"),
        width: "168px",
        cell: ({ phone }) => <span className="tabular-nums">{phone ? showPhone(phone) : "–"}</span>,
      },
      {
        key: "email",
        head: t("email"),
        wide: "lg",
        cell: ({ email }) => <span className="text-ink-soft">{email ?? "–"}</span>,
      },
      { key: "tags", head: t("tags"), wide: "xl", cell: ({ tags }) => <TagsCell tags={tags} /> },
      {
        key: "created",
        head: t("added"),
        wide: "lg",
        width: "168px",
        align: "end",
        cell: ({ created_at }) => <Ago at={created_at} className="text-ink-soft" />,
      },
    ],
    [t],
  );
}
