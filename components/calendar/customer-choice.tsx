"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from "react";
import type { Chosen } from "@/components/calendar/booking-body";
import { customerSearch } from "@/components/customers/queries";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Field, useField } from "@/components/ui/field";
import { controlClass, Input } from "@/components/ui/input";

/** Letters belong to a name, digits to a phone. */
const looksLikePhone = (words: string): boolean => /^[+\d\s().-]{5,}$/.test(words);

function Search({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations("calendar");
  const list = useId();
  const field = useField();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(words.trim());
  const { data, isPending, isPlaceholderData } = useQuery({ ...customerSearch(asked), enabled: asked.length >= 2 });
  const found = asked.length >= 2 ? (data?.data ?? []) : [];
  const open = words.trim().length >= 2;
  const choose = (n: number) => {
    const customer = found[n];
    onChoose(customer ? { kind: "known", customer } : { kind: "new", words: words.trim() });
  };
  // Enter means the first that is found, or somebody new when nobody is: which, only the answer to these words tells.
  const [entered, setEntered] = useState(false);
  const answered = words.trim() === asked && !isPending && !isPlaceholderData;
  useEffect(() => {
    if (!entered || !answered) return;
    setEntered(false);
    choose(at);
  });
  const onKey = (event: KeyboardEvent) => {
    if (!open) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setAt((known) => (known + by + found.length + 1) % (found.length + 1));
    else if (event.key === "Enter") answered || at > 0 ? choose(at) : setEntered(true);
    else return;
    event.preventDefault();
  };
  const option = "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-2 text-left md:min-h-10";
  return (
    <div className="relative">
      <input
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        {...(open ? { "aria-activedescendant": `${list}-${at}` } : {})}
        autoComplete="off"
        placeholder={t("find_customer")}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
          setEntered(false);
        }}
        onKeyDown={onKey}
        className={cx(controlClass, "h-11 md:h-9")}
      />
      <div
        id={list}
        role="listbox"
        tabIndex={-1}
        aria-label={t("customer")}
        hidden={!open}
        className="absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line bg-raised p-1 shadow-float"
      >
        {found.map((customer, n) => (
          <div
            key={customer.id}
            id={`${list}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(n)}
            onKeyDown={() => {}}
            className={cx(option, n === at && "bg-well")}
          >
            <Avatar name={customer.name} />
            <span className="min-w-0 flex-1 truncate">{customer.name}</span>
            <span className="text-ink-faint text-sm tabular-nums">{customer.phone}</span>
          </div>
        ))}
        <div
          id={`${list}-${found.length}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === found.length}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(found.length)}
          onKeyDown={() => {}}
          className={cx(option, at === found.length && "bg-well")}
        >
          <UserPlus aria-hidden className="mx-[6px] size-4 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate">{t("new_customer", { words: words.trim() })}</span>
        </div>
      </div>
    </div>
  );
}

/** Who it is for: found by name or phone, or somebody new. */
export default function CustomerChoice({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations();
  if (chosen?.kind === "known") {
    const { customer } = chosen;
    return (
      <Field name="customer" label={t("calendar.customer")}>
        <div className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-well px-3">
          <Avatar name={customer.name} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{customer.name}</span>
            <span className="block text-ink-faint text-sm tabular-nums">{customer.phone}</span>
          </span>
          <Button look="ghost" size="icon-sm" aria-label={t("calendar.other_customer")} onClick={() => onChoose(null)}>
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
            <button type="button" onClick={() => onChoose(null)} className="text-confirmed-text hover:underline">
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
          hint={t("customers.phone_hint")}
          faults={{ invalid_format: t("customers.phone_fault") }}
        >
          <Input
            type="tel"
            inputMode="tel"
            defaultValue={phone ? chosen.words : "+"}
            autoComplete="off"
            autoFocus={!phone}
            // Typed digits go behind the plus, however the field was reached.
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          />
        </Field>
      </fieldset>
    );
  }
  return (
    <Field name="customer" label={t("calendar.customer")} faults={{ required: t("calendar.need_customer") }}>
      <Search onChoose={onChoose} />
    </Field>
  );
}
