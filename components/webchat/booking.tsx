import { useCallback, useEffect, useRef, useState } from "react";
import { useFrame } from "@/components/webchat/context";
import { Details } from "@/components/webchat/details";
import { DoneIcon } from "@/components/webchat/icons";
import { randomText } from "@/components/webchat/memory";
import { TimeChoice } from "@/components/webchat/time-choice";
import { clockTime, longDay, money } from "@/components/webchat/times";
import { type Held, Refusal } from "@/components/webchat/widget-client";
import type { ConfirmWebchatHoldBody, WebchatBooking, WebchatService } from "@/lib/domains/webchat/booking/schema";

function ServiceChoice({ onChoose }: { onChoose: (service: WebchatService) => void }) {
  const { chat, client, say, language } = useFrame();
  const [services, setServices] = useState<WebchatService[] | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries >= 0) chat.withToken(client.services).then(setServices, () => setServices("failed"));
  }, [chat, client, tries]);
  if (services === null) return <p className="wc-empty">{say("loading")}</p>;
  if (services === "failed")
    return (
      <div className="wc-empty" role="alert">
        <p>{say("load_failed")}</p>
        <button type="button" className="wc-button" onClick={() => setTries(tries + 1)}>
          {say("retry")}
        </button>
      </div>
    );
  if (services.length === 0) return <p className="wc-empty">{say("no_services")}</p>;
  return (
    <ul className="wc-list">
      {services.map((service) => (
        <li key={service.id}>
          <button type="button" className="wc-choice" onClick={() => onChoose(service)}>
            <span className="wc-strong">{service.name}</span>
            {service.description && <span className="wc-soft">{service.description}</span>}
            <span className="wc-soft">
              {say("minutes", { count: service.duration_minutes })}
              {service.price_cents !== null && ` · ${money(service.price_cents, service.currency, language)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Booked({
  service,
  booking,
  onDone,
}: {
  service: WebchatService;
  booking: WebchatBooking;
  onDone: () => void;
}) {
  const { say, language, config } = useFrame();
  const start = booking.start ?? "";
  const when = `${longDay(start, language, config.timezone)}, ${clockTime(start, language, config.timezone)}`;
  const confirmed = booking.status === "confirmed";
  return (
    <div className="wc-booked" role="status">
      <span className="wc-tick">
        <DoneIcon />
      </span>
      <h2>{say(confirmed ? "booked" : "booked_wait")}</h2>
      <p>{say("booked_text", { service: service.name, when })}</p>
      {!confirmed && <p className="wc-soft">{say("deposit")}</p>}
      <button type="button" className="wc-button wc-primary" data-first onClick={onDone}>
        {say("to_chat")}
      </button>
    </div>
  );
}

type Trouble = { words: string; alternatives: readonly { start: string; end: string }[] };

/** The hold that is not booked yet: released when the visitor leaves. */
function useLooseHold() {
  const { chat, client } = useFrame();
  const loose = useRef<string | null>(null);
  const left = useRef(false);
  const release = useCallback(() => {
    const id = loose.current;
    loose.current = null;
    if (id !== null) void chat.withToken((token) => client.release(token, id)).catch(() => {});
  }, [chat, client]);
  const keep = (id: string | null) => {
    loose.current = id;
    if (left.current) release();
  };
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      release();
    };
  }, [release]);
  return { keep, release };
}

/** Service, time, details: a time is held while the visitor writes down who they are. */
export function Booking({ onDone }: { onDone: () => void }) {
  const { chat, client, say } = useFrame();
  const [service, setService] = useState<WebchatService | null>(null);
  const [party, setParty] = useState(1);
  const [held, setHeld] = useState<Held | null>(null);
  const [booked, setBooked] = useState<WebchatBooking | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [pending, setPending] = useState(false);
  const step = booked ? "booked" : held ? "details" : service ? "time" : "service";
  // The button that led here is gone, so the new heading takes the focus.
  useEffect(() => {
    if (step !== "service") document.querySelector<HTMLElement>("#wc-step, .wc-booked [data-first]")?.focus();
  }, [step]);
  const { keep, release } = useLooseHold();
  const refused = (error: unknown) => {
    const { code = "", alternatives = [] } = error instanceof Refusal ? error : {};
    const words =
      code === "slot_taken"
        ? say(alternatives.length > 0 ? "taken" : "taken_none")
        : say(code === "rate_limited" ? "too_many" : "failed_booking");
    setTrouble({ words, alternatives });
  };
  const hold = async (start: string) => {
    if (!service || pending) return;
    setPending(true);
    setTrouble(null);
    try {
      const body = { service_id: service.id, start, party_size: party };
      const made = await chat.withToken((token) => client.hold(token, body, randomText(20)));
      keep(made.id);
      setHeld(made);
    } catch (error) {
      refused(error);
    } finally {
      setPending(false);
    }
  };
  const confirm = async (id: string, body: ConfirmWebchatHoldBody) => {
    keep(null);
    try {
      return await chat.withToken((token) => client.confirm(token, id, body));
    } catch (error) {
      keep(id);
      throw error;
    }
  };
  const giveBack = () => {
    release();
    setHeld(null);
  };
  const lose = (words: string) => {
    keep(null);
    setHeld(null);
    setTrouble({ words, alternatives: [] });
  };
  if (service && booked) return <Booked service={service} booking={booked} onDone={onDone} />;
  return (
    <section className="wc-scroll wc-pad" aria-labelledby="wc-step">
      <h2 id="wc-step" tabIndex={-1}>
        {say(!service ? "choose_service" : held ? "your_details" : "choose_time")}
      </h2>
      {trouble && !held && (
        <div role="alert" className="wc-trouble">
          <p>{trouble.words}</p>
        </div>
      )}
      {!service && <ServiceChoice onChoose={setService} />}
      {service && !held && (
        <TimeChoice
          service={service}
          party={party}
          onParty={setParty}
          offered={trouble?.alternatives ?? []}
          pending={pending}
          onChoose={hold}
          onBack={() => {
            setTrouble(null);
            setParty(1);
            setService(null);
          }}
        />
      )}
      {service && held && (
        <Details
          service={service}
          held={held}
          confirm={(body) => confirm(held.id, body)}
          onBooked={(done) => {
            setBooked(done);
            void chat.catchUp();
          }}
          onLost={lose}
          onBack={giveBack}
        />
      )}
    </section>
  );
}
