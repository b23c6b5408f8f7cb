"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ChartColumn } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ActiveRow } from "@/components/catalog/active-row";
import { changedFields } from "@/components/catalog/changed-fields";
import { DrawerForm, Part } from "@/components/catalog/drawer-form";
import { resources, schedules } from "@/components/catalog/queries";
import { mainSchedule } from "@/components/catalog/resources/main-schedule";
import { TimeOffList } from "@/components/catalog/resources/time-off";
import { useDraftForm } from "@/components/forms/draft-form";
import { today as todayIn } from "@/components/forms/local-time";
import { typedSince } from "@/components/forms/typed-since";
import { PageHeader } from "@/components/shell/page-header";
import { OffFields } from "@/components/team/person/off-fields";
import {
  bodyOf,
  newPerson,
  type PersonBody,
  type PersonDraft,
  personDraft,
} from "@/components/team/person/person-draft";
import { HoursFields, LoginFields, ServiceFields, WhoFields } from "@/components/team/person/person-fields";
import { photoOf } from "@/components/team/person/photo";
import { RemovePerson } from "@/components/team/person/remove-person";
import { buttonClass } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog } from "@/components/ui/dialog";
import { focusHeading } from "@/components/ui/focus-heading";
import { Link } from "@/components/ui/link";
import { useNow } from "@/components/ui/now";
import { TextLink } from "@/components/ui/text-link";
import { useToast } from "@/components/ui/toast";
import type { Person, SavedPerson } from "@/lib/domains/people/schema";

type Sent = Parameters<typeof turnero.team.people.create>[0];

function usePerson(first: Person | null) {
  const t = useTranslations("team.person");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const zone = useTimeZone() ?? "UTC";
  const known = useQuery(schedules).data ?? [];
  const main = mainSchedule(known, useQuery(resources).data ?? []);
  const [saved, setSaved] = useState(first);
  const [edits, setEdits] = useState<Partial<PersonDraft>>({});
  const [link, setLink] = useState<string | null>(null);
  const stands = saved ? personDraft(saved, known) : newPerson(known.find(({ id }) => id === main));
  const draft: PersonDraft = { ...stands, ...edits };
  const before = bodyOf(stands, zone);
  const put = (body: Partial<PersonBody>): Promise<SavedPerson> => {
    const { time_off: _none, ...change } = body;
    return saved ? turnero.team.people.update(saved.id, change) : turnero.team.people.create(body as Sent);
  };
  const settle = async (person: Person, sent?: PersonDraft) => {
    await queries.invalidateQueries({ queryKey: ["catalog"] });
    setSaved(person);
    setEdits((now) => (sent ? typedSince(sent, now) : {}));
  };
  const form = useDraftForm({
    draft,
    send: (sent: PersonDraft) => put(saved ? changedFields(before, bodyOf(sent, zone)) : bodyOf(sent, zone)),
    onDone: async (person, sent) => {
      setLink(person.invite_link);
      if (!saved) {
        void queries.invalidateQueries();
        toast.done(t("added", { name: person.name }));
        if (person.invite_link === null) {
          router.push("/team");
          focusHeading("/team");
        }
        return;
      }
      const body = bodyOf(sent, zone);
      await settle(person, sent);
      const back = changedFields(body, before);
      // An invitation that was sent and a photo that was replaced do not come back.
      if (body.login || sent.photo !== undefined) toast.done(t("saved", { name: person.name }), person.id);
      else toast.undoable(t("saved", { name: person.name }), async () => settle(await put(back)), { about: person.id });
    },
  });
  return {
    saved,
    draft,
    form,
    link,
    isDirty: JSON.stringify(bodyOf(draft, zone)) !== JSON.stringify(before),
    edit: (change: Partial<PersonDraft>) => {
      setEdits((now) => ({ ...now, ...change }));
      if (change.week || change.off) form.forget();
    },
    discard: () => setEdits({}),
    close: () => {
      setLink(null);
      if (!saved) router.push("/team");
      // The button that made the invitation is gone by then.
      focusHeading(saved ? window.location.pathname : "/team");
    },
  };
}

/** A person of the team on one page: who they are, login, hours, services and time off. */
export function PersonScreen({ first }: { first: Person | null }) {
  const t = useTranslations("team");
  const { saved, draft, form, link, isDirty, edit, discard, close } = usePerson(first);
  const today = todayIn(useNow(), useTimeZone() ?? "UTC");
  const title = saved?.name ?? t("person.add");
  const fields = { draft, edit };
  return (
    <>
      <PageHeader
        title={title}
        action={
          <span className="flex items-center gap-1">
            {saved && <RemovePerson person={saved} />}
            {saved && (
              <Link href={`/team/${saved.id}`} className={buttonClass({ look: "ghost" })}>
                <ChartColumn aria-hidden className="size-4" />
                <span className="max-md:sr-only">{t("person.stats")}</span>
              </Link>
            )}
            <Link href="/team" className={buttonClass({})}>
              <ArrowLeft aria-hidden className="size-4" />
              <span className="max-md:sr-only">{t("title")}</span>
            </Link>
          </span>
        }
      >
        {!saved && (
          <p className="text-ink-soft">
            {t("person.only_signs_in")} <TextLink href="/settings/team?invite">{t("person.invite_only")}</TextLink>
          </p>
        )}
      </PageHeader>
      <div className="max-w-[820px] px-4 pb-8 md:px-6">
        <DrawerForm
          page
          form={form}
          label={title}
          create={saved ? null : t("person.create")}
          dirty={saved ? isDirty : draft.name !== ""}
          onDiscard={discard}
        >
          <WhoFields {...fields} photo={saved && photoOf(saved.id, saved.photo_id)} />
          <LoginFields {...fields} invite={saved?.invite ?? null} />
          <HoursFields {...fields} own={saved?.has_own_hours ? saved.schedule_id : null} />
          <ServiceFields {...fields} />
          {saved ? (
            <ActiveRow hint={t("person.active_hint")} active={draft.active} onChange={(active) => edit({ active })} />
          ) : (
            <Part heading="h2" title={t("person.time_off")}>
              <OffFields off={draft.off} today={today} onChange={(off) => edit({ off })} />
            </Part>
          )}
        </DrawerForm>
        {/* Beside the form: its dialog has a form of its own. */}
        {saved && (
          <div className="mt-6">
            <TimeOffList resource={saved} mayEdit />
          </div>
        )}
      </div>
      {link !== null && (
        <Dialog
          open
          onOpenChange={(open) => open || close()}
          title={t("person.link")}
          description={t("person.link_text")}
        >
          <CopyBox text={link} label={t("person.link")} />
        </Dialog>
      )}
    </>
  );
}
