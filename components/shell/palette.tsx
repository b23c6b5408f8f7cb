"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { CircleQuestionMark, Keyboard, Languages, LogOut, Moon, Search, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { customerSearch } from "@/components/customers/queries";
import { locales } from "@/components/locales";
import { themes } from "@/components/preferences";
import { areasOf, creationsOf } from "@/components/shell/areas";
import { signOutHere } from "@/components/shell/leave";
import { useShell } from "@/components/shell/shell-state";
import { Kbd } from "@/components/ui/kbd";
import { useOpener } from "@/components/ui/opener";
import { showPhone } from "@/lib/core/phone/phone";
import type { Customer } from "@/lib/domains/customers/schema";

const itemClass =
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-well md:min-h-9";
const groupClass =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-xs";

type ItemProps = {
  value: string;
  icon: ReactNode;
  onSelect: () => void;
  keywords?: string[];
  hint?: ReactNode;
  children: ReactNode;
};

function Item({ icon, hint, children, ...rest }: ItemProps) {
  return (
    <Command.Item className={itemClass} {...rest}>
      <span className="flex size-4 shrink-0 text-ink-faint">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint}
    </Command.Item>
  );
}

/** Customers by name or phone, from the API; null while they are looked for. */
function useFound(words: string, choose: (id: string) => void): Customer[] | null {
  const wanted = words.length >= 2;
  const { data, isFetching } = useQuery({ ...customerSearch(words), enabled: wanted });
  const found = wanted ? data?.data : [];
  const first = found?.[0]?.id;
  useEffect(() => {
    if (first) choose(first);
  }, [first, choose]);
  return found?.length || !isFetching ? (found ?? []) : null;
}

/** cmdk's own filter must not apply to results of the API. */
function Found({ customers, visit }: { customers: readonly Customer[]; visit: (href: string) => void }) {
  const t = useTranslations("shell");
  return (
    <Command.Group heading={t("areas.customers")} forceMount className={groupClass}>
      {customers.map(({ id, name, phone }) => (
        <Command.Item key={id} value={id} forceMount className={itemClass} onSelect={() => visit(`/customers/${id}`)}>
          <UserRound aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="whitespace-nowrap text-ink-faint text-sm tabular-nums">{phone && showPhone(phone)}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Preferences({ act, visit }: { act: (run: () => void) => () => void; visit: (href: string) => void }) {
  const t = useTranslations("shell");
  const { setTheme, setLocale, openKeys } = useShell();
  return (
    <Command.Group heading={t("preferences")} className={groupClass}>
      {themes.map((theme) => (
        <Item
          key={theme}
          value={`theme-${theme}`}
          keywords={[t("theme"), t(`themes.${theme}`)]}
          icon={<Moon aria-hidden className="size-4" />}
          onSelect={act(() => setTheme(theme))}
        >
          {t("theme")}: {t(`themes.${theme}`)}
        </Item>
      ))}
      {locales.map(({ value, label, lang }) => (
        <Item
          key={value}
          value={`locale-${value}`}
          keywords={[t("language"), label]}
          icon={<Languages aria-hidden className="size-4" />}
          onSelect={act(() => setLocale(value))}
        >
          {t("language")}: <span lang={lang}>{label}</span>
        </Item>
      ))}
      <Item
        value="help"
        keywords={[t("help")]}
        icon={<CircleQuestionMark aria-hidden className="size-4" />}
        onSelect={() => visit("/help")}
      >
        {t("help")}
      </Item>
      <Item
        value="keys"
        keywords={[t("keys")]}
        icon={<Keyboard aria-hidden className="size-4" />}
        hint={<Kbd keys="?" />}
        onSelect={act(openKeys)}
      >
        {t("keys")}
      </Item>
      <Item
        value="sign-out"
        keywords={[t("sign_out")]}
        icon={<LogOut aria-hidden className="size-4" />}
        onSelect={act(() => void signOutHere())}
      >
        {t("sign_out")}
      </Item>
    </Command.Group>
  );
}

/** Everything by its name: go to, create, find a customer, change how it looks. */
export default function Palette({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const { member, workspace } = useShell();
  const giveBack = useOpener(true);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState("");
  const found = useFound(useDeferredValue(words.trim()), setChosen);
  const act = (run: () => void) => () => {
    onOpenChange(false);
    run();
  };
  const visit = (href: string) => act(() => router.push(href))();
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay" />
        <Radix.Content
          data-modal
          onCloseAutoFocus={giveBack}
          aria-describedby={undefined}
          className="fixed inset-x-2 top-2 z-50 mx-auto max-w-[600px] animate-rise overflow-hidden rounded-md border border-line bg-raised shadow-float outline-none md:top-[14vh]"
        >
          <Radix.Title className="sr-only">{t("search")}</Radix.Title>
          <Command label={t("search")} loop value={chosen} onValueChange={setChosen}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <Command.Input
                value={words}
                onValueChange={setWords}
                placeholder={t("search_hint")}
                className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
              />
              <Kbd keys="esc" />
            </div>
            <Command.List label={t("search")} className="max-h-[min(60vh,420px)] overflow-y-auto p-1 pb-2">
              {/* cmdk does not count items it did not filter, and would show "no results" above a found customer. */}
              {found?.length === 0 && (
                <Command.Empty className="px-3 py-8 text-center text-ink-soft">{t("search_empty")}</Command.Empty>
              )}
              {found && found.length > 0 && <Found customers={found} visit={visit} />}
              <Command.Group heading={t("go_to")} className={groupClass}>
                {areasOf(workspace).map(({ name, href, icon: Icon, keys }) => (
                  <Item
                    key={name}
                    value={name}
                    keywords={[t(`areas.${name}`)]}
                    icon={<Icon aria-hidden className="size-4" />}
                    hint={<Kbd keys={keys} />}
                    onSelect={() => visit(href)}
                  >
                    {t(`areas.${name}`)}
                  </Item>
                ))}
              </Command.Group>
              <Command.Group heading={t("begin")} className={groupClass}>
                {creationsOf(member.role).map(({ name, href, icon: Icon }) => (
                  <Item
                    key={name}
                    value={`new-${name}`}
                    keywords={[t(`create.${name}`)]}
                    icon={<Icon aria-hidden className="size-4" />}
                    onSelect={() => visit(href)}
                  >
                    {t(`create.${name}`)}
                  </Item>
                ))}
              </Command.Group>
              <Preferences act={act} visit={visit} />
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
