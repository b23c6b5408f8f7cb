"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActiveRow } from "@/components/catalog/active-row";
import { AliasField } from "@/components/catalog/alias-field";
import { Part } from "@/components/catalog/drawer-form";
import { groups, members, schedules } from "@/components/catalog/queries";
import type { Kind } from "@/components/catalog/resources/kind";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { NumberInput } from "@/components/forms/number-input";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { resourceKinds } from "@/lib/core/vocabulary";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

export type ResourceDraft = Omit<Resource, "id" | "photo_id" | "created_at" | "updated_at" | "capacity"> & {
  capacity: number | null;
};

export const newResource = (kind: Kind, schedule_id: string | null): ResourceDraft => ({
  name: "",
  aliases: [],
  kind,
  capacity: 1,
  schedule_id,
  group_ids: [],
  member_id: null,
  location: null,
  active: true,
});

export const resourceDraft = ({
  id: _id,
  photo_id: _photo,
  created_at: _made,
  updated_at: _changed,
  ...rest
}: Resource): ResourceDraft => ({
  ...rest,
  group_ids: [...rest.group_ids].sort(),
});

type Props = { draft: ResourceDraft; edit: (change: Partial<ResourceDraft>) => void };

/** The member of the team that a person is, so that their own tasks find them. */
function LinkedMember({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  const team = useQuery(members).data ?? [];
  return (
    <Field name="member_id" label={t("member")} optional={optional} hint={t("member_hint")}>
      <Choice
        options={namedOptions(team, t("no_member"))}
        value={draft.member_id ?? ""}
        onChoose={(id) => edit({ member_id: id || null })}
      />
    </Field>
  );
}

export function ResourceFields({ draft, edit, onNewSchedule }: Props & { onNewSchedule: () => void }) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  const known = { groups: useQuery(groups).data ?? [], schedules: useQuery(schedules).data ?? [] };
  return (
    <>
      <Part title={t("what")}>
        <Field name="name" label={t("name")}>
          <Input value={draft.name} onChange={({ target }) => edit({ name: target.value })} autoComplete="off" />
        </Field>
        <AliasField
          name={draft.kind === "person" ? draft.name : ""}
          of="person"
          aliases={draft.aliases}
          onChange={(aliases) => edit({ aliases })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field name="kind" label={t("kind")}>
            <Select value={draft.kind} onChange={({ target }) => edit({ kind: target.value as Kind })}>
              {resourceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`one.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field name="capacity" label={t("capacity")} hint={t("capacity_hint")}>
            <NumberInput min={1} max={1000} value={draft.capacity} onChange={(capacity) => edit({ capacity })} />
          </Field>
        </div>
        {draft.kind === "person" && <LinkedMember draft={draft} edit={edit} />}
        <Field name="location" pointer="#/location/formatted" label={t("address")} optional={optional}>
          <Input
            value={draft.location?.formatted ?? ""}
            onChange={({ target }) =>
              edit({ location: target.value === "" ? null : { formatted: target.value, lat: null, lng: null } })
            }
            autoComplete="off"
          />
        </Field>
      </Part>
      <Part title={t("hours")}>
        <Field
          name="schedule_id"
          label={t("schedule")}
          hint={t(draft.schedule_id === null ? "always_open_hint" : "schedule_hint")}
        >
          <Choice
            options={namedOptions(known.schedules, t("always_open"))}
            value={draft.schedule_id ?? ""}
            onChoose={(id) => edit({ schedule_id: id || null })}
          />
        </Field>
        <Button size="sm" className="self-start" onClick={onNewSchedule}>
          <Plus aria-hidden className="size-4" />
          {t("new.schedules")}
        </Button>
      </Part>
      {known.groups.length > 0 && (
        <Part title={t("parts.groups")}>
          <Chips
            label={t("member_of")}
            options={known.groups.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={draft.group_ids}
            onChange={(group_ids) => edit({ group_ids: group_ids.sort() })}
          />
        </Part>
      )}
      <Part title={t("available")}>
        <ActiveRow hint={t("resource_active_hint")} active={draft.active} onChange={(active) => edit({ active })} />
      </Part>
    </>
  );
}
