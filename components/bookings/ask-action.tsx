"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import type { Action, Said } from "@/components/bookings/actions";
import { isAhead } from "@/components/bookings/status";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { When } from "@/components/ui/time";

const NotifyChoice = dynamic(() => import("@/components/notices/notify-choice"), { ssr: false });

/** What it means, and when it would have been where it has not begun. */
function Meaning({ action, start }: { action: Action; start: string | null }) {
  const t = useTranslations("calendar");
  return (
    <>
      {action.ask === "early" && start && (
        <>{t.rich("starts_later", { when: () => <When at={start} inside className="font-medium" /> })} </>
      )}
      {t(`ask_text.${action.name}`)}
    </>
  );
}

/** What the customer hears when it is done. */
const tellsOf: Partial<Record<Action["name"], "confirmed" | "cancelled">> = {
  deposit: "confirmed",
  cancel: "cancelled",
};

/** Asks before an action that affects the customer or comes early. */
export default function AskAction({
  action,
  booking,
  run: { pending, error },
  onSure,
  onClose,
}: {
  action: Action;
  booking: Booking;
  run: { pending: boolean; error: unknown };
  onSure: (said: Said) => void;
  onClose: () => void;
}) {
  const t = useTranslations();
  const [reason, setReason] = useState("");
  const [notify, setNotify] = useState(true);
  const told = booking.customer && isAhead(booking) ? tellsOf[action.name] : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(`calendar.ask.${action.name}`)}
      description={<Meaning action={action} start={booking.start} />}
    >
      <Form
        form={{ submit: () => onSure({ reason: reason.trim() || null, notify }), pending, error }}
        actions={
          <DialogActions>
            <DialogClose asChild>
              <Button>{t("common.back")}</Button>
            </DialogClose>
            <Button type="submit" look={action.look === "secondary" ? "danger" : action.look} pending={pending}>
              {t(`calendar.do.${action.name}`)}
            </Button>
          </DialogActions>
        }
      >
        {action.ask === "reason" && (
          <Field name="reason" label={t("calendar.reason")} optional={t("common.optional")}>
            <TextArea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              autoFocus
            />
          </Field>
        )}
        {told && <NotifyChoice booking={booking.id} kind={told} on={notify} onChange={setNotify} />}
      </Form>
    </Dialog>
  );
}
