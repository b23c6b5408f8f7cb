"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter, useSearchParams } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import type { Booking, Resource, Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { customerOf, intakeOf } from "@/components/bookings/booking-body";
import { newBookingParams } from "@/components/bookings/new/address";
import { useGivenCustomer } from "@/components/bookings/new/given-customer";
import { useHold } from "@/components/bookings/new/hold";
import { missingOf } from "@/components/bookings/new/missing";
import { ServiceChoice, uses } from "@/components/bookings/new/service-choice";
import { toNotify, useTyped } from "@/components/bookings/new/typed";
import { visitOf } from "@/components/bookings/new/visit";
import { spanOf } from "@/components/bookings/new/visits";
import { useWalkIn } from "@/components/bookings/new/walk-in";
import { useWish } from "@/components/bookings/new/wanted-time";
import { withOptions } from "@/components/bookings/new/with-options";
import { bookingCard } from "@/components/bookings/queries";
import { useRefusalWords } from "@/components/bookings/refusal/refusal-words";
import { resources as resourceList, services as serviceList } from "@/components/catalog/queries";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { instantOf } from "@/components/forms/local-time";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { NobodyToldOfNew, NotifyNew } from "@/components/notices/notify-new";
import { TurneroProblem } from "@/components/problem";
import { dateAt } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { StickyActions } from "@/components/ui/sticky-actions";
import { useToast } from "@/components/ui/toast";

/** What comes after the service is loaded when there is one. */
const TimeChoice = dynamic(() => import("@/components/bookings/new/time-choice"), {
  ssr: false,
  loading: () => <Skeleton className="h-32 rounded-md" />,
});
const IntakeFields = dynamic(
  () => import("@/components/bookings/new/intake-fields").then(({ IntakeFields }) => IntakeFields),
  {
    ssr: false,
  },
);
const Summary = dynamic(() => import("@/components/bookings/new/summary"), { ssr: false });
const NothingToBook = dynamic(() => import("@/components/bookings/new/nothing-to-book"));
const OwnVisits = dynamic(() => import("@/components/bookings/new/own-visits"), { ssr: false });
const CustomerChoice = dynamic(() => import("@/components/bookings/new/customer-choice"), {
  ssr: false,
  loading: () => <Skeleton className="h-11 rounded-md md:h-9" />,
});

/** `about` says what is known, like the address of the calendar's own drawer; `onBooked` instead of going to the booking. */
type Elsewhere = { about?: URLSearchParams; onBooked?: (booking: Booking) => void };

/** One after the other: what, when, who. The time is held as soon as it is chosen. */
export function NewBooking(elsewhere: Elsewhere) {
  const t = useTranslations("calendar");
  const [serviceQuery, resourceQuery] = [useQuery(serviceList), useQuery(resourceList)];
  const [services, resources] = [serviceQuery.data, resourceQuery.data];
  const failed = [serviceQuery, resourceQuery].find(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <DrawerHeader title={t("new")} />
      <DrawerBody>
        {failed ? (
          <Failed error={failed.error} retry={failed.refetch} />
        ) : services?.length === 0 ? (
          <NothingToBook />
        ) : services && resources ? (
          <BookingForm services={services} resources={resources} {...elsewhere} />
        ) : (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-11 rounded-md md:h-9" />
            <Skeleton className="h-32 rounded-md" />
            <Skeleton className="h-11 rounded-md md:h-9" />
          </div>
        )}
      </DrawerBody>
    </>
  );
}

