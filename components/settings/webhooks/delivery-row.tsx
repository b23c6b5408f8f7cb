"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { OpeningCell } from "@/components/settings/opening-cell";
import { DeliveryDetail } from "@/components/settings/webhooks/delivery-detail";
import { deliveryMeaning } from "@/components/settings/webhooks/filter";
import { useFailureWords } from "@/components/settings/webhooks/words";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { cellClass } from "@/components/ui/table";
import { Ago, When } from "@/components/ui/time";
import type { WebhookDelivery } from "@/lib/domains/webhooks/schema";

type Props = { delivery: WebhookDelivery; index: number; active: boolean };

/** A delivery in a line; opened, what was sent and what came back. */
export function DeliveryRow({ delivery, index, active }: Props) {
  const t = useTranslations("webhooks");
  const [open, setOpen] = useState(false);
  const detail = useId();
  const words = useFailureWords();
  const last = delivery.attempts.at(-1);
  const cause = last ? words(last) : delivery.status === "skipped" ? t("not_sent") : "";
  const next = delivery.status === "pending" ? delivery.next_attempt_at : null;
  return (
    <>
      <tr data-index={index} className="group hover:bg-well">
        <OpeningCell open={open} detail={detail} onOpen={setOpen}>
          <span className="flex min-w-0 flex-col">
            <code className="truncate font-mono text-sm">{delivery.event_type}</code>
            {(next || cause) && (
              <span className="truncate text-ink-soft text-xs">
                {next && t.rich("next", { when: () => <When at={next} inside /> })}
                {next && cause && " · "}
                {cause}
              </span>
            )}
          </span>
        </OpeningCell>
        <td className={cx(cellClass, open && "border-b-0")}>
          <Badge meaning={deliveryMeaning[delivery.status]}>{t(`statuses.${delivery.status}`)}</Badge>
        </td>
        <td className={cx(cellClass, "truncate text-ink-soft", open && "border-b-0")}>
          <Ago at={delivery.created_at} />
        </td>
        <td className={cx(cellClass, "hidden text-right tabular-nums md:table-cell", open && "border-b-0")}>
          {delivery.event_type === "webhook.ping" ? t("kind.ping") : delivery.attempts.length}
        </td>
      </tr>
      {open && (
        <tr id={detail}>
          <td colSpan={4} className="border-line border-b px-4 pb-4">
            <DeliveryDetail delivery={delivery} active={active} />
          </td>
        </tr>
      )}
    </>
  );
}
