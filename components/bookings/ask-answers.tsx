"use client";

import { useTranslations } from "next-intl";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { intakeOf } from "@/components/bookings/booking-body";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { IntakeFields } from "@/components/bookings/new/intake-fields";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";

/** Where the answers are written down that nobody has given yet. */
export default function AskAnswers({
  booking,
  service,
  onClose,
}: {
  booking: Booking;
  service: Service;
  onClose: () => void;
}) {
  const t = useTranslations();
  const { show } = useBookingKeeper();
  const unanswered = service.intake_fields.filter(({ key }) => booking.intake?.[key] == null);
  const form = useApiForm({
    send: (data) =>
      turnero.bookings.update(booking.id, { intake: { ...booking.intake, ...intakeOf(unanswered, data) } }),
    onDone: (real) => {
      show(real);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t("calendar.add_answers")}>
      <Form
        form={form}
        label={t("calendar.add_answers")}
        actions={
          <DialogActions cancel>
            <Button type="submit" look="primary" pending={form.pending}>
              {t("common.save")}
            </Button>
          </DialogActions>
        }
      >
        <IntakeFields fields={unanswered} />
      </Form>
    </Dialog>
  );
}
