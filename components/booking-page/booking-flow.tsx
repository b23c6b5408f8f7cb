"use client";

import { ArrowLeft } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { PageService, PublicPage } from "@/clients/typescript/src/client";
import { useCountSteps } from "@/components/booking-page/count-steps";
import { type Draft, type Step, useDraft, useStep, useStepFocus } from "@/components/booking-page/draft";
import { Finished } from "@/components/booking-page/finished";
import { HeldTime } from "@/components/booking-page/held-time";
import { noteHolds } from "@/components/booking-page/own-holds";
import { ServiceList } from "@/components/booking-page/service-list";
import { TimeStep, useTake } from "@/components/booking-page/time-step";
import { Button } from "@/components/ui/button";

/** Phones and questions are needed only once a time is held: their script comes while it is being held. */
const loadDetails = () => import("@/components/booking-page/details-form").then(({ DetailsForm }) => DetailsForm);
const DetailsForm = dynamic(loadDetails, { ssr: false });

type Wished = { service: string | null; name: string | null; phone: string | null };

const empty = ({ name, phone }: Pick<Wished, "name" | "phone">, service: string | null = null): Draft => ({
  service,
  person: null,
  party: 1,
  first: null,
  day: null,
  hold: null,
  typed: { ...(name ? { name } : {}), ...(phone ? { phone } : {}) },
  me: null,
  forMe: null,
  done: null,
  donePhone: null,
});

/** Who it is for, and the rest of what was typed. */
function parted(typed: Draft["typed"]): { person: Draft["typed"]; rest: Draft["typed"] } {
  const { name, phone, shown_phone, email, ...rest } = typed;
  const given = Object.entries({ name, phone, shown_phone, email }).filter(([, value]) => value !== undefined);
  return { person: Object.fromEntries(given) as Draft["typed"], rest };
}

/** The steps allowed by what is chosen; a URL that names a later step leads back. */
function reached(step: Step, service: PageService | undefined, { hold, done }: Draft): Step {
  if (step === "done") return done ? "done" : "service";
  if (!service) return "service";
  if (step === "details" && service.kind !== "queue" && !hold) return "time";
  return step;
}

/** Where a link to a service begins; the details of a queue's wait for what the tab has stored. */
const startOf = ({ kind }: PageService): Step => (kind === "queue" ? "service" : "time");

/** From a service to a confirmed booking, a step at a time. */
export function BookingFlow({ page, wished }: { page: PublicPage; wished: Wished }) {
  const t = useTranslations("booking");
  // A link that names a service begins at its times, in the first paint already.
  const [wish, setWish] = useState(() => page.services.find(({ id }) => id === wished.service));
  const { draft, change, note, ready } = useDraft(page.slug, empty(wished, wish?.id));
  const { step: asked, go } = useStep();
  const [over, setOver] = useState(false);
  const first = wish && (!ready || asked === "service") ? wish : undefined;
  const service = first ?? page.services.find(({ id }) => id === draft.service);
  const step = first ? startOf(first) : ready ? reached(asked, service, draft) : "service";
  const take = useTake(page.slug, draft, change, () => {
    setOver(false);
    go("details", asked === "details");
  });
  useEffect(() => {
    if (take.isPending) void loadDetails();
  }, [take.isPending]);
  const choose = ({ id, kind }: PageService, replace = false) => {
    take.reset();
    change(id === draft.service ? {} : { service: id, person: null, party: 1, first: null, day: null });
    go(kind === "queue" ? "details" : "time", replace);
  };
  useEffect(() => {
    if (!ready || !wish) return;
    setWish(undefined);
    if (window.location.hash === "") choose(wish, true);
  });
  const title: Record<Step, string> = {
    service: t("choose_service"),
    time: t("choose_time"),
    details: t("details"),
    done: "",
  };
  const held = draft.hold;
  const heading = useStepFocus(ready ? step : null);
  useCountSteps(page.slug, ready ? step : null);
  return (
    <section
      aria-label={title[step] || t("done_title")}
      data-begun={step === "service" ? undefined : ""}
      className="flex flex-col gap-4"
    >
      {step !== "done" && (
        <div className="flex items-center gap-1">
          {step !== "service" && (
            <Button
              look="ghost"
              size="icon"
              className="-ml-3"
              aria-label={t("back")}
              onClick={() => go(step === "details" && service?.kind !== "queue" ? "time" : "service")}
            >
              <ArrowLeft aria-hidden className="size-5" />
            </Button>
          )}
          <div className="min-w-0">
            <h2 key={step} ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
              {title[step]}
            </h2>
            {step !== "service" && service && <p className="truncate text-ink-soft">{service.name}</p>}
          </div>
        </div>
      )}
      {step === "service" && <ServiceList services={page.services} onChoose={choose} />}
      {step === "time" && service && (
        <TimeStep
          key={service.id}
          page={page}
          service={service}
          draft={draft}
          change={change}
          take={take}
          onGoOn={() => go("details")}
        />
      )}
      {step === "details" && service && (
        <>
          {held && service.kind !== "queue" && (
            <HeldTime
              page={page}
              service={service}
              hold={held}
              over={over}
              pending={take.isPending}
              onTake={take.mutate}
              onOther={() => go("time")}
            />
          )}
          <DetailsForm
            page={page}
            service={service}
            draft={draft}
            onTyped={note}
            onWhoFor={(forMe) => change({ forMe, typed: { ...parted(draft.typed).rest, ...(forMe ? draft.me : {}) } })}
            onLost={() => setOver(true)}
            onDone={(done) => {
              const { person } = parted(draft.typed);
              noteHolds(page.slug, { remove: draft.hold?.id });
              change({
                ...empty({ name: null, phone: null }),
                me: draft.forMe === false ? draft.me : person,
                done,
                donePhone: person.shown_phone ?? person.phone ?? null,
              });
              go("done", true);
            }}
          />
        </>
      )}
      {step === "done" && draft.done && (
        <Finished
          heading={heading}
          booking={draft.done}
          phone={draft.donePhone ?? undefined}
          onAnother={() => {
            change({ done: null, donePhone: null });
            go("service");
          }}
        />
      )}
    </section>
  );
}
