"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, KeyRound, UserMinus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { memberList, type Page } from "@/components/settings/queries";
import type { Me } from "@/components/settings/team";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { roles } from "@/lib/core/scopes";
import type { PasswordLink } from "@/lib/domains/account/schema";
import type { Member } from "@/lib/domains/team/schema";

/** A role holds at once, with a way back. */
function RoleSelect({ member, me }: { member: Member; me: Me }) {
  const t = useTranslations("settings");
  const queries = useQueryClient();
  const toast = useToast();
  const put = (role: Member["role"]) => {
    queries.setQueryData<Page<Member>>(memberList.queryKey, (known) => ({
      data: (known?.data ?? []).map((each) => (each.id === member.id ? { ...each, role } : each)),
      next_cursor: null,
    }));
  };
  const change = async (role: Member["role"]) => {
    put(role);
    await turnero.team.members.update(member.id, { role });
  };
  const save = useMutation({
    mutationFn: ({ role }: { role: Member["role"]; before: Member["role"] }) => change(role),
    onSuccess: (_done, { before }) =>
      toast.undoable(t("role_changed", { name: member.name }), () => change(before), { about: member.id }),
    onError: (error, { before }) => {
      put(before);
      toast.failed(error, { invalid_transition: t("last_owner") });
    },
  });
  return (
    <Select
      aria-label={t("role_of", { name: member.name })}
      value={member.role}
      className="order-last w-full pl-10 md:order-none md:w-[152px] md:shrink-0 md:pl-0"
      onChange={({ target }) => save.mutate({ role: target.value as Member["role"], before: member.role })}
    >
      {roles
        .filter((role) => me.role === "owner" || role !== "owner")
        .map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
    </Select>
  );
}

function RemoveMember({ member, onOpenChange }: { member: Member; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const renew = () => queries.invalidateQueries({ queryKey: memberList.queryKey });
  const remove = useMutation({
    mutationFn: () => turnero.team.members.remove(member.id),
    onSuccess: async () => {
      onOpenChange(false);
      const restore = () => turnero.team.members.restore(member.id).then(renew);
      const refusals = () => ({ invalid_transition: t("settings.member_elsewhere") });
      toast.undoable(t("settings.member_removed", { name: member.name }), restore, { refusals, about: member.id });
      await renew();
    },
    onError: (error) => toast.failed(error, { invalid_transition: t("settings.last_owner") }),
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("settings.remove_ask", { name: member.name })}
      description={t("settings.remove_text")}
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("settings.remove")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LinkDialog({ link, onOpenChange }: { link: PasswordLink; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("settings");
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("password_link")}
      description={link.link ? t("password_link_text") : t("password_link_sent", { email: link.sent_to ?? "" })}
    >
      {link.link && <CopyBox text={link.link} label={t("password_link")} />}
    </Dialog>
  );
}

function MemberMenu({ member, me }: { member: Member; me: Me }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const [removing, setRemoving] = useState(false);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const make = useMutation({
    mutationFn: () => turnero.team.members.passwordLink(member.id),
    onSuccess: setLink,
    onError: (error) => toast.failed(error, { invalid_transition: t("password_link_refused") }),
  });
  const linkEntry: MenuEntry = {
    do: t("make_password_link"),
    icon: <KeyRound aria-hidden className="size-4" />,
    onSelect: () => make.mutate(),
  };
  return (
    <>
      <Menu
        label={t("actions_of", { name: member.name })}
        align="end"
        trigger={
          <Button look="ghost" size="icon" aria-label={t("actions_of", { name: member.name })}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
        entries={[
          ...(me.role === "owner" ? [linkEntry] : []),
          {
            do: t("remove"),
            danger: true,
            icon: <UserMinus aria-hidden className="size-4" />,
            onSelect: () => setRemoving(true),
          },
        ]}
      />
      {removing && <RemoveMember member={member} onOpenChange={setRemoving} />}
      {link && <LinkDialog link={link} onOpenChange={() => setLink(null)} />}
    </>
  );
}

export function MemberRows({ me, first, editable }: { me: Me; first: Page<Member>; editable: boolean }) {
  const t = useTranslations("settings");
  const { data } = useQuery({ ...memberList, initialData: first });
  return (
    <ul>
      {data.data.map((member) => {
        const mayChange = editable && (me.role === "owner" || (me.role === "admin" && member.role !== "owner"));
        return (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 last:border-b-0 md:flex-nowrap md:px-5"
          >
            <Avatar name={member.name} />
            <div className="min-w-0 flex-1">
              <p className="flex items-center gap-2 font-medium">
                <span className="truncate">{member.name}</span>
                {member.id === me.id && <Badge>{t("you")}</Badge>}
              </p>
              <p className="truncate text-ink-soft text-sm">{member.email}</p>
            </div>
            {mayChange ? (
              <>
                <RoleSelect member={member} me={me} />
                {member.id === me.id ? <span className="w-9 max-md:hidden" /> : <MemberMenu member={member} me={me} />}
              </>
            ) : (
              <span className="text-ink-soft">{t(`roles.${member.role}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
