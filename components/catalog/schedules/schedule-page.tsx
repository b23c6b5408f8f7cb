"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { changedFields } from "@/components/catalog/changed-fields";
import { DeleteThing } from "@/components/catalog/delete-thing";
import { DrawerForm } from "@/components/catalog/drawer-form";
import { bodyOf, type Draft, draftOf, newDraft } from "@/components/catalog/schedules/schedule-draft";
import { ScheduleFields } from "@/components/catalog/schedules/schedule-fields";
import { YearView } from "@/components/catalog/schedules/year-view";
import { useDraftForm } from "@/components/forms/draft-form";
import { savedDraft } from "@/components/forms/typed-since";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/toast";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

type Body = ReturnType<typeof bodyOf>;

function useSchedule(first: Schedule | null) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const zone = useTimeZone() ?? "UTC";
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => (first ? draftOf(first) : newDraft(zone)));
  const put = (body: Partial<Body>) =>
    saved ? turnero.schedules.update(saved.id, body) : turnero.schedules.create(body as Body);
  const settle = (schedule: Schedule, sent?: Draft) => {
    setSaved(schedule);
    setDraft((now) => savedDraft(draftOf(schedule), sent ?? now, now));
    void queries.invalidateQueries({ queryKey: ["catalog", "schedules"] });
  };
  const form = useDraftForm({
    draft,
    send: (sent: Draft) => put(saved ? changedFields(bodyOf(draftOf(saved)), bodyOf(sent)) : bodyOf(sent)),
    onDone: (schedule, sent) => {
      if (saved) {
        const before = changedFields(bodyOf(sent), bodyOf(draftOf(saved)));
        settle(schedule, sent);
        toast.undoable(t("changed", { name: schedule.name }), async () => settle(await put(before)), {
          about: schedule.id,
        });
      } else {
        void queries.invalidateQueries({ queryKey: ["catalog", "schedules"] });
        toast.done(t("created", { name: schedule.name }));
        router.replace(`/catalog/schedules/${schedule.id}`);
      }
    },
  });
  return { saved, draft, setDraft, form };
}

/** A schedule: its name and zone, its week, and the year with the days that are not like the others. */
export function SchedulePage({ first }: { first: Schedule | null }) {
  const t = useTranslations("catalog");
  const mayEdit = useShell().member.role !== "agent";
  const { saved, draft, setDraft, form } = useSchedule(first);
  const dirty = saved !== null && JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(saved)));
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    if (change.week) form.forget();
  };
  const title = saved?.name ?? t("new.schedules");
  return (
    <>
      <PageHeader
        title={title}
        action={
          <span className="flex items-center gap-1">
            {saved && mayEdit && <DeleteThing part="schedules" id={saved.id} name={saved.name} />}
            <Link href="/catalog/schedules" className={buttonClass()}>
              <ArrowLeft aria-hidden className="size-4" />
              <span className="max-md:sr-only">{t("parts.schedules")}</span>
            </Link>
          </span>
        }
      />
      <div className="max-w-[960px] px-4 pb-16 md:px-6">
        <DrawerForm
          form={form}
          label={title}
          create={saved ? null : t("create.schedules")}
          dirty={dirty}
          onDiscard={() => saved && setDraft(draftOf(saved))}
        >
          <ScheduleFields draft={draft} set={set} />
        </DrawerForm>
        {saved && <YearView schedule={saved} mayEdit={mayEdit} />}
      </div>
    </>
  );
}
