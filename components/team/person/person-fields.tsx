"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Part } from "@/components/catalog/drawer-form";
import { members, schedules, services } from "@/components/catalog/queries";
import { WeeklyFields } from "@/components/catalog/schedules/weekly-fields";
import { Choice } from "@/components/forms/choices/choice";
import { useShell } from "@/components/shell/shell-state";
import type { PersonDraft } from "@/components/team/person/person-draft";
import { PhotoField } from "@/components/team/person/photo-field";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Role } from "@/lib/core/scopes";
import type { Person } from "@/lib/domains/people/schema";

type Props = { draft: PersonDraft; edit: (change: Partial<PersonDraft>) => void };

export function WhoFields({ draft, edit, photo }: Props & { photo: string | null }) {
  const t = useTranslations("team.person");
  return (
    <Part heading="h2" title={t("who")}>
      <Field name="name" label={t("name")}>
        <Input value={draft.name} onChange={({ target }) => edit({ name: target.value })} autoComplete="off" />
      </Field>
      <PhotoField
        name={draft.name}
        shown={draft.photo === undefined ? photo : draft.photo}
        onChange={(chosen) => edit({ photo: chosen })}
      />
    </Part>
  );
}

/** Not everybody signs in; who does is invited, or is a member already. */
export function LoginFields({ draft, edit, invite }: Props & { invite: Person["invite"] }) {
  const t = useTranslations("team.person");
  // As it stands: nobody signs in who has not accepted yet.
  const [none, hint] = !invite
    ? [t("no_login"), null]
    : invite.expired
      ? [t("invite_expired", { email: invite.email }), t("invite_expired_hint")]
      : [t("invited", { email: invite.email }), t("invited_hint")];
  const me = useShell().member;
  const team = useQuery(members).data ?? [];
  return (
    <Part heading="h2" title={t("login")} text={t("login_text")}>
      <Field name="login" label={t("signs_in")} {...(hint ? { hint } : {})}>
        <Choice
          options={[
            { value: "", label: none },
            { value: "invite", label: t("invite") },
            ...team.map(({ id, name, email }) => ({ value: id, label: name, aside: email })),
          ]}
          value={draft.login}
          onChoose={(login) => edit({ login })}
        />
      </Field>
      {draft.login === "invite" && (
        <div className="grid gap-3 md:grid-cols-2">
          <Field
            name="email"
            pointer="#/login/email"
            label={t("email")}
            faults={{ already_member: t("already_member") }}
          >
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              value={draft.email}
              onChange={({ target }) => edit({ email: target.value })}
            />
          </Field>
          <Field name="role" pointer="#/login/role" label={t("role")} hint={t("role_hint")}>
            <Select value={draft.role} onChange={({ target }) => edit({ role: target.value as Role })}>
              <option value="agent">{t("roles.agent")}</option>
              <option value="admin">{t("roles.admin")}</option>
              {me.role === "owner" && <option value="owner">{t("roles.owner")}</option>}
            </Select>
          </Field>
        </div>
      )}
    </Part>
  );
}

export function HoursFields({ draft, edit, own }: Props & { own: string | null }) {
  const t = useTranslations("team.person");
  const always = useTranslations("catalog")("always_open");
  // A schedule of their own is the choice "own", not one among those of the business.
  const known = (useQuery(schedules).data ?? []).filter(({ id }) => id !== own);
  return (
    <Part heading="h2" title={t("hours")}>
      <Field name="schedule_id" label={t("works")}>
        <Choice
          options={[
            ...known.map(({ id, name }) => ({ value: id, label: name })),
            { value: "own", label: t("own_hours") },
            { value: "", label: always },
          ]}
          value={draft.hours}
          onChoose={(hours) => edit({ hours })}
        />
      </Field>
      {draft.hours === "own" && <WeeklyFields week={draft.week} onChange={(week) => edit({ week })} />}
    </Part>
  );
}

export function ServiceFields({ draft, edit }: Props) {
  const t = useTranslations("team.person");
  const known = (useQuery(services).data ?? []).filter(({ active }) => active);
  return (
    <Part heading="h2" title={t("services")}>
      {known.length === 0 ? (
        <p className="text-ink-soft">{t("no_services")}</p>
      ) : (
        <Chips
          label={t("gives")}
          hint={t("gives_hint")}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={draft.service_ids}
          onChange={(service_ids) => edit({ service_ids })}
        />
      )}
    </Part>
  );
}
