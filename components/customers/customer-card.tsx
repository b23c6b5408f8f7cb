"use client";

import { useQuery } from "@tanstack/react-query";
import { Building2, CalendarPlus, Languages, Mail, MapPin, Pencil, Phone } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { channelIcons } from "@/components/channels/channel-icons";
import { ConversationsOfCustomer } from "@/components/conversations/of-customer";
import { AddressMap } from "@/components/customers/address-map";
import { CardMenu } from "@/components/customers/card-menu";
import { useCustomerChange } from "@/components/customers/change";
import type { Reader } from "@/components/customers/comments";
import { CustomerFields, customerBody } from "@/components/customers/customer-fields";
import { History, type TimelinePage } from "@/components/customers/history";
import { customerCard } from "@/components/customers/queries";
import { Summary } from "@/components/customers/summary";
import { Tags } from "@/components/customers/tags";
import { Form, useApiForm } from "@/components/forms/form";
import { locales } from "@/components/locales";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { cx, thumb } from "@/components/ui/classes";
import { CopyButton } from "@/components/ui/copy";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { Customer } from "@/lib/domains/customers/schema";
import type { CustomerSummary } from "@/lib/domains/timeline/schema";

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 md:min-h-8">
      <dt className="flex w-6 shrink-0 items-center text-ink-faint">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-1">{children}</dd>
    </div>
  );
}

const iconClass = "size-4";
const linkClass = cx(thumb, "min-w-0 truncate underline-offset-4 hover:underline");

export function Facts({ customer }: { customer: Customer }) {
  const t = useTranslations("customers");
  const { phone, email, company, locale, address, identities } = customer;
  return (
    <dl>
      <Fact icon={<Phone aria-hidden className={iconClass} />} name={t("phone")}>
        {phone ? (
          <>
            <a href={`tel:${phone}`} className={`${linkClass} tabular-nums`}>
              {phone}
            </a>
            <CopyButton text={phone} />
          </>
        ) : (
          <span className="text-ink-faint">{t("no_phone")}</span>
        )}
      </Fact>
      {email && (
        <Fact icon={<Mail aria-hidden className={iconClass} />} name={t("email")}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          <CopyButton text={email} />
        </Fact>
      )}
      {company && (
        <Fact icon={<Building2 aria-hidden className={iconClass} />} name={t("company")}>
          {company}
        </Fact>
      )}
      {address?.formatted && (
        <Fact icon={<MapPin aria-hidden className={iconClass} />} name={t("address")}>
          {address.formatted}
        </Fact>
      )}
      {locale && (
        <Fact icon={<Languages aria-hidden className={iconClass} />} name={t("language")}>
          {locales.find(({ value }) => value === locale)?.label ?? locale}
        </Fact>
      )}
      {identities.map(({ channel, external_id, display_name }) => {
        const Icon = channelIcons[channel];
        return (
          <Fact
            key={`${channel} ${external_id}`}
            icon={<Icon aria-hidden className={iconClass} />}
            name={t(`channels.${channel}`)}
          >
            <span className="min-w-0 truncate">{display_name ?? external_id}</span>
            <span className="shrink-0 text-ink-faint text-sm">{t(`channels.${channel}`)}</span>
          </Fact>
        );
      })}
    </dl>
  );
}

function Edit({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const change = useCustomerChange(customer.id);
  const form = useApiForm({
    send: async (data) => {
      await change(customerBody(data, customer));
      return customer; // As it was: the undo goes back to it.
    },
    onDone: ({ name, phone, email, company, locale, address, notes }) => {
      onDone();
      toast.undoable(t("common.saved"), () => change({ name, phone, email, company, locale, address, notes }));
    },
  });
  return (
    <Form
      form={form}
      label={t("customers.edit")}
      actions={
        <div className="mt-2 flex flex-col gap-2 md:flex-row">
          <Button type="submit" look="primary" pending={form.pending}>
            {t("customers.save")}
          </Button>
          <Button onClick={onDone}>{t("common.cancel")}</Button>
        </div>
      }
    >
      <CustomerFields customer={customer} />
    </Form>
  );
}

export function CustomerCard({
  first,
  summary,
  timeline,
  reader,
  mapStyle,
}: {
  first: Customer;
  summary: CustomerSummary;
  timeline: TimelinePage;
  reader: Reader;
  mapStyle: string | null;
}) {
  const t = useTranslations("customers");
  const { data: customer } = useQuery({ ...customerCard(first.id), initialData: first });
  const [editing, setEditing] = useState(false);
  return (
    <>
      <DrawerHeader title={editing ? t("edit_of", { name: customer.name }) : customer.name}>
        {customer.anonymised_at ? (
          <Badge meaning="ended">{t("anonymise.badge")}</Badge>
        ) : (
          !editing && (
            <>
              <Link
                href={`/calendar/new?customer=${customer.id}`}
                className={buttonClass({ look: "primary", size: "sm" })}
              >
                <CalendarPlus aria-hidden className="size-4" />
                {t("book")}
              </Link>
              <Button size="sm" look="secondary" onClick={() => setEditing(true)}>
                <Pencil aria-hidden className="size-4" />
                <span className="max-md:sr-only">{t("edit")}</span>
              </Button>
              <CardMenu customer={customer} admin={reader.admin} />
            </>
          )
        )}
      </DrawerHeader>
      <DrawerBody>
        {editing ? (
          <Edit customer={customer} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex flex-col gap-5">
            <Facts customer={customer} />
            <AddressMap address={customer.address} styleUrl={mapStyle} />
            {!customer.anonymised_at && (
              <section aria-label={t("tags")}>
                <Tags customer={customer} />
              </section>
            )}
            {customer.notes && (
              <section>
                <h3 className="mb-1 font-medium text-ink-faint text-sm">{t("notes")}</h3>
                <p className="whitespace-pre-wrap">{customer.notes}</p>
              </section>
            )}
            <p className="text-ink-faint text-sm">
              {t.rich("since", { when: () => <When at={customer.created_at} inside /> })}
            </p>
            <Summary id={customer.id} first={summary} />
            <ConversationsOfCustomer id={customer.id} />
            <History customer={customer.id} first={timeline} reader={reader} />
          </div>
        )}
      </DrawerBody>
    </>
  );
}
