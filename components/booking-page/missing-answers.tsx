"use client";

import { useTranslations } from "next-intl";
import type { CustomerBooking } from "@/clients/typescript/src/client";
import { Questions } from "@/components/booking-page/questions";
import { intakeOf } from "@/components/bookings/booking-body";
import { Form, useApiForm } from "@/components/forms/form";
import { publicApi } from "@/components/public-api";
import { Button } from "@/components/ui/button";

/** What nobody has asked them yet, such as at the phone. */
export default function MissingAnswers({
  booking,
  onDone,
}: {
  booking: CustomerBooking;
  onDone: (booking: CustomerBooking) => void;
}) {
  const t = useTranslations("booking");
  const { token, unanswered } = booking;
  const form = useApiForm({
    send: (data) => publicApi.bookings.intake(token, { intake: intakeOf(unanswered, data) ?? {} }),
    onDone,
  });
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line p-4">
      <h2 className="font-semibold text-lg">{t("questions_title")}</h2>
      <Form
        form={form}
        label={t("questions_title")}
        actions={
          <Button type="submit" look="primary" pending={form.pending}>
            {t("questions_send")}
          </Button>
        }
      >
        <Questions fields={unanswered} typed={{}} />
      </Form>
    </section>
  );
}
