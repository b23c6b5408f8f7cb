"use client";

import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/popover";
import type { ReactElement } from "react";
import type { CalendarAddress, Calendars } from "@/components/calendar/address";
import { Checkbox } from "@/components/ui/checkbox";

/** What else of the time is drawn; open from the moment it is there. */
export default function Shown({
  address,
  go,
  trigger,
}: {
  address: CalendarAddress;
  go: Calendars["go"];
  trigger: ReactElement;
}) {
  const t = useTranslations("calendar");
  return (
    <Radix.Root defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t("shown")}
          className="z-50 w-64 animate-rise rounded-md border border-line bg-raised p-3 shadow-float"
        >
          <Checkbox
            label={t("show_cancelled")}
            checked={address.cancelled}
            onCheckedChange={(on) => go({ cancelled: on === true })}
          />
          <Checkbox
            label={t("show_whole")}
            checked={address.whole}
            onCheckedChange={(on) => go({ whole: on === true })}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