function BookingForm({
  services,
  resources,
  about,
  onBooked,
}: { services: readonly Service[]; resources: readonly Resource[] } & Elsewhere) {
  const t = useTranslations("calendar");
  const optional = useTranslations("common")("optional");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const address = useSearchParams();
  const given = about ?? address;
  const zone = useTimeZone() ?? "UTC";
  const clickedAt = given.get("start");
  const wish = clickedAt !== null && Date.parse(clickedAt) > 0 ? clickedAt : null;
  const offered = services.filter(({ active }) => active);
  const only = offered.length === 1 ? offered[0]?.id : undefined;
  const [serviceId, setService] = useState(given.get("service") ?? only ?? "");
  const [withId, setWith] = useState(given.get("with") ?? "");
  const [party, setParty] = useState(1);
  const conversation = given.get("conversation");
  const [chosen, setChosen] = useGivenCustomer(given.get("customer"));
  const { walkIn, openWalkIn, closeWalkIn, forgetTime } = useWalkIn(wish, zone);
  const [notify, setNotify] = useState(true);
  const { hold, pending, error, take, drop, done } = useHold();
  const { words } = useRefusalWords();
  const [wanted, setWanted] = useState("");
  const [touched, setTouched] = useState(false);
  useUnsavedGuard(touched, t("discard_new"));
  const { typed, note } = useTyped();
  const noteTyping = (event: FormEvent<HTMLElement>) => {
    setTouched(true);
    note(event);
  };

  const walkInTime = walkIn && (typed.walkIn ?? walkIn);

  const service = services.find(({ id }) => id === serviceId) ?? null;
  const clicked = resources.find(({ id }) => id === withId) ?? null;
  const resource = service && clicked && uses(service, clicked) ? clicked : null;
  const fitting = service ? resources.filter((each) => each.active && uses(service, each)) : [];
  const timed = service?.kind === "appointment";
  const named = useMemo(() => Object.fromEntries(resources.map((each) => [each.id, each])), [resources]);
  // Opened for a customer: for whom it is stands first. Otherwise what is asked on the phone comes before who asks.
  const isForCustomer = given.get("customer") !== null;
  // Service and time are chosen already, as by a click on a gap: who it is for is the first that is asked.
  const [asksCustomer] = useState(wish !== null && serviceId !== "" && !isForCustomer);
  const customerChoice = <CustomerChoice chosen={chosen} onChoose={setChosen} begins={asksCustomer} />;

  const walkInAt = walkInTime && instantOf(`${walkInTime.date}T${walkInTime.time}`, zone);
  const span = spanOf({ service: timed ? service : null, walkInAt, hold: walkIn ? null : hold });

  const told = service &&
    timed && {
      service,
      customer: toNotify(chosen, typed),
      visit: visitOf({ service, hold, walkIn: walkInTime, typed, party, resource, conversation, zone }),
    };

  const choose = (start: string) => {
    if (!service) return;
    setWanted(start);
    const resource_ids = resource ? [resource.id] : [];
    void take({ service_id: service.id, start, party_size: party, resource_ids, conversation_id: conversation });
  };
  const missed = useWish({
    wish,
    query:
      service && timed
        ? { service_id: service.id, party_size: party, ...(resource ? { resource_id: resource.id } : {}) }
        : null,
    take: choose,
  });
  const change = (act: () => void) => {
    act();
    drop();
    forgetTime();
  };
  const switchWalkIn = (on: boolean) => {
    if (on) {
      openWalkIn(hold?.start ?? null);
      drop();
    } else {
      const start = closeWalkIn();
      if (start) choose(start);
    }
  };

  const form = useApiForm({
    send: async (data): Promise<Booking> => {
      const errors = missingOf({ service, walkIn: walkIn !== null, hold, chosen, data });
      if (errors.length > 0) throw new TurneroProblem({ code: "validation_error", errors });
      const customer = customerOf(chosen, data);
      const notes = textOf(data, "notes");
      const answers = service && intakeOf(service.intake_fields, data);
      const intake = answers && Object.keys(answers).length > 0 ? answers : null;
      if (hold && timed && !walkIn) {
        if (notes || intake) await turnero.bookings.update(hold.id, { notes, ...(intake ? { intake } : {}) });
        return turnero.holds.confirm(hold.id, { customer, notify });
      }
      const override = walkIn !== null && timed;
      // An unreadable time is sent as empty, so that the API reports it at its field.
      const start = timed ? (instantOf(`${data.get("walk_date")}T${data.get("walk_time")}`, zone) ?? "") : null;
      return turnero.bookings.create({
        service_id: serviceId,
        party_size: party,
        customer,
        notes,
        intake,
        start,
        resource_ids: resource ? [resource.id] : [],
        conversation_id: conversation,
        notify,
        ...(override ? { override, reason: textOf(data, "reason") } : {}),
      });
    },
    onDone: (booking) => {
      done();
      queries.setQueryData(bookingCard(booking.id).queryKey, booking);
      void queries.invalidateQueries({ queryKey: ["bookings"] });
      toast.done(t("booked_for", { name: booking.customer?.name ?? "" }));
      if (onBooked) return onBooked(booking);
      if (conversation) return router.replace(`/conversations/${conversation}`);
      const rest = new URLSearchParams(given);
      for (const name of newBookingParams) rest.delete(name);
      if (booking.start) rest.set("date", dateAt(zone, Date.parse(booking.start)));
      router.replace(`/calendar/${booking.id}${rest.size > 0 ? `?${rest}` : ""}`, { scroll: false });
    },
  });

  return (
    <Form
      form={form}
      label={t("new")}
      problems={{ slot_taken: words(form.error, walkInAt ?? wanted), hold_expired: t("hold_over") }}
      actions={
        <StickyActions
          floor
          pinned
          warning={
            <>
              {told && <NobodyToldOfNew {...told} />}
              <div role="status" className="empty:-mb-2">
                {chosen?.kind === "known" && span && (
                  <OwnVisits customer={chosen.customer} span={span} services={services} />
                )}
              </div>
            </>
          }
        >
          <Button type="submit" look="primary" pending={form.pending}>
            {t("confirm_booking")}
          </Button>
        </StickyActions>
      }
    >
      {isForCustomer && <div onChange={noteTyping}>{customerChoice}</div>}
      <ServiceChoice
        services={services}
        resource={clicked}
        value={serviceId}
        autoFocus={!asksCustomer}
        onChoose={(id) => change(() => setService(id))}
      />
      {service && timed && fitting.length > 1 && (
        <Field name="with" label={t("with")}>
          <Choice
            options={withOptions(fitting, t("anyone"), (kind) => t(`with_kinds.${kind}`))}
            value={resource?.id ?? ""}
            onChoose={(id) => change(() => setWith(id))}
          />
        </Field>
      )}
      {service && service.max_party_size > 1 && (
        <Field name="party_size" label={t("party")}>
          <Input
            type="number"
            min={1}
            max={service.max_party_size}
            value={party}
            onChange={({ target }) =>
              change(() => setParty(Math.max(1, Math.min(service.max_party_size, Number(target.value) || 1))))
            }
            className="w-24"
          />
        </Field>
      )}
      {service && timed && (
        <section aria-label={t("when")} onChange={noteTyping} className="flex flex-col gap-3">
          <div className="flex items-center justify-between">
            <h3 className="font-medium text-sm">{t("when")}</h3>
            <Checkbox label={t("walk_in")} checked={walkIn !== null} onCheckedChange={switchWalkIn} />
          </div>
          <TimeChoice
            service={service}
            partySize={party}
            resource={resource}
            wish={wish}
            missed={missed}
            walkIn={walkIn}
            held={{ hold, pending, error }}
            wanted={wanted}
            resources={named}
            onChoose={choose}
          />
        </section>
      )}
      {service && (
        <div onChange={noteTyping} className="flex flex-col gap-4">
          {!isForCustomer && customerChoice}
          {service.intake_fields.length > 0 && (
            <IntakeFields
              fields={service.intake_fields}
              later={typed.answered.length === 0 ? t("ask_later") : undefined}
            />
          )}
          <Field name="notes" label={t("notes")} optional={optional}>
            <TextArea rows={2} />
          </Field>
          {told && <NotifyNew {...told} on={notify} onChange={setNotify} />}
          {timed && hold && !walkIn && <Summary service={service} hold={hold} chosen={chosen} resources={named} />}
        </div>
      )}
    </Form>
  );
}
