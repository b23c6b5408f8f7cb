"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/forms/form";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { StickyActions } from "@/components/ui/sticky-actions";

type DraftForm = { submit: () => void; pending: boolean; done: boolean; error: unknown };

/** A thing of the catalog as a form: read-only for agents, with its save button in sight once something changed. */
export function DrawerForm({
  form,
  label,
  create,
  dirty,
  page = false,
  onDiscard,
  children,
}: {
  form: DraftForm;
  label: string;
  /** The words on the button while it does not exist yet. */
  create: string | null;
  dirty: boolean;
  /** On a page of its own instead of in a drawer. */
  page?: boolean;
  onDiscard: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("catalog");
  const mayEdit = useShell().member.role !== "agent";
  useUnsavedGuard(dirty);
  // After creating, the drawer goes to the new URL: until then it must not be created again.
  const pending = form.pending || (create !== null && form.done);
  return (
    <Form
      form={{ ...form, pending }}
      label={label}
      className="gap-5"
      long
      begin={create !== null}
      actions={
        create ? (
          mayEdit && (
            <StickyActions floor={!page} overBar={page}>
              <Button type="submit" look="primary" pending={pending}>
                {create}
              </Button>
            </StickyActions>
          )
        ) : (
          <SaveBar
            floor={!page}
            shown={dirty && mayEdit}
            pending={pending}
            onDiscard={onDiscard}
            words={{ unsaved: t("unsaved"), save: t("save"), discard: t("discard") }}
          />
        )
      }
    >
      <fieldset disabled={!mayEdit} className="contents">
        {!mayEdit && <Notice>{t("read_only")}</Notice>}
        {children}
      </fieldset>
    </Form>
  );
}

/** A titled part of a form, below the title of a drawer or, as `h2`, of a page. */
export function Part({
  title,
  text,
  heading: Heading = "h3",
  children,
}: {
  title: string;
  text?: ReactNode;
  heading?: "h2" | "h3";
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <div>
        <Heading className="font-semibold">{title}</Heading>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}
