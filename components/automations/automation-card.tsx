"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { AutomationFields } from "@/components/automations/automation-fields";
import { CardHeader } from "@/components/automations/card-header";
import { type Draft, draftOf, isSame } from "@/components/automations/draft";
import { useSettle } from "@/components/automations/enabling";
import { automationList } from "@/components/automations/queries";
import { Conflict } from "@/components/forms/conflict";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { savedDraft } from "@/components/forms/typed-since";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { TurneroProblem } from "@/components/problem";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { DrawerBody } from "@/components/ui/drawer";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { StickyActions } from "@/components/ui/sticky-actions";
import { useToast } from "@/components/ui/toast";
import type { Automation } from "@/lib/domains/automations/schema";

/** Saves what was changed, unless somebody else was quicker. */
function useSaving(first: Automation | null, start: Draft) {
  const t = useTranslations("automations");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const show = useSettle();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(start);
  const settle = (after: Automation, sent?: Draft) => {
    setSaved(after);
    setDraft((now) => savedDraft(draftOf(after), sent ?? now, now));
    show(after);
  };
  const form = useDraftForm({
    draft,
    send: (sent: Draft) =>
      saved
        ? turnero.automations.update(saved.id, { ...sent, expected_version: saved.version })
        : turnero.automations.create(sent),
    onDone: (after, sent) => {
      const { id, name, enabled } = after;
      if (!saved) {
        void queries.invalidateQueries({ queryKey: automationList.queryKey, exact: true });
        toast.done(enabled ? t("created", { name }) : t("switched_off", { name }));
        return router.replace(`/automations/${id}`, { scroll: false });
      }
      const before = draftOf(saved);
      settle(after, sent);
      toast.undoable(t("changed", { name }), async () => settle(await turnero.automations.update(id, before)), {
        about: id,
      });
    },
  });
  // The list's switch changes this automation too: take the change over unless the form has edits.
  const { data: rows } = useQuery(automationList);
  const listed = rows?.find(({ id }) => id === saved?.id);
  if (saved && listed && listed.version > saved.version && isSame(draft, saved) && !form.pending) {
    setSaved(listed);
    setDraft(draftOf(listed));
  }
  // Show the conflict until the newer version has loaded: a save before that would be refused again.
  const meet = (take: (newest: Automation) => void) => () =>
    turnero.automations.get(saved?.id ?? "").then((newest) => {
      form.forget();
      take(newest);
    }, toast.failed);
  const [theirs, mine] = [meet((newest) => settle(newest)), meet(setSaved)];
  const edit = (change: Partial<Draft>, moved = false) => {
    setDraft((now) => ({ ...now, ...change }));
    if (moved) form.forget();
  };
  const discard = () => {
    form.forget();
    if (saved) setDraft(draftOf(saved));
  };
  return { saved, draft, form, edit, theirs, mine, discard };
}

/** An automation in the drawer: the one that is there, or the one that is being made. */
export function AutomationCard({ first, start }: { first: Automation | null; start: Draft }) {
  const t = useTranslations("automations");
  const mayEdit = useShell().member.role !== "agent";
  const { saved, draft, form, edit, theirs, mine, discard } = useSaving(first, start);
  const dirty = saved !== null && !isSame(draft, saved);
  // After creating, the drawer goes to the new URL: until then it must not be created again.
  const pending = form.pending || (saved === null && form.done);
  const conflict = form.error instanceof TurneroProblem && form.error.code === "version_conflict";
  useUnsavedGuard(dirty);
  return (
    <>
      <CardHeader automation={saved} />
      <DrawerBody>
        <Form
          form={{ ...form, pending, error: conflict ? null : form.error }}
          label={saved ? saved.name : t("new")}
          className="gap-5"
          long
          begin={saved === null}
          problems={{ not_found: t("form.something_gone") }}
          actions={
            <>
              {conflict && (
                <Conflict
                  words={{ conflict: t("form.conflict"), theirs: t("form.theirs"), mine: t("form.mine") }}
                  onTheirs={() => void theirs()}
                  onMine={() => void mine()}
                />
              )}
              {saved ? (
                <SaveBar
                  floor
                  shown={dirty && mayEdit}
                  pending={pending}
                  onDiscard={discard}
                  words={{ unsaved: t("form.unsaved"), save: t("form.save"), discard: t("form.discard") }}
                />
              ) : (
                <StickyActions floor>
                  <Button type="submit" look="primary" pending={pending}>
                    {t("form.create")}
                  </Button>
                </StickyActions>
              )}
            </>
          }
        >
          <fieldset disabled={!mayEdit} className="contents">
            {!mayEdit && <Notice>{t("form.read_only")}</Notice>}
            <AutomationFields draft={draft} edit={edit} />
          </fieldset>
        </Form>
      </DrawerBody>
    </>
  );
}
