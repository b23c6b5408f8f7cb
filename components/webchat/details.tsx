import { type FormEvent, useEffect, useRef, useState } from "react";
import { intakeOf } from "@/components/calendar/booking-body";
import { useFrame } from "@/components/webchat/context";
import { Line } from "@/components/webchat/line";
import { Questions } from "@/components/webchat/questions";
import { clockTime, countdown, longDay } from "@/components/webchat/times";
import { Refusal } from "@/components/webchat/widget-client";
import type { WebchatBooking, WebchatService } from "@/lib/domains/webchat/schema";

/** Digits and the plus, whatever people write between them. */
const plainPhone = (typed: string): string => typed.replace(/[^\d+]/g, "").replace(/^00/, "+");

/** Counts down to the end of a hold, and tells when it has come. */
function useCountdown(until: string | null, onEnd: () => void): number {
  const [left, setLeft] = useState(() => Date.parse(until ?? "") - Date.now());
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Date.parse(until ?? "") - Date.now();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

type Faults = { name?: string; phone?: string; form?: string; answers?: readonly string[] };

/** Who it is for, while the time is held. */
export function Details({
  service,
  held,
  onBooked,
  onExpired,
  onBack,
}: {
  service: WebchatService;
  held: WebchatBooking;
  onBooked: (booking: WebchatBooking) => void;
  onExpired: () => void;
  onBack: () => void;
}) {
  const { chat, client, config, language, say } = useFrame();
  const [faults, setFaults] = useState<Faults>({});
  const [pending, setPending] = useState(false);
  const left = useCountdown(held.hold_expires_at, onExpired);
  const start = held.start ?? "";
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "").trim();
    const phone = plainPhone(String(data.get("phone") ?? ""));
    setPending(true);
    try {
      const customer = { name, phone, email: null };
      const intake = intakeOf(service.intake_fields, data) ?? {};
      onBooked(await chat.withToken((token) => client.confirm(token, held.id, { customer, intake })));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      if (refusal?.code === "hold_expired") return onExpired();
      const pointers = refusal?.errors.map(({ pointer }) => pointer) ?? [];
      const wrong = (field: string) => pointers.includes(`#/customer/${field}`);
      const answers = pointers.flatMap((pointer) => /^#\/intake\/(.+)$/.exec(pointer)?.[1] ?? []);
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
    <form className="wc-details" noValidate onSubmit={confirm} onInput={() => setFaults({})}>
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
      <Line
        label={say("phone")}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={say("phone_hint")}
        fault={faults.phone}
      />
      <Questions fields={service.intake_fields} wrong={faults.answers ?? []} />
      {faults.form && (
        <p role="alert" className="wc-trouble">
          {faults.form}
        </p>
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
