"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Booking, BookingPage, Conversation } from "@/clients/typescript/src/client";
import { StatusBadge } from "@/components/bookings/status";
import { services } from "@/components/catalog/queries";
import { personIn } from "@/components/conversations/person";
import { bookingsOfCustomer, tasksOf } from "@/components/conversations/queries";
import { CustomerFacts } from "@/components/customers/customer-facts";
import { customerCard } from "@/components/customers/queries";
import { Summary } from "@/components/customers/summary";
import { Tags } from "@/components/customers/tags";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import { isOpenStatus } from "@/lib/core/vocabulary";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-medium text-ink-faint text-sm">{title}</h3>
      {children}
    </section>
  );
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-ink-soft">
      <p>{problemWords(error)}</p>
      <Button size="sm" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}

const Holding = () => (
  <div aria-hidden className="flex flex-col gap-3 py-1">
    <Skeleton className="w-40" />
    <Skeleton className="w-28" />
  </div>
);

function BookingLine({ booking }: { booking: Booking }) {
  const t = useTranslations("conversations");
  const { data } = useQuery(services);
  const service = data?.find(({ id }) => id === booking.service_id)?.name ?? t("a_task");
  return (
    <li>
      <Link
        href={`/calendar/${booking.id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-sm py-1 hover:bg-well md:min-h-9"
      >
        <span className="min-w-0 flex-1 truncate">{service}</span>
        <StatusBadge status={booking.status} />
        <span className="w-full text-ink-soft text-sm">
          {booking.start ? <When at={booking.start} /> : t("no_time")}
        </span>
      </Link>
    </li>
  );
}

type Listed = { data: BookingPage | undefined; error: unknown; refetch: () => unknown };

function Bookings({ list, pick, empty }: { list: Listed; pick: (all: Booking[]) => Booking[]; empty: string }) {
  if (list.error && !list.data) return <Failed error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <Holding />;
  const chosen = pick(list.data.data);
  if (chosen.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <ul className="flex flex-col">
      {chosen.map((booking) => (
        <BookingLine key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

/** The person behind the conversation: who they are, what they have booked, what came of this. */
export default function SidePanel({ conversation, onBook }: { conversation: Conversation; onBook: () => void }) {
  const t = useTranslations("conversations");
  const { id, booked_for } = conversation;
  const customer = personIn(conversation);
  const person = useQuery(customerCard(customer.id));
  const bookings = useQuery(bookingsOfCustomer(customer.id));
  const tasks = useQuery(tasksOf(id));
  return (
    <div className="flex flex-col gap-5">
      <Button look="primary" onClick={onBook}>
        <CalendarPlus aria-hidden className="size-4" />
        {t("book_here")}
      </Button>
      <Part title={t("customer")}>
        {person.data ? (
          <div className="flex flex-col gap-3">
            <p className="break-words font-semibold text-lg">{customer.name}</p>
            {booked_for && <p className="text-ink-soft text-sm">{t("by_phone_given")}</p>}
            <CustomerFacts customer={person.data} />
            <Tags customer={person.data} />
            {person.data.notes && <p className="whitespace-pre-wrap break-words text-ink-soft">{person.data.notes}</p>}
            <TextLink href={`/customers/${customer.id}`}>{t("open_card")}</TextLink>
          </div>
        ) : person.error ? (
          <Failed error={person.error} retry={() => void person.refetch()} />
        ) : (
          <Holding />
        )}
      </Part>
      <Summary id={customer.id} first={null} />
      <Part title={t("next_bookings")}>
        <Bookings
          list={bookings}
          empty={t("next_none")}
          pick={(all) => all.filter(({ status }) => isOpenStatus(status)).slice(0, 5)}
        />
      </Part>
      <Part title={t("past_bookings")}>
        <Bookings
          list={bookings}
          empty={t("past_none")}
          pick={(all) =>
            all
              .filter(({ status }) => !isOpenStatus(status))
              .reverse()
              .slice(0, 5)
          }
        />
      </Part>
      <Part title={t("tasks")}>
        <Bookings list={tasks} empty={t("tasks_none")} pick={(all) => all} />
      </Part>
    </div>
  );
}
