"use client";

import { CalendarDays, MapPin, Phone, Tag, UserRound, Users, Wallet } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CustomerBooking } from "@/clients/typescript/src/client";
import { MapLink } from "@/components/booking-page/storefront";
import { Countdown } from "@/components/time/countdown";
import { formatMoney } from "@/components/ui/money";
import { clockTime } from "@/components/ui/spoken-time";

/** Cities whose names lose their accents in the names of zones. */
const written: Record<string, string> = Object.fromEntries(
  [
    ...["São Paulo", "Belém", "Maceió", "Cuiabá", "Araguaína", "Santarém", "Asunción", "Bogotá", "Córdoba", "Tucumán"],
    ...["Cancún", "Mérida", "Mazatlán", "Panamá"],
  ].map((city) => [city.normalize("NFD").replace(/\p{M}/gu, ""), city]),
);

/** "America/Sao_Paulo" as people read it. */
export function cityOf(zone: string): string {
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return written[city] ?? city;
}

/** The city, and how far it is from UTC on that day. */
function zoneWords(zone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
  return `${cityOf(zone)}, ${parts.find(({ type }) => type === "timeZoneName")?.value ?? zone}`;
}

export function useWhen(): (
  start: string,
  end: string | null,
  zone: string,
) => { day: string; clock: string; zone: string } {
  const locale = useLocale();
  return (start, end, zone) => {
    const at = new Date(start);
    const day = new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: zone,
    }).format(at);
    const clock = [start, end].flatMap((each) => (each ? [clockTime(new Date(each), locale, zone)] : [])).join(" – ");
    return { day, clock, zone: zoneWords(zone, at, locale) };
  };
}

function Fact({ icon: Icon, label, children }: { icon: typeof MapPin; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="mt-[2px] shrink-0 text-ink-faint">
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** What, when, where, with whom and for how much; and the phone, to who has just given it. */
export function Facts({ booking, phone }: { booking: CustomerBooking; phone?: string | undefined }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const when = useWhen();
  const { start, end, workspace, people, place, party_size, price_cents, currency, hold_expires_at } = booking;
  const awaited = booking.status === "pending_payment" ? booking.deposit_cents : null;
  // Where the visit itself says nothing, it is at the business.
  const where = place ? { formatted: place, lat: null, lng: null } : start ? workspace.address : null;
  const time = start ? when(start, end, workspace.timezone) : null;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  return (
    <dl className="flex flex-col gap-3">
      <Fact icon={Tag} label={t("what")}>
        <span className="font-medium">{booking.service.name}</span>
        <span className="text-ink-soft"> · {workspace.name}</span>
      </Fact>
      <Fact icon={CalendarDays} label={t("when")}>
        {time ? (
          <>
            <span className="block font-medium first-letter:uppercase">{time.day}</span>
            <span className="tabular-nums">{time.clock}</span>
            <span className="text-ink-soft text-sm"> ({time.zone})</span>
          </>
        ) : (
          t("no_time_yet")
        )}
      </Fact>
      {people.length > 0 && (
        <Fact icon={UserRound} label={t("who")}>
          {people.join(", ")}
        </Fact>
      )}
      {where && (
        <Fact icon={MapPin} label={t("where")}>
          <MapLink place={where} label={t("open_map")} />
        </Fact>
      )}
      {phone && (
        <Fact icon={Phone} label={t("phone")}>
          <span className="tabular-nums">{phone}</span>
        </Fact>
      )}
      {party_size > 1 && (
        <Fact icon={Users} label={t("party")}>
          {t("party_of", { count: party_size })}
        </Fact>
      )}
      {(price_cents !== null || awaited !== null) && (
        <Fact icon={Wallet} label={t("price")}>
          {price_cents !== null && money(price_cents)}
          {awaited !== null && (
            <span className="block text-held-text text-sm">
              {t("deposit_awaited", { amount: money(awaited) })}
              {hold_expires_at && (
                <span className="block">
                  {t("deposit_left")} <Countdown until={hold_expires_at} />
                </span>
              )}
            </span>
          )}
        </Fact>
      )}
    </dl>
  );
}
