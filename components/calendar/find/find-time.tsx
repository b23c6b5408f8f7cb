"use client";

import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/popover";
import { type ReactElement, useRef, useState } from "react";
import type { CalendarDays, Slot } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { FindBody } from "@/components/calendar/find/find-body";

/** Where there is room for a service; open from the moment it is there. */
export default function FindTime({
  calendars,
  resources,
  trigger,
  onFound,
}: {
  calendars: Calendars;
  resources: CalendarDays["resources"];
  trigger: ReactElement;
  onFound: (slot: Slot) => void;
}) {
  const t = useTranslations("calendar");
  const [open, setOpen] = useState(true);
  const found = useRef<Slot | null>(null);
  const leave = (slot: Slot) => {
    found.current = slot;
    setOpen(false);
  };
  // The focus goes back to the button first, and from there to the found time.
  const handOver = () => {
    if (found.current) onFound(found.current);
    found.current = null;
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-modal
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t("find_time")}
          className="z-50 w-72 animate-rise rounded-md border border-line bg-raised p-3 shadow-float"
          onCloseAutoFocus={handOver}
        >
          <FindBody calendars={calendars} resources={resources} onFound={leave} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
