"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { turnero } from "@/components/api";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { savedDraft } from "@/components/forms/typed-since";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import { bodyOf, configOf, type Draft, draftOf } from "@/components/webchat-site/draft";
import { HoursFields } from "@/components/webchat-site/hours";
import { Identity, Install } from "@/components/webchat-site/install";
import { Look } from "@/components/webchat-site/look";
import { Origins } from "@/components/webchat-site/origins";
import { Preview } from "@/components/webchat-site/preview";
import type { WebchatSite } from "@/lib/domains/webchat/schema";

type Place = { timezone: string; currency: string; country: string };

/** The workspace's chat: what it looks like, where it may be, and how it gets onto a site. */
export function SiteScreen({
  first,
  home,
  place,
  admin,
  editable,
}: {
  first: WebchatSite;
  home: string;
  place: Place;
  /** Others read that admins alone change it. */
  admin: boolean;
  editable: boolean;
}) {
  const t = useTranslations("webchat");
  const toast = useToast();
  const [site, setSite] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const dirty = site.key === null || JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(site)));
  const form = useDraftForm({
    draft,
    send: (sent: Draft) => turnero.webchatSite.put(bodyOf(sent)),
    onDone: (saved, sent) => {
      setSite(saved);
      setDraft((now) => savedDraft(draftOf(saved), sent, now));
      toast.done(t("saved"));
    },
  });
  const { timezone, currency, country } = place;
  const config = useMemo(() => configOf(draft, { timezone, currency, country }), [draft, timezone, currency, country]);
  return (
    <div className="grid gap-x-8 px-4 pt-2 md:px-6 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div className="min-w-0 max-w-[760px]">
        {!admin && (
          <div className="mb-4">
            <Notice>{t("admins_only")}</Notice>
          </div>
        )}
        <Form
          form={form}
          label={t("title")}
          long
          className="gap-0"
          actions={
            <SaveBar
              shown={editable && dirty}
              pending={form.pending}
              onDiscard={() => {
                form.forget();
                setDraft(draftOf(site));
              }}
              words={{ unsaved: t("unsaved"), save: t("save"), discard: t("discard") }}
            />
          }
        >
          <fieldset disabled={!editable} className="min-w-0">
            <Look draft={draft} change={change} />
            <Origins
              origins={draft.origins}
              onChange={(origins, moved) => {
                change({ origins });
                if (moved) form.forget();
              }}
            />
            <HoursFields
              hours={draft.business_hours}
              zone={timezone}
              onChange={(business_hours) => change({ business_hours })}
            />
          </fieldset>
        </Form>
        <div className="pt-8">
          <Install site={site} home={home} editable={editable} onSite={setSite} />
          <Identity site={site} editable={editable} onSite={setSite} />
        </div>
      </div>
      <div className="pb-8 lg:sticky lg:top-4 lg:self-start">
        <Preview config={config} />
      </div>
    </div>
  );
}
