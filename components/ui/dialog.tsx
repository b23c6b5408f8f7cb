"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { bottomBar } from "@/components/ui/bottom-bars";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { keepForOpenList } from "@/components/ui/escape";
import { focusFirstField } from "@/components/ui/first-field";
import { useOpener } from "@/components/ui/opener";

export const DialogClose = Radix.Close;

/** Focuses the first field; a dialog without fields is a question, and its text gets the focus rather than an answer. */
function focusFirst(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  if (!focusFirstField(dialog)) dialog.querySelector<HTMLElement>("[data-title]")?.focus();
}

const prevent = (event: Event): void => event.preventDefault();

/** A question in the middle of the screen; on a phone a sheet from below. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  wide = false,
  kept = false,
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** Closes by its own buttons only: what it shows is not shown again. */
  kept?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("common");
  const giveBack = useOpener(open === true);
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay" />
        <Radix.Content
          data-modal
          onEscapeKeyDown={kept ? prevent : keepForOpenList}
          {...(kept ? { onInteractOutside: prevent } : {})}
          onOpenAutoFocus={focusFirst}
          {...(trigger ? {} : { onCloseAutoFocus: giveBack })}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(
            "fixed z-50 flex max-h-[92dvh] flex-col overflow-y-auto border border-line bg-raised shadow-float outline-none",
            "inset-x-0 bottom-0 animate-lift rounded-t-md pb-[env(safe-area-inset-bottom)]",
            "md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-full md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade md:rounded-md md:pb-0",
            wide ? "md:max-w-[640px]" : "md:max-w-[440px]",
          )}
        >
          <div className="sticky top-0 z-10 flex items-start gap-4 bg-raised px-5 pt-5">
            <div className="flex-1">
              <Radix.Title data-title tabIndex={-1} className="font-semibold text-lg outline-none">
                {title}
              </Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
            </div>
            {!kept && (
              <Radix.Close
                className={cx(buttonClass({ look: "ghost", size: "icon-sm" }), "-mt-2 -mr-2 md:mt-0 md:mr-0")}
                aria-label={t("close")}
              >
                <X aria-hidden className="size-4" />
              </Radix.Close>
            )}
          </div>
          <div className="px-5 pt-4 pb-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What can be done, at the end and always in sight; with `cancel` also nothing. */
export function DialogActions({ cancel = false, children }: { cancel?: boolean; children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <div
      ref={bottomBar}
      className="sticky bottom-0 -mx-5 mt-2 -mb-5 flex flex-col-reverse gap-2 bg-raised px-5 pt-3 pb-5 md:flex-row md:justify-end"
    >
      {cancel && (
        <DialogClose asChild>
          <Button>{t("cancel")}</Button>
        </DialogClose>
      )}
      {children}
    </div>
  );
}
