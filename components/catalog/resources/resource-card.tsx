"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ChartColumn, UserRoundPen } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CreateResourceBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { changedFields } from "@/components/catalog/changed-fields";
import { DeleteThing } from "@/components/catalog/delete-thing";
import { DrawerForm } from "@/components/catalog/drawer-form";
import { useMainSchedule } from "@/components/catalog/resources/main-schedule";
import {
  newResource,
  type ResourceDraft,
  ResourceFields,
  resourceDraft,
} from "@/components/catalog/resources/resource-fields";
import { TimeOffList } from "@/components/catalog/resources/time-off";
import { useDraftForm } from "@/components/forms/draft-form";
import { typedSince } from "@/components/forms/typed-since";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/toast";
import { resourceKinds } from "@/lib/core/vocabulary";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

const NewSchedule = dynamic(() => import("@/components/catalog/schedules/new-schedule"), { ssr: false });

export function ResourceCard({ first }: { first: Resource | null }) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const mayEdit = useShell().member.role !== "agent";
  const asked = useSearchParams().get("kind");
  const kind = resourceKinds.find((each) => each === asked) ?? "person";
  const [saved, setSaved] = useState(first);
  const [edits, setEdits] = useState<Partial<ResourceDraft>>({});
  const edit = (change: Partial<ResourceDraft>) => setEdits((now) => ({ ...now, ...change }));
  const [making, setMaking] = useState(false);
  const main = useMainSchedule();
  const draft: ResourceDraft = { ...(saved ? resourceDraft(saved) : newResource(kind, main)), ...edits };
  // An empty number is sent as it is: the API reports it, and the form shows the fault at its field.
  const put = (draft: Partial<ResourceDraft>) => {
    const body = draft as CreateResourceBody;
    return saved ? turnero.resources.update(saved.id, body) : turnero.resources.create(body);
  };
  const settle = (resource: Resource, sent?: ResourceDraft) => {
    setSaved(resource);
    setEdits((now) => (sent ? typedSince(sent, now) : {}));
    void queries.invalidateQueries({ queryKey: ["catalog"] });
  };
  const form = useDraftForm({
    draft,
    send: (sent: ResourceDraft) => put(saved ? changedFields(resourceDraft(saved), sent) : sent),
    onDone: (resource, sent) => {
      if (saved) {
        const before = changedFields(sent, resourceDraft(saved));
        settle(resource, sent);
        toast.undoable(t("changed", { name: resource.name }), async () => settle(await put(before)), {
          about: resource.id,
        });
      } else {
        void queries.invalidateQueries({ queryKey: ["catalog"] });
        toast.done(t("created", { name: resource.name }));
        router.replace(`/catalog/resources/${resource.id}`, { scroll: false });
      }
    },
  });
  const title = saved ? saved.name : t("new.resources");
  return (
    <>
      <DrawerHeader title={title}>
        {saved && (
          <Link href={`/team/${saved.id}`} className={buttonClass({ look: "ghost", size: "sm" })}>
            <ChartColumn aria-hidden className="size-4" />
            {t("stats")}
          </Link>
        )}
        {saved?.kind === "person" && mayEdit && (
          <Link href={`/team/${saved.id}/edit`} className={buttonClass({ look: "ghost", size: "sm" })}>
            <UserRoundPen aria-hidden className="size-4" />
            {t("all_of_person")}
          </Link>
        )}
        {saved && mayEdit && <DeleteThing part="resources" id={saved.id} name={saved.name} />}
      </DrawerHeader>
      <DrawerBody>
        {saved && <TimeOffList resource={saved} mayEdit={mayEdit} />}
        <DrawerForm
          form={form}
          label={title}
          create={saved ? null : t("create.resources")}
          dirty={saved !== null && JSON.stringify(draft) !== JSON.stringify(resourceDraft(saved))}
          onDiscard={() => setEdits({})}
        >
          <ResourceFields draft={draft} edit={edit} onNewSchedule={() => setMaking(true)} />
        </DrawerForm>
        {/* Beside the form, not within it: a form in a form would send both. */}
        {making && (
          <NewSchedule
            name={draft.name}
            onMade={({ id }) => edit({ schedule_id: id })}
            onClose={() => setMaking(false)}
          />
        )}
      </DrawerBody>
    </>
  );
}
