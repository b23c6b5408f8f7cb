"use client";

import { Banknote, CalendarDays, Clock, DoorOpen, MapPin, Phone, Tag, UserRound, Users } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { cameBy } from "@/components/bookings/came-by";
import { ResourceFace } from "@/components/bookings/resource-face";
import { cx, thumb } from "@/components/ui/classes";
import { Money } from "@/components/ui/money";
import { clockTime } from "@/components/ui/spoken-time";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";

export type Named = Record<string, { name: string; kind: string }>;

export function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-start gap-3 py-2 md:py-1">
      <dt className="flex h-6 w-7 shrink-0 items-center justify-center text-ink-faint">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 flex-1 leading-6">{children}</dd>
    </div>
  );
}

const icon = "size-4";

function Times({ start, end }: { start: string; end: string }) {
  const t = useTranslations("calendar");
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return (
    <>
      <When at={start} className="font-medium" />
      <span className="tabular-nums">–{clockTime(new Date(end), locale, zone)}</span>{" "}
      <span className="text-ink-faint">· {t("minutes", { count: minutes })}</span>
    </>
  );
}

/** Who, when, where and for how much. */
export function Facts({
  booking,
  service,
  resources,
  phone,
  walkIn,
}: {
  booking: Booking;
  service: Service | null;
  resources: Named;
  /** The customer's phone in groups, formatted on the server: the phone library is large. */
  phone: string | null;
  /** The reason that a walk-in was booked with. */
  walkIn: string | null;
}) {
  const t = useTranslations("calendar");
  const { customer, start, end, price_cents, currency, location, party_size, due_at } = booking;
  return (
    <dl>
      <Fact icon={<CalendarDays aria-hidden className={icon} />} name={t("when")}>
        {start && end ? <Times start={start} end={end} /> : <span className="text-ink-soft">{t("in_queue")}</span>}
      </Fact>
      {due_at && (
        <Fact icon={<Clock aria-hidden className={icon} />} name={t("due")}>
          {t.rich("due_at", { when: () => <When at={due_at} inside /> })}
        </Fact>
      )}
      {customer && (
        <Fact icon={<UserRound aria-hidden className={icon} />} name={t("customer")}>
          <TextLink href={`/customers/${customer.id}`}>{customer.name}</TextLink>
        </Fact>
      )}
      {customer?.phone && (
        <Fact icon={<Phone aria-hidden className={icon} />} name={t("phone")}>
          <a href={`tel:${customer.phone}`} className={cx(thumb, "tabular-nums underline-offset-4 hover:underline")}>
            {phone?.replaceAll(" ", "") === customer.phone ? phone : customer.phone}
          </a>
        </Fact>
      )}
      {party_size > 1 && (
        <Fact icon={<Users aria-hidden className={icon} />} name={t("party")}>
          {t("people", { count: party_size })}
        </Fact>
      )}
      {price_cents !== null && (
        <Fact icon={<Banknote aria-hidden className={icon} />} name={t("price")}>
          <Money cents={price_cents} currency={currency} />
          {service?.deposit_cents && booking.status === "pending_payment" ? (
            <span className="text-held-text">
              {" "}
              ·{" "}
              {t.rich("deposit_open", {
                amount: () => <Money cents={service.deposit_cents ?? 0} currency={currency} />,
              })}
            </span>
          ) : null}
        </Fact>
      )}
      {location?.formatted && (
        <Fact icon={<MapPin aria-hidden className={icon} />} name={t("place")}>
          {location.formatted}
        </Fact>
      )}
      <Fact icon={<Tag aria-hidden className={icon} />} name={t("source")}>
        <span className="text-ink-soft">{t(`sources.${cameBy(booking)}`)}</span>
      </Fact>
      {walkIn && (
        <Fact icon={<DoorOpen aria-hidden className={icon} />} name={t("reason")}>
          {t("walk_in_reason", { reason: walkIn })}
        </Fact>
      )}
      {resourcesOf(booking).map((resource_id) => {
        const own = booking.assignee?.resource_id === resource_id ? booking.assignee.name : resource_id;
        const resource = resources[resource_id] ?? { name: own, kind: "person" };
        return (
          <Fact key={resource_id} icon={<ResourceFace resource={resource} />} name={t("resource")}>
            {resource.name}
          </Fact>
        );
      })}
    </dl>
  );
}

/** The assigned resources; for an ended booking, the former ones. */
const resourcesOf = ({ resource_ids, assignee }: Booking): string[] =>
  resource_ids.length > 0 ? resource_ids : assignee ? [assignee.resource_id] : [];

/** What the customer answered when booking. */
export function Answers({ booking, service }: { booking: Booking; service: Service | null }) {
  const t = useTranslations("calendar");
  const asked =
    service?.intake_fields.filter(({ key }) => booking.intake?.[key] !== undefined && booking.intake[key] !== "") ?? [];
  if (asked.length === 0) return null;
  const say = (value: unknown) => (value === true ? t("yes") : value === false ? t("no") : String(value ?? "–"));
  return (
    <section aria-label={t("intake")}>
      <h3 className="mb-1 font-medium text-ink-soft text-sm">{t("intake")}</h3>
      <dl>
        {asked.map(({ key, label }) => (
          <div key={key} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{say(booking.intake?.[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
