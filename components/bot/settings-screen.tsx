"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { BotHeader } from "@/components/bot/bot-header";
import { bodyOf, type Draft, draftOf } from "@/components/bot/draft";
import { HandoffFields } from "@/components/bot/handoff-fields";
import { Languages } from "@/components/bot/languages";
import { botSettings } from "@/components/bot/queries";
import { Abilities, About, Enabled, ModelFields } from "@/components/bot/settings-fields";
import { WordingSection } from "@/components/bot/wording/wording-section";
import { Conflict } from "@/components/forms/conflict";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { savedDraft } from "@/components/forms/typed-since";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { TurneroProblem } from "@/components/problem";
import { useShell } from "@/components/shell/shell-state";
import { bottomBar } from "@/components/ui/bottom-bars";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Bot } from "@/lib/domains/bot/schema";

const same = (one: Draft, other: Draft): boolean => JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** The draft over what is saved. What somebody else saves is taken over, unless something is being written here. */
function useEditing(first: Bot) {
  const t = useTranslations("bot");
  const toast = useToast();
  const queries = useQueryClient();
  const { data: current } = useQuery({ ...botSettings, initialData: first });
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const adopt = (bot: Bot) => {
    setBase(bot);
    setDraft(draftOf(bot));
  };
  const settle = (saved: Bot, sent?: Draft) => {
    queries.setQueryData(botSettings.queryKey, saved);
    setBase(saved);
    setDraft((now) => savedDraft(draftOf(saved), sent ?? now, now));
  };
  const form = useDraftForm({
    draft,
    send: (sent: Draft) => turnero.bot.replace({ ...bodyOf(sent), expected_version: base.version }),
    onDone: (saved, sent) => {
      settle(saved, sent);
      const before = bodyOf(draftOf(base));
      toast.undoable(
        t("saved"),
        async () => settle(await turnero.bot.replace({ ...before, expected_version: saved.version })),
        { about: "bot" },
      );
    },
  });
  const dirty = !same(draft, draftOf(base));
  const refused = form.error instanceof TurneroProblem && form.error.code === "version_conflict";
  const behind = current.version > base.version;
  if (behind && !dirty && !form.pending) adopt(current);
  // Show the conflict until the newer version has loaded: a save before that would be refused again.
  const meet = (take: (newest: Bot) => void) => () =>
    void queries.fetchQuery({ ...botSettings, staleTime: 0 }).then((newest) => {
      form.forget();
      take(newest);
    }, toast.failed);
  return {
    draft,
    dirty,
    form: { ...form, error: refused ? null : form.error },
    edit: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    conflict: dirty && !form.pending && (refused || behind),
    discard: () => {
      form.forget();
      adopt(current);
    },
    takeTheirs: meet(adopt),
    keepMine: meet(setBase),
  };
}

/** How the bot speaks, what it may do, and when it calls a person. */
export function SettingsScreen({ first }: { first: Bot }) {
  const t = useTranslations("bot");
  const mayEdit = useShell().member.role !== "agent";
  const { draft, dirty, form, edit, conflict, discard, takeTheirs, keepMine } = useEditing(first);
  useUnsavedGuard(dirty);
  return (
    <>
      <BotHeader />
      <div className="px-4 pb-28 md:px-6">
        <Form
          form={form}
          label={t("title")}
          long
          className="max-w-[760px] gap-0"
          actions={
            conflict ? (
              <div
                ref={bottomBar}
                className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 rounded-md bg-raised shadow-float md:bottom-4"
              >
                <Conflict
                  words={{ conflict: t("conflict"), theirs: t("conflict_theirs"), mine: t("conflict_mine") }}
                  onTheirs={takeTheirs}
                  onMine={keepMine}
                />
              </div>
            ) : (
              <SaveBar
                shown={dirty && mayEdit}
                pending={form.pending}
                onDiscard={discard}
                words={{ unsaved: t("unsaved"), save: t("save"), discard: t("discard") }}
              />
            )
          }
        >
          <fieldset disabled={!mayEdit} className="min-w-0">
            {!mayEdit && (
              <div className="mb-4">
                <Notice>{t("read_only")}</Notice>
              </div>
            )}
            <Enabled draft={draft} edit={edit} />
            <About draft={draft} edit={edit} />
            <Languages chosen={draft.languages} onChange={(languages) => edit({ languages })} />
            <WordingSection draft={draft} edit={edit} />
            <Abilities draft={draft} edit={edit} />
            <HandoffFields draft={draft} edit={edit} />
            <ModelFields draft={draft} edit={edit} />
          </fieldset>
        </Form>
      </div>
    </>
  );
}
