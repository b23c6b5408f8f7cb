"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useRef, useState } from "react";
import type { Chosen } from "@/components/bookings/booking-body";
import { looksLikePhone } from "@/components/bookings/new/typed";
import { customerSearch } from "@/components/customers/queries";
import { PhoneInput } from "@/components/forms/phone/phone-input";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { focusNext } from "@/components/ui/return-focus";
import { showPhone } from "@/lib/core/phone/phone";

/** The option that means somebody who is not a customer yet. */
const somebodyNew = "new";

function Search({ autoFocus, onChoose }: { autoFocus: boolean; onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations("calendar");
  const [words, setWords] = useState("");
  const [open, setOpen] = useState(false);
  const asked = useDeferredValue(words.trim());
  const { data, isPending, isPlaceholderData } = useQuery({ ...customerSearch(asked), enabled: asked.length >= 2 });
  const found = asked.length >= 2 ? (data?.data ?? []) : [];
  const isSearched = words.trim().length >= 2;
  return (
    <Combobox
      options={[
        ...found.map(({ id, name, phone }) => ({
          value: id,
          label: name,
          aside: phone,
          icon: <Avatar name={name} />,
        })),
        {
          value: somebodyNew,
          label: t("new_customer", { words: words.trim() }),
          icon: <UserPlus aria-hidden className="mx-[6px] size-4 shrink-0 text-ink-faint" />,
        },
      ]}
      text={words}
      onText={setWords}
      open={open && isSearched}
      onOpen={setOpen}
      onChoose={(value) => {
        const customer = found.find(({ id }) => id === value);
        onChoose(customer ? { kind: "known", customer } : { kind: "new", words: words.trim() });
      }}
      // Enter chooses the first match, or a new customer when there is none; only the finished search tells which.
      isCurrent={words.trim() === asked && !isPending && !isPlaceholderData}
      label={t("customer")}
      placeholder={t("find_customer")}
      autoFocus={autoFocus}
    />
  );
}

/** Who it is for: found by name or phone, or somebody new. */
export default function CustomerChoice({
  chosen,
  onChoose,
  begins = false,
}: {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** The form begins with it. */
  begins?: boolean;
}) {
  const t = useTranslations();
  // By hand: who was given with the address takes no focus, and neither does the search.
  const isTouched = useRef(false);
  const change = (next: Chosen) => {
    isTouched.current = true;
    onChoose(next);
  };
  const goOn = useCallback((card: HTMLElement | null) => {
    if (card && isTouched.current) focusNext(card);
  }, []);
  if (chosen?.kind === "known") {
    const { customer } = chosen;
    return (
      <Field name="customer" label={t("calendar.customer")}>
        <div ref={goOn} className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-well px-3">
          <Avatar name={customer.name} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{customer.name}</span>
            <span className="block text-ink-faint text-sm tabular-nums">
              {customer.phone && showPhone(customer.phone)}
            </span>
          </span>
          <Button look="ghost" size="icon-sm" aria-label={t("calendar.other_customer")} onClick={() => change(null)}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      </Field>
    );
  }
  if (chosen?.kind === "new") {
    const phone = looksLikePhone(chosen.words);
    return (
      <fieldset className="flex flex-col gap-3 rounded-md border border-line p-3">
        <legend className="sr-only">{t("calendar.customer")}</legend>
        <Field
          name="name"
          pointer="#/customer/name"
          label={t("customers.name")}
          aside={
            <button type="button" onClick={() => change(null)} className="text-confirmed-text hover:underline">
              {t("calendar.search_again")}
            </button>
          }
        >
          <Input defaultValue={phone ? "" : chosen.words} autoComplete="off" autoFocus={phone} />
        </Field>
        <Field
          name="phone"
          pointer="#/customer/phone"
          label={t("customers.phone")}
          faults={{ invalid_format: t("customers.phone_fault") }}
        >
          <PhoneInput defaultValue={phone ? chosen.words : ""} autoFocus={!phone} />
        </Field>
        <Field name="email" pointer="#/customer/email" label={t("customers.email")} optional={t("common.optional")}>
          <Input type="email" inputMode="email" autoComplete="off" />
        </Field>
      </fieldset>
    );
  }
  return (
    <Field name="customer" label={t("calendar.customer")} faults={{ required: t("calendar.need_customer") }}>
      <Search autoFocus={begins || isTouched.current} onChoose={change} />
    </Field>
  );
}
