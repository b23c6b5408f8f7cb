"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { HeldBy } from "@/components/catalog/held-by";
import { forgetAndDelete, rememberQueriesOf } from "@/components/gone-queries";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { focusHeading } from "@/components/ui/focus-heading";
import { useToast } from "@/components/ui/toast";
import type { Person } from "@/lib/domains/people/schema";

/** The resource goes first: it is refused most often. It comes back where the login cannot go. */
async function removePerson(id: string, login: string | null, invite: string | null): Promise<void> {
  await turnero.resources.delete(id);
  try {
    if (login) await turnero.team.members.remove(login);
    if (invite) await turnero.team.invites.withdraw(invite);
  } catch (error) {
    await turnero.resources.restore(id);
    throw error;
  }
}

async function restorePerson(id: string, login: string | null): Promise<void> {
  await turnero.resources.restore(id);
  if (login) await turnero.team.members.restore(login);
}

/** The question before a person leaves the team with their login; then an undo. Nobody removes their own login here. */
export function RemoveQuestion({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations("team.person");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const { id, name, member, invite } = person;
  const isMe = member?.email === useShell().member.email;
  const login = isMe ? null : (member?.id ?? null);
  const renew = () => queries.invalidateQueries();
  const remove = useMutation({
    mutationFn: () => forgetAndDelete(id, () => removePerson(id, login, invite?.id ?? null)),
    onSuccess: () => {
      onClose();
      const restore = async () => {
        await restorePerson(id, login);
        rememberQueriesOf(id);
        await renew();
      };
      toast.undoable(t("removed", { name }), restore, {
        refusals: () => ({ invalid_transition: t("remove_undo_needs") }),
        about: id,
      });
      void renew();
      router.push("/team");
      focusHeading("/team");
    },
  });
  const kind = isMe ? "self" : member ? "login" : invite ? "invite" : "alone";
  return (
    <Dialog open onOpenChange={onClose} title={t("remove_ask", { name })} description={t(`remove_text.${kind}`)}>
      {remove.isError && <HeldBy error={remove.error} words={{ invalid_transition: t("remove_last_owner") }} />}
      <DialogActions cancel>
        <Button look="danger" pending={remove.isPending || remove.isSuccess} onClick={() => remove.mutate()}>
          {t("remove")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
