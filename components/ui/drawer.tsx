"use client";

import { ArrowLeft, X } from "lucide-react";
import { usePathname, useRouter, useSearchParams, useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { mayGo, UnsavedQuestions } from "@/components/forms/unsaved/guard";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { keepForOpenList } from "@/components/ui/escape";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { useOpener } from "@/components/ui/opener";
import { focusRow } from "@/components/ui/return-focus";

/** Screens without their own drawer: they open another area's and are returned to. */
const openedFrom: Record<string, string> = { home: "/", "my-work": "/my-work", map: "/map" };

const panelClass =
  "fixed inset-0 flex animate-slide flex-col bg-canvas pb-[env(safe-area-inset-bottom)] outline-none md:left-auto md:w-[480px] md:border-line md:border-l md:bg-raised md:shadow-float";

/**
 * The right-hand panel of an area. It stands in the layout of the area's `@drawer` slot and is open while the
 * address names something below the list, so that reload, share and the back button work. On a phone it is a page.
 */
export function RouteDrawer({ list, label, children }: { list: string; label: string; children: ReactNode }) {
  const open = useSelectedLayoutSegment() !== null;
  const router = useRouter();
  const search = useSearchParams();
  const filters = search.toString();
  const before = openedFrom[search.get("back") ?? ""];
  const path = usePathname();
  const opener = useRef<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  useFocusOfTheGone(content, open);
  useEffect(() => {
    if (shown.current === path) return;
    // While it closes, it still shows its last content.
    if (!open) return;
    shown.current = path;
    const active = document.activeElement;
    // The focused element was removed with the previous page, as after a form.
    if (active === document.body) content.current?.focus();
    // Another row was opened beside the open drawer.
    else if (active instanceof HTMLElement && !content.current?.contains(active)) opener.current = active;
  }, [path, open]);
  const [questions] = useState(() => new Set<string>());
  const close = async () => {
    if (await mayGo(questions)) router.push(before ?? (filters ? `${list}?${filters}` : list), { scroll: false });
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || void close()} modal={false}>
      <Radix.Content
        ref={content}
        data-drawer
        aria-label={label}
        aria-describedby={undefined}
        className={cx(panelClass, "z-30")}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={keepForOpenList}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const before = document.activeElement;
          // The search that led here was opened again before this came: who writes there goes on.
          if (before?.closest("[data-modal]")) return;
          opener.current = before instanceof HTMLElement && before !== document.body ? before : null;
          (event.currentTarget as HTMLElement).focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current?.isConnected) opener.current.focus();
          else focusRow(shown.current);
        }}
      >
        <UnsavedQuestions value={questions}>{children}</UnsavedQuestions>
      </Radix.Content>
    </Radix.Root>
  );
}

/** The same panel over a screen that has none of its own: it is open for as long as it is rendered. */
export function Sheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const [questions] = useState(() => new Set<string>());
  const giveBack = useOpener(true);
  const close = async () => {
    if (await mayGo(questions)) onClose();
  };
  return (
    <Radix.Root open onOpenChange={(next) => next || void close()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay max-md:hidden" />
        <Radix.Content
          data-drawer
          aria-label={label}
          aria-describedby={undefined}
          className={cx(panelClass, "z-50")}
          onEscapeKeyDown={keepForOpenList}
          onCloseAutoFocus={giveBack}
        >
          <UnsavedQuestions value={questions}>{children}</UnsavedQuestions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The drawer's title and its way out: an arrow on a phone, a cross beside a list. */
export function DrawerHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const t = useTranslations("common");
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-line border-b px-2 md:px-5">
      <Radix.Close className={`${buttonClass({ look: "ghost", size: "icon" })} md:hidden`} aria-label={t("back")}>
        <ArrowLeft aria-hidden className="size-5" />
      </Radix.Close>
      <Radix.Title className="min-w-0 flex-1 truncate font-semibold text-lg">{title}</Radix.Title>
      {children}
      <Radix.Close
        className={`${buttonClass({ look: "ghost", size: "icon-sm" })} max-md:hidden`}
        aria-label={t("close")}
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </header>
  );
}

export const DrawerBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 scroll-pb-40 overflow-y-auto px-4 py-5 md:px-5">{children}</div>
);
