import { type FormEvent, useEffect, useState } from "react";
import { intakeOf, unansweredOf } from "@/components/bookings/booking-body";
import { useFrame } from "@/components/webchat/context";
import { Line } from "@/components/webchat/line";
import { Phone } from "@/components/webchat/phone";
import { Questions } from "@/components/webchat/questions";
import { clockTime, countdown, longDay } from "@/components/webchat/times";
import { type Held, Refusal } from "@/components/webchat/widget-client";
import type { ConfirmWebchatHoldBody, WebchatBooking, WebchatService } from "@/lib/domains/webchat/booking/schema";

/** What is left of so many milliseconds. Nothing ends with them: whether a hold is over, the service says. */
function useCountdown(lasts: number): number {
  const [left, setLeft] = useState(lasts);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(lasts - (performance.now() - begun)), 1000);
    return () => clearInterval(timer);
  }, [lasts]);
  return left;
}

type Faults = { name?: string; phone?: string; form?: string; answers?: readonly string[] };

/** Who it is for, while the time is held. */
export function Details({
  service,
  held,
  confirm,
  onBooked,
  onLost,
  onBack,
}: {
  service: WebchatService;
  held: Held;
  confirm: (body: ConfirmWebchatHoldBody) => Promise<WebchatBooking>;
  onBooked: (booking: WebchatBooking) => void;
  /** The time is no longer held, and why. */
  onLost: (words: string) => void;
  onBack: () => void;
}) {
  const { config, language, say } = useFrame();
  const [faults, setFaults] = useState<Faults>({});
  const [pending, setPending] = useState(false);
  const left = useCountdown(held.lasts);
  const start = held.start ?? "";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "").trim();
    const phone = String(data.get("phone") ?? "");
    setPending(true);
    try {
      const customer = { name, phone, email: null };
      const intake = intakeOf(service.intake_fields, data) ?? {};
      onBooked(await confirm({ customer, intake }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      if (refusal?.code === "hold_expired") return onLost(say("expired"));
      if (refusal?.code === "book_with_team") return onLost(say("with_team"));
      const pointers = refusal?.errors.map(({ pointer }) => pointer) ?? [];
      const wrong = (field: string) => pointers.includes(`#/customer/${field}`);
      const refused = pointers.flatMap((pointer) => /^#\/intake\/(.+)$/.exec(pointer)?.[1] ?? []);
      // The API looks at the answers only once the contact is right; what is missing is said at once.
      const empty = pointers.length > 0 ? unansweredOf(service.intake_fields, data) : [];
      const answers = [...new Set([...refused, ...empty])];
      const seen = wrong("name") || wrong("phone") || answers.length > 0;
      setFaults({
        ...(wrong("name") ? { name: say("name_fault") } : {}),
        ...(wrong("phone") ? { phone: say("phone_fault") } : {}),
        ...(seen ? { answers } : { form: say("failed_booking") }),
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className="wc-details"
      noValidate
      onSubmit={submit}
      onChange={() => setFaults({})}
      // A select fires `input` before `change`, and a render between the two puts its old value back.
      onInput={({ target }) => target instanceof HTMLSelectElement || setFaults({})}
    >
      <div className="wc-held">
        <p className="wc-strong">{service.name}</p>
        <p>
          {longDay(start, language, config.timezone)}, {clockTime(start, language, config.timezone)}
        </p>
        <p className="wc-soft" role="timer">
          {say("held_for", { time: countdown(left) })}
        </p>
      </div>
      <Line label={say("name")} name="name" autoComplete="name" maxLength={120} fault={faults.name} data-first />
      <Phone fault={faults.phone} />
      <Questions fields={service.intake_fields} wrong={faults.answers ?? []} />
      {faults.form && (
        <p role="alert" className="wc-trouble">
          {faults.form}
        </p>
      )}
      {held.own_visits.length > 0 && (
        <div role="status" className="wc-held">
          <p>{say("own_visits")}</p>
          {held.own_visits.map((visit) => (
            <p key={`${visit.service} ${visit.start}`}>
              {visit.service} · {clockTime(visit.start, language, config.timezone)}
            </p>
          ))}
        </div>
      )}
      <button type="submit" className="wc-button wc-primary" disabled={pending}>
        {say("confirm")}
      </button>
      <button type="button" className="wc-button" onClick={onBack}>
        {say("other_time")}
      </button>
    </form>
  );
}
