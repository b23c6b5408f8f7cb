"use client";

import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { useReturnFocus } from "@/components/ui/return-focus";
import { useToast } from "@/components/ui/toast";

/** Notes, read and changed in one place. */
export function BookingNotes({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const toast = useToast();
  const { show } = useBookingKeeper();
  const [editing, setEditing] = useState(false);
  const opener = useReturnFocus(editing);
  const save = async (notes: string | null) => show(await turnero.bookings.update(booking.id, { notes }));
  const form = useApiForm({
    send: (data) => save(textOf(data, "notes")),
    onDone: () => {
      setEditing(false);
      toast.undoable(t("common.saved"), () => save(booking.notes), { about: `${booking.id} notes` });
    },
  });
  if (editing) {
    return (
      <Form
        form={form}
        label={t("calendar.notes")}
        actions={
          <div className="flex gap-2">
            <Button type="submit" look="primary" pending={form.pending}>
              {t("common.save")}
            </Button>
            <Button onClick={() => setEditing(false)}>{t("common.cancel")}</Button>
          </div>
        }
      >
        <Field name="notes" label={t("calendar.notes")}>
          <TextArea defaultValue={booking.notes ?? ""} autoFocus rows={4} />
        </Field>
      </Form>
    );
  }
  return (
    <section aria-label={t("calendar.notes")}>
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-ink-soft text-sm">{t("calendar.notes")}</h3>
        <Button ref={opener} look="ghost" size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-3" />
          {booking.notes ? t("calendar.edit_notes") : t("calendar.add_notes")}
        </Button>
      </div>
      {booking.notes && <p className="mt-1 whitespace-pre-wrap">{booking.notes}</p>}
    </section>
  );
}
