"use client";

import { useQuery } from "@tanstack/react-query";
import { Keyboard, Languages, LogOut, Moon, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { useEffect, useId, useState } from "react";
import type { SearchResult } from "@/clients/typescript/src/client";
import { useRested } from "@/components/forms/rested";
import { locales } from "@/components/locales";
import { themes } from "@/components/preferences";
import { Choices, optionId } from "@/components/search/choices";
import { onListKey, useChosen } from "@/components/search/chosen";
import { entriesOf } from "@/components/search/entries";
import { byKind, detailOf, hrefOf, iconOf } from "@/components/search/found";
import { type Group, ranked } from "@/components/search/groups";
import { workspaceSearch } from "@/components/search/queries";
import { recentIn, remember } from "@/components/search/recent";
import { creationsOf } from "@/components/shell/creations";
import { signOutHere } from "@/components/shell/leave";
import { useShell } from "@/components/shell/shell-state";
import { focusHeadingAt } from "@/components/ui/focus-heading";
import { Kbd } from "@/components/ui/kbd";
import { useOpener } from "@/components/ui/opener";
import { releaseKeys } from "@/components/ui/typed-ahead";

/** Runs something once the palette is closed. */
type Act = (run: () => void) => () => void;
type Visit = (href: string) => void;

/** What was found in the workspace, the kind with the best first. */
function useResultGroups(visit: Visit): (results: readonly SearchResult[], heading?: string) => Group[] {
  const t = useTranslations("shell");
  const { workspace } = useShell();
  const choiceOf = (result: SearchResult) => ({
    value: `${result.kind}-${result.id}`,
    title: result.title ?? t("unnamed"),
    detail: detailOf(result),
    at: result.at,
    status: result.status,
    icon: iconOf[result.kind],
    score: result.score,
    act: () => {
      remember(workspace.id, result);
      visit(hrefOf(result));
    },
  });
  return (results, heading) =>
    heading === undefined
      ? [...byKind(results)].map(([kind, some]) => ({ heading: t(`found.${kind}`), choices: some.map(choiceOf) }))
      : [{ heading, choices: results.map(choiceOf) }];
}

/** The settings and the help, which are found only by words: without any they would fill the list. */
function useEntryGroups(visit: Visit): Group[] {
  const t = useTranslations("shell");
  const { member } = useShell();
  const locale = useLocale();
  return (["settings", "help"] as const).map((kind) => ({
    heading: t(`found.${kind}`),
    choices: entriesOf(member.role)
      .filter((entry) => entry.kind === kind)
      .map(({ name, href, title, words }) => ({
        value: `${kind}-${name}`,
        title: title[locale],
        words,
        icon: iconOf[kind],
        act: () => visit(href),
      })),
  }));
}

/** Where to go, what to begin, and how it looks. */
function useCommandGroups(act: Act, visit: Visit): Group[] {
  const t = useTranslations("shell");
  const { member, areas, setTheme, setLocale, openKeys } = useShell();
  return [
    {
      heading: t("go_to"),
      choices: areas.map(({ name, href, icon, keys }) => ({
        value: name,
        title: t(`areas.${name}`),
        icon,
        keys,
        act: () => visit(href),
      })),
    },
    {
      heading: t("begin"),
      choices: creationsOf(member.role).map(({ name, href, icon }) => ({
        value: `new-${name}`,
        title: t(`create.${name}`),
        icon,
        act: () => visit(href),
      })),
    },
    {
      heading: t("preferences"),
      choices: [
        ...themes.map((theme) => ({
          value: `theme-${theme}`,
          title: `${t("theme")}: ${t(`themes.${theme}`)}`,
          icon: Moon,
          act: act(() => setTheme(theme)),
        })),
        ...locales.map(({ value, label, lang }) => ({
          value: `locale-${value}`,
          title: t("language"),
          words: label,
          detail: label,
          lang,
          icon: Languages,
          act: act(() => setLocale(value)),
        })),
        { value: "keys", title: t("keys"), icon: Keyboard, keys: "?", act: act(openKeys) },
        { value: "sign-out", title: t("sign_out"), icon: LogOut, act: act(() => void signOutHere()) },
      ],
    },
  ];
}

/** What is typed, and what is asked for once the fingers rest. */
function useTyped() {
  const [words, type] = useState("");
  const asked = useRested(words.trim(), 120);
  return { words, asked, isAsked: asked === words.trim(), type };
}

/** Enter before the answer has come waits for it: what is chosen by then belongs to older words. */
function useEnter(isCurrent: boolean, take: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setWaiting(false);
    take();
  });
  return { enter: (atOnce: boolean) => (atOnce ? take() : setWaiting(true)), forget: () => setWaiting(false) };
}

/** Everything by its name: customers, bookings, places, settings, what to begin, and how it looks. */
export default function Palette({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const { workspace } = useShell();
  const giveBack = useOpener(true);
  const { words, asked, isAsked, type } = useTyped();
  const { data, isFetching, isError } = useQuery(workspaceSearch(asked));
  const act: Act = (run) => () => {
    onOpenChange(false);
    run();
  };
  const visit: Visit = (href) =>
    act(() => {
      router.push(href);
      focusHeadingAt(new URL(href, window.location.href).pathname);
    })();
  const resultGroups = useResultGroups(visit);
  const [entries, commands] = [useEntryGroups(visit), useCommandGroups(act, visit)];
  const search = words.trim();
  const found = search === "" || asked === "" ? [] : (data?.results ?? []);
  const recent = recentIn(workspace.id);
  const groups =
    search === ""
      ? [...(recent.length > 0 ? resultGroups(recent, t("found.recent")) : []), ...commands]
      : ranked(search, [...resultGroups(found), ...commands, ...entries]);
  const list = useId();
  const isCurrent = isAsked && !isFetching;
  const { chosen, hasMoved, step, moveTo, startOver } = useChosen(groups.flatMap(({ choices }) => choices));
  const { enter, forget } = useEnter(isCurrent, () => chosen?.act());
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay" />
        <Radix.Content
          data-modal
          onOpenAutoFocus={() => {
            const { words, entered } = releaseKeys();
            type(words);
            if (entered) enter(false);
          }}
          onCloseAutoFocus={giveBack}
          aria-describedby={undefined}
          className="fixed inset-x-2 top-2 z-50 mx-auto max-w-[600px] animate-rise overflow-hidden rounded-md border border-line bg-raised shadow-float outline-none md:top-[14vh]"
        >
          <Radix.Title className="sr-only">{t("search")}</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <input
              type="text"
              role="combobox"
              aria-label={t("search")}
              aria-autocomplete="list"
              aria-expanded
              aria-controls={list}
              aria-activedescendant={chosen && optionId(list, chosen)}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={words}
              onChange={({ target }) => {
                startOver();
                forget();
                type(target.value);
              }}
              onKeyDown={(event) => onListKey(event, step, () => enter(isCurrent || hasMoved))}
              placeholder={t("search_hint")}
              className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
            />
            <Kbd keys="esc" />
          </div>
          <Choices
            id={list}
            groups={groups}
            chosen={chosen}
            onPoint={moveTo}
            state={isCurrent ? (isError ? "failed" : "ready") : "loading"}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
