"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNewBookingKey } from "@/components/calendar/keys";
import { ConversationsOfCustomer } from "@/components/conversations/of-customer";
import { AddressMap } from "@/components/customers/address-map";
import { Attendance } from "@/components/customers/attendance";
import { CardMenu } from "@/components/customers/card-menu";
import { useCustomerChange } from "@/components/customers/change";
import type { Reader } from "@/components/customers/comments";
import { CustomerFacts } from "@/components/customers/customer-facts";
import { CustomerFields, customerBody } from "@/components/customers/customer-fields";
import { History, type TimelinePage } from "@/components/customers/history";
import { NoticeSwitch } from "@/components/customers/notice-switch";
import { customerCard } from "@/components/customers/queries";
import { Summary } from "@/components/customers/summary";
import { Tags } from "@/components/customers/tags";
import { Form, useApiForm } from "@/components/forms/form";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Link } from "@/components/ui/link";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { Customer } from "@/lib/domains/customers/schema";
import type { CustomerSummary } from "@/lib/domains/timeline/schema";

function Edit({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const change = useCustomerChange(customer.id);
  const form = useApiForm({
    send: async (data) => {
      await change(customerBody(data, customer));
      return customer; // Kept for the undo.
    },
    onDone: ({ name, phone, email, company, locale, address, notes }) => {
      onDone();
      toast.undoable(t("common.saved"), () => change({ name, phone, email, company, locale, address, notes }), {
        about: customer.id,
      });
    },
  });
  return (
    <Form
      form={form}
      label={t("customers.edit")}
      begin
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
  const booking = `/calendar/new?customer=${customer.id}`;
  useNewBookingKey(editing || customer.anonymised_at ? null : booking);
  return (
    <>
      <DrawerHeader title={editing ? t("edit_of", { name: customer.name }) : customer.name}>
        {customer.anonymised_at ? (
          <Badge meaning="ended">{t("anonymise.badge")}</Badge>
        ) : (
          !editing && (
            <>
              <Link href={booking} className={buttonClass({ look: "primary", size: "sm" })}>
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
            <CustomerFacts customer={customer} />
            <AddressMap address={customer.address} styleUrl={mapStyle} />
            {!customer.anonymised_at && (
              <section aria-label={t("tags")}>
                <Tags customer={customer} />
              </section>
            )}
            {!customer.anonymised_at && <NoticeSwitch customer={customer} />}
            {!customer.anonymised_at && <Attendance customer={customer.id} />}
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
