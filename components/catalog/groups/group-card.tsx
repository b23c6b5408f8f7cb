"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { changedFields } from "@/components/catalog/changed-fields";
import { DeleteThing } from "@/components/catalog/delete-thing";
import { DrawerForm } from "@/components/catalog/drawer-form";
import { resources } from "@/components/catalog/queries";
import { KindIcon } from "@/components/catalog/resources/kind";
import { useDraftForm } from "@/components/forms/draft-form";
import { savedDraft } from "@/components/forms/typed-since";
import { useShell } from "@/components/shell/shell-state";
import { Chips } from "@/components/ui/chips";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";

type Draft = Pick<ResourceGroup, "name" | "resource_ids">;

const draftOf = ({ name, resource_ids }: ResourceGroup): Draft => ({ name, resource_ids: [...resource_ids].sort() });
const written = (draft: Draft): string => JSON.stringify(draft);

export function GroupCard({ first }: { first: ResourceGroup | null }) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const mayEdit = useShell().member.role !== "agent";
  const all = useQuery(resources).data ?? [];
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => (first ? draftOf(first) : { name: "", resource_ids: [] }));
  const put = (body: Partial<Draft>) =>
    saved ? turnero.resourceGroups.update(saved.id, body) : turnero.resourceGroups.create(body as Draft);
  const settle = (group: ResourceGroup, sent?: Draft) => {
    setSaved(group);
    setDraft((now) => savedDraft(draftOf(group), sent ?? now, now));
    void queries.invalidateQueries({ queryKey: ["catalog"] });
  };
  const form = useDraftForm({
    draft,
    send: (sent: Draft) => put(saved ? changedFields(draftOf(saved), sent) : sent),
    onDone: (group, sent) => {
      if (saved) {
        const before = changedFields(sent, draftOf(saved));
        settle(group, sent);
        toast.undoable(t("changed", { name: group.name }), async () => settle(await put(before)), { about: group.id });
      } else {
        void queries.invalidateQueries({ queryKey: ["catalog"] });
        toast.done(t("created", { name: group.name }));
        router.replace(`/catalog/groups/${group.id}`, { scroll: false });
      }
    },
  });
  const title = saved ? saved.name : t("new.groups");
  return (
    <>
      <DrawerHeader title={title}>
        {saved && mayEdit && <DeleteThing part="groups" id={saved.id} name={saved.name} />}
      </DrawerHeader>
      <DrawerBody>
        <DrawerForm
          form={form}
          label={title}
          create={saved ? null : t("create.groups")}
          dirty={saved !== null && written(draft) !== written(draftOf(saved))}
          onDiscard={() => saved && setDraft(draftOf(saved))}
        >
          <Field name="name" label={t("name")}>
            <Input
              value={draft.name}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
              autoComplete="off"
              placeholder={t("group_example")}
            />
          </Field>
          {all.length > 0 ? (
            <Chips
              label={t("members")}
              hint={t("members_hint")}
              options={all.map(({ id, name, kind }) => ({ value: id, label: name, mark: <KindIcon kind={kind} /> }))}
              chosen={draft.resource_ids}
              onChange={(resource_ids) => setDraft({ ...draft, resource_ids: resource_ids.sort() })}
            />
          ) : (
            <p className="text-ink-soft">{t("no_resources_yet")}</p>
          )}
        </DrawerForm>
      </DrawerBody>
    </>
  );
}
