"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { conversationsOfCustomer } from "@/components/conversations/queries";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { When } from "@/components/ui/time";

/** A customer's conversations, in their card; one without any says nothing. */
export function ConversationsOfCustomer({ id }: { id: string }) {
  const t = useTranslations("customers");
  const { data } = useQuery(conversationsOfCustomer(id));
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-label={t("conversations")}>
      <h3 className="mb-1 font-medium text-ink-faint text-sm">{t("conversations")}</h3>
      <ul>
        {data.data.map(({ id: key, channel, status, last_message_at }) => (
          <li key={key}>
            <Link
              href={`/conversations/${key}`}
              className="flex min-h-11 items-center gap-2 hover:underline md:min-h-8"
            >
              <span className="min-w-0 flex-1 truncate">{t(`channels.${channel}`)}</span>
              {last_message_at && <When at={last_message_at} className="text-ink-soft text-sm" />}
              <Badge meaning={status === "open" ? "progress" : "done"}>{t(`conversation_${status}`)}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
