"use client";

import { useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import type { Me } from "@/components/settings/team";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CreatedInvite } from "@/lib/domains/invites/schema";

function Ask({ me, onDone }: { me: Me; onDone: (invite: CreatedInvite) => void }) {
  const t = useTranslations("settings");
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) =>
      turnero.team.invites.create({ email: textOf(data, "email") ?? "", role: textOf(data, "role") as Me["role"] }),
    onDone: (invite) => {
      void queries.invalidateQueries({ queryKey: ["invites"] });
      onDone(invite);
    },
  });
  return (
    <Form
      form={form}
      label={t("invite")}
      problems={{ invalid_transition: t("already_member") }}
      actions={
        <DialogActions>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("make_invite")}
          </Button>
        </DialogActions>
      }
    >
      <Field name="email" label={t("email")}>
        <Input type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Field name="role" label={t("role")} hint={t("role_hint")}>
        <Select defaultValue="agent">
          <option value="agent">{t("roles.agent")}</option>
          <option value="admin">{t("roles.admin")}</option>
          {me.role === "owner" && <option value="owner">{t("roles.owner")}</option>}
        </Select>
      </Field>
    </Form>
  );
}

/** With `?invite` in the address, as the team's page links to it, it stands open. */
export function InviteColleague({ me }: { me: Me }) {
  const t = useTranslations("settings");
  const router = useRouter();
  const path = usePathname();
  const asked = useSearchParams().has("invite");
  const [open, setOpen] = useState(asked);
  const [made, setMade] = useState<CreatedInvite | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setMade(null);
        else if (asked) router.replace(path, { scroll: false });
      }}
      title={made ? t("invite_made") : t("invite")}
      description={
        made ? t(made.sent ? "invite_made_sent" : "invite_made_text", { email: made.email }) : t("invite_text")
      }
      trigger={
        <Button look="primary">
          <UserPlus aria-hidden className="size-4" />
          {t("invite")}
        </Button>
      }
    >
      {!made && <Ask me={me} onDone={setMade} />}
      {made && made.link !== "" && <CopyBox text={made.link} label={t("invite_link")} />}
    </Dialog>
  );
}
