"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import { barsShown, clearOf, onBarsMoved, toastsHeight } from "@/components/ui/bottom-bars";
import { useIsWide } from "@/components/ui/media-query";
import { nextToasts, onToast, onToastWithdrawn } from "@/components/ui/toast-queue";

/** Long enough to read it and to reach the button. */
const longer = 10_000;
const usualMs = 4000;

/** Text fields have an undo of their own. */
const written = "input:not([type='checkbox']), textarea, [contenteditable='true']";

const inToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/** What had the focus before a toast: the toast's button is removed when it is pressed. */
let focused: EventTarget | null = null;

function noteFocus({ target, relatedTarget }: FocusEvent): void {
  if (!inToasts(target) || inToasts(relatedTarget)) return;
  focused = relatedTarget;
  hold(true);
}

function noteBlur({ target, relatedTarget }: FocusEvent): void {
  if (inToasts(target) && !inToasts(relatedTarget)) hold(false);
}

function giveFocusBack(): void {
  if (inToasts(document.activeElement) && focused instanceof HTMLElement) focused.focus();
}

/** `draw`: shows it, or shows it again with another time to go. */
type Shown = { id: number; at: number; undo: (() => void) | null; draw: (held: boolean) => void };

let shown: Shown[] = [];

/** Sonner pauses under the pointer; under the focus it must not go either. Then all have their whole time again. */
function hold(held: boolean): void {
  for (const { draw } of shown) draw(held);
}

function close(id: number): void {
  toast.dismiss(id);
  shown = shown.filter((each) => each.id !== id);
}

function show(): void {
  for (const { id, text, trouble, action } of nextToasts()) {
    const gone = () => {
      shown = shown.filter((each) => each.id !== id);
    };
    const act = () => {
      gone();
      giveFocusBack();
      action?.act();
    };
    const draw = (held: boolean) => {
      const options = {
        id,
        onAutoClose: gone,
        onDismiss: gone,
        duration: held ? Number.POSITIVE_INFINITY : trouble || action ? longer : usualMs,
        ...(action ? { action: { label: action.label, onClick: act } } : {}),
      };
      if (trouble) toast.error(text, options);
      else toast(text, options);
    };
    shown.push({ id, at: performance.now(), undo: action?.undo ? act : null, draw });
    draw(inToasts(document.activeElement));
  }
}

/**
 * Toasts close when the user navigates; an undo stays while it is valid. When the page navigates by itself, as after a
 * form, there was no input since, and the toast stays.
 */
function useLeaving(): void {
  const path = usePathname();
  const touched = useRef(0);
  useEffect(() => {
    const touch = () => {
      touched.current = performance.now();
    };
    const events = ["pointerdown", "keydown", "popstate"] as const;
    for (const name of events) window.addEventListener(name, touch, true);
    return () => {
      for (const name of events) window.removeEventListener(name, touch, true);
    };
  }, []);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    for (const { id, at, undo } of shown) if (!undo && at < touched.current) close(id);
  }, [path]);
}

/** Ctrl+Z runs the latest undo: with the keyboard a toast is hard to reach. */
function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const last = shown.findLast(({ undo }) => undo !== null);
      const asked = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!last || !asked || (event.target as HTMLElement | null)?.closest(written)) return;
      event.preventDefault();
      close(last.id);
      last.undo?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const usual = 24;

/** How wide a toast is beside the right edge, with the air around it. */
const column = 356 + 2 * usual;

/** Where toasts are: on a phone all across, else at the right edge or beside an open drawer (app/globals.css). */
function sidesOf(isWide: boolean) {
  if (!isWide) return { left: 0, right: window.innerWidth };
  const right = document.querySelector("[data-drawer]")?.getBoundingClientRect().left ?? window.innerWidth;
  return { left: right - column, right };
}

/** How far from the lower edge toasts begin: bars that have their own buttons there stay free. */
function useStart(isWide: boolean): number {
  const start = () => Math.round(clearOf(barsShown(), window.innerHeight, usual, sidesOf(isWide), toastsHeight()));
  return useSyncExternalStore(onBarsMoved, start, () => usual);
}

/** Below on the right; on a phone above the bottom bar, so that the titles and first rows of a screen stay in sight. */
export default function Toasts() {
  const t = useTranslations("common");
  const isWide = useIsWide() !== false;
  const start = useStart(isWide);
  useEffect(() => {
    show();
    const ends = [onToast(show), onToastWithdrawn(close)];
    document.addEventListener("focusin", noteFocus);
    document.addEventListener("focusout", noteBlur);
    return () => {
      document.removeEventListener("focusin", noteFocus);
      document.removeEventListener("focusout", noteBlur);
      for (const end of ends) end();
    };
  }, []);
  useLeaving();
  useUndoKey();
  return (
    <Toaster
      position={isWide ? "bottom-right" : "bottom-center"}
      // Overrides Sonner's own font.
      style={{ fontFamily: "inherit" }}
      containerAriaLabel={t("notices")}
      // One below the other: a newer one must not cover the undo of an older one.
      expand
      visibleToasts={6}
      offset={{ bottom: start, right: usual }}
      mobileOffset={{ bottom: start, left: 12, right: 12 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 text-base text-ink shadow-float",
          content: "flex-1",
          error: "text-trouble-text",
          actionButton: "h-11 shrink-0 rounded-md px-3 font-medium text-confirmed-text hover:bg-well md:h-7 md:px-2",
        },
      }}
    />
  );
}
