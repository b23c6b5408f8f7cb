"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import type { CustomerBooking, PageService, PublicPage } from "@/clients/typescript/src/client";
import type { Draft } from "@/components/booking-page/draft";
import { Policy } from "@/components/booking-page/policy";
import { Questions } from "@/components/booking-page/questions";
import { WhoFor, whoForPointer } from "@/components/booking-page/who-for";
import { intakeOf } from "@/components/bookings/booking-body";
import { unanswered, withMissing } from "@/components/bookings/new/unanswered";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { PhoneInput } from "@/components/forms/phone/phone-input";
import { TurneroProblem } from "@/components/problem";
import { publicApi } from "@/components/public-api";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { StickyActions } from "@/components/ui/sticky-actions";
import { showPhone } from "@/lib/core/phone/phone";

/** Only who books again on this device may see it. */
const OtherVisits = dynamic(() => import("@/components/booking-page/visits/other-visits"), { ssr: false });

/** Refusals after which the time is no longer held. */
const holdLost = new Set(["book_with_team", "hold_expired", "invalid_transition"]);

/** Who it is for, and what the service asks. It sends the booking. */
export function DetailsForm({
  page,
  service,
  draft,
  onTyped,
  onWhoFor,
  onDone,
  onLost,
}: {
  page: PublicPage;
  service: PageService;
  draft: Draft;
  onTyped: (name: string, value: string) => void;
  onWhoFor: (forMe: boolean) => void;
  onDone: (booking: CustomerBooking) => void;
  onLost: () => void;
}) {
  const t = useTranslations();
  const locale = useLocale();
  const optional = t("common.optional");
  const { typed, hold, me, forMe } = draft;
  const isAsked = me !== null && forMe === null;
  const form = useApiForm({
    send: async (data) => {
      if (isAsked) {
        const errors = [{ pointer: whoForPointer, code: "required", detail: "" }];
        throw new TurneroProblem({ code: "validation_error", errors });
      }
      const body = {
        customer: {
          name: textOf(data, "name") ?? "",
          phone: textOf(data, "phone") ?? "",
          email: textOf(data, "email"),
          locale,
        },
        intake: intakeOf(service.intake_fields, data) ?? {},
        notes: textOf(data, "notes"),
      };
      try {
        if (service.kind === "queue") {
          const task = { service_id: service.id, party_size: draft.party, address: textOf(data, "address") };
          return await publicApi.pages.tasks.create(page.slug, { ...body, ...task });
        }
        return await publicApi.pages.holds.confirm(page.slug, hold?.id ?? "", {
          ...body,
          token: hold?.token ?? "",
        });
      } catch (error) {
        if (error instanceof TurneroProblem && holdLost.has(error.code)) onLost();
        throw withMissing(error, unanswered(service.intake_fields, data));
      }
    },
    onDone: (booking) => {
      // Loaded late, as the warning is that reads it.
      void import("@/components/booking-page/visits/own-visits").then(
        ({ noteVisit }) => noteVisit(page.slug, booking, typed.phone ?? ""),
        () => {},
      );
      onDone(booking);
    },
  });
  return (
    <Form
      form={form}
      label={t("booking.details")}
      problems={{
        book_with_team: t("booking.with_team", { business: page.name }),
        hold_expired: t("booking.hold_over"),
        invalid_transition: t("booking.hold_over"),
      }}
      actions={
        <StickyActions
          warning={
            hold &&
            service.kind !== "queue" &&
            typed.phone &&
            !isAsked && <OtherVisits slug={page.slug} zone={page.timezone} who={{ phone: typed.phone }} span={hold} />
          }
        >
          <Button type="submit" look="primary" pending={form.pending} className="h-12 w-full text-lg md:h-12">
            {service.kind === "queue" ? t("booking.send") : t("booking.confirm")}
          </Button>
        </StickyActions>
      }
    >
      {me && <WhoFor me={me} forMe={forMe} onChoose={onWhoFor} />}
      {!isAsked && (
        <div
          // Somebody else's fields begin anew.
          key={String(forMe)}
          className="flex flex-col gap-4"
          // Not onInput: a select fires `input` before `change`, and a render between the two puts its old value back.
          onChange={({ target }) => {
            const { name, value } = target as unknown as HTMLInputElement;
            if (name) onTyped(name, value);
          }}
        >
          <Field
            name="name"
            pointer="#/customer/name"
            label={t(forMe === false ? "booking.their_name" : "booking.name")}
          >
            <Input defaultValue={typed.name ?? ""} autoComplete={forMe === false ? "off" : "name"} maxLength={200} />
          </Field>
          <Field
            name="phone"
            pointer="#/customer/phone"
            label={t("booking.phone")}
            faults={{ invalid_format: t("booking.phone_fault") }}
          >
            <PhoneInput
              defaultValue={typed.phone ?? ""}
              home={page.country}
              onPhone={(phone) => {
                onTyped("phone", phone);
                // Written here, where the number plans are loaded already: the page's first screen has no room for them.
                onTyped("shown_phone", showPhone(phone));
              }}
              autoComplete="tel"
            />
          </Field>
          <Field name="email" pointer="#/customer/email" label={t("booking.email")} optional={optional}>
            <Input type="email" inputMode="email" defaultValue={typed.email ?? ""} autoComplete="email" />
          </Field>
          {service.kind === "queue" && (
            <Field name="address" label={t("booking.address")} optional={optional}>
              <Input defaultValue={typed.address ?? ""} autoComplete="street-address" maxLength={500} />
            </Field>
          )}
          <Questions fields={service.intake_fields} typed={typed} />
          <Field name="notes" label={t("booking.notes")} optional={optional}>
            <TextArea rows={3} defaultValue={typed.notes ?? ""} maxLength={2000} />
          </Field>
        </div>
      )}
      <Policy text={page.policy} />
    </Form>
  );
}
