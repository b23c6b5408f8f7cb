"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/popover";
import { type ReactElement, useState } from "react";
import type { CalendarDays } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { useColoring } from "@/components/calendar/colors/coloring";
import { FindBody } from "@/components/calendar/find/find-body";
import { colorings } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useIsWide } from "@/components/ui/media-query";

/** What the colours tell. */
function Colors() {
  const t = useTranslations("calendar");
  const { by, setBy } = useColoring();
  return (
    <fieldset className="mb-2 border-line border-b pb-2">
      <legend className="mb-1 font-medium text-sm">{t("color_by")}</legend>
      {colorings.map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-8">
          <input
            type="radio"
            name="coloring"
            className="size-5 accent-accent md:size-4"
            checked={by === each}
            onChange={() => setBy(each)}
          />
          {t(`colorings.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What else of the time is drawn, and the day on paper; open from the moment it is there. */
export default function Shown({
  calendars,
  resources,
  trigger,
}: {
  calendars: Calendars;
  resources: CalendarDays["resources"];
  trigger: ReactElement;
}) {
  const t = useTranslations("calendar");
  const { address, go } = calendars;
  const [open, setOpen] = useState(true);
  const isNarrow = useIsWide() === false;
  const print = () => {
    setOpen(false);
    // Once the popover is gone.
    setTimeout(() => window.print());
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t("shown")}
          className="z-50 w-64 animate-rise rounded-md border border-line bg-raised p-3 shadow-float"
        >
          <Colors />
          <Checkbox
            label={t("show_cancelled")}
            checked={address.cancelled}
            onCheckedChange={(on) => go({ cancelled: on })}
          />
          <Checkbox
            label={t("show_whole")}
            className="max-md:hidden"
            checked={address.whole}
            onCheckedChange={(on) => go({ whole: on })}
          />
          {isNarrow && (
            <section aria-label={t("find_time")} className="mt-2 border-line border-t pt-3">
              <FindBody calendars={calendars} resources={resources} onLeave={() => setOpen(false)} />
            </section>
          )}
          {address.view === "day" && (
            <Button className="mt-3 w-full" onClick={print}>
              <Printer aria-hidden className="size-4" />
              {t("print_day")}
            </Button>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
