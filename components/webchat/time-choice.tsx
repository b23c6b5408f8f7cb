import { useEffect, useState } from "react";
import { TimeButton } from "@/components/time/time-button";
import { useTabStop } from "@/components/ui/tab-stop";
import { useFrame } from "@/components/webchat/context";
import { BackIcon, ForthIcon } from "@/components/webchat/icons";
import { Line } from "@/components/webchat/line";
import { byDay, clockTime, dayName, longDay } from "@/components/webchat/times";
import type { WebchatService } from "@/lib/domains/webchat/booking/schema";

type Slot = { start: string; end: string };
const week = 7 * 86_400_000;

function Times({
  slots,
  pending,
  onChoose,
}: {
  slots: readonly Slot[];
  pending: boolean;
  onChoose: (start: string) => void;
}) {
  const { language, config, say } = useFrame();
  const { toolbar, stopOf } = useTabStop(
    slots.map(({ start }) => start),
    null,
  );
  return (
    <div role="toolbar" {...toolbar} aria-label={say("times")} className="wc-times">
      {slots.map(({ start }) => (
        <TimeButton
          key={start}
          start={start}
          className="wc-time"
          disabled={pending}
          stop={stopOf(start)}
          onClick={() => onChoose(start)}
        >
          <span className="wc-sr">{longDay(start, language, config.timezone)} </span>
          {clockTime(start, language, config.timezone)}
        </TimeButton>
      ))}
    </div>
  );
}

/** As on the booking page, the days are one Tab stop and the times another; the arrows lead through them. */
function Days({
  days,
  chosen,
  onChoose,
}: {
  days: readonly string[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { language, say } = useFrame();
  const { toolbar, stopOf } = useTabStop(days, chosen ?? null);
  return (
    <div role="toolbar" {...toolbar} aria-label={say("days")} className="wc-days">
      {days.map((each) => {
        const { weekday, date } = dayName(each, language);
        return (
          <button
            key={each}
            type="button"
            className="wc-day"
            aria-pressed={each === chosen}
            onClick={() => onChoose(each)}
            {...stopOf(each)}
          >
            <span className="wc-strong">{weekday}</span>
            <span>{date}</span>
          </button>
        );
      })}
    </div>
  );
}

/** For how many people; what is typed counts once it is a size that the service takes. */
function Party({ most, party, onParty }: { most: number; party: number; onParty: (party: number) => void }) {
  const { say } = useFrame();
  return (
    <Line
      label={say("party")}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      defaultValue={party}
      hint={say("party_most", { count: most })}
      onChange={({ target: { value } }) => {
        const typed = Number(value);
        if (Number.isInteger(typed) && typed >= 1 && typed <= most) onParty(typed);
      }}
    />
  );
}

/** A week of free times: a day, then a time. `offered` are free ones near a time that was just lost. */
export function TimeChoice({
  service,
  party,
  onParty,
  offered,
  pending,
  onChoose,
  onBack,
}: {
  service: WebchatService;
  party: number;
  onParty: (party: number) => void;
  offered: readonly Slot[];
  pending: boolean;
  onChoose: (start: string) => void;
  onBack: () => void;
}) {
  const { chat, client, config, say } = useFrame();
  const [page, setPage] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const [slots, setSlots] = useState<readonly Slot[] | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    setSlots(null);
    const from = Date.now() + page * week;
    const range = { from: new Date(from).toISOString(), to: new Date(from + week).toISOString() };
    chat
      .withToken((token) => client.slots(token, { service_id: service.id, party_size: String(party), ...range }))
      .then(
        ({ data }) => current && setSlots(data),
        () => current && setSlots("failed"),
      );
    return () => {
      current = false;
    };
  }, [chat, client, service.id, party, page]);
  const days = byDay(slots === null || slots === "failed" ? [] : slots, config.timezone);
  const chosen = day !== null && days.has(day) ? day : [...days.keys()][0];
  const turn = (by: number) => {
    setDay(null);
    setPage(page + by);
  };
  return (
    <>
      <p className="wc-soft">{service.name}</p>
      {service.max_party_size > 1 && <Party most={service.max_party_size} party={party} onParty={onParty} />}
      {offered.length > 0 && <Times slots={offered} pending={pending} onChoose={onChoose} />}
      <div className="wc-row wc-weeks">
        <button
          type="button"
          className="wc-icon"
          aria-label={say("earlier")}
          disabled={page === 0}
          onClick={() => turn(-1)}
        >
          <BackIcon />
        </button>
        <Days days={[...days.keys()]} chosen={chosen} onChoose={setDay} />
        <button type="button" className="wc-icon" aria-label={say("later")} onClick={() => turn(1)}>
          <ForthIcon />
        </button>
      </div>
      {slots === null && <p className="wc-empty">{say("loading")}</p>}
      {slots === "failed" && (
        <p role="alert" className="wc-trouble">
          {say("load_failed")}
        </p>
      )}
      {slots !== null && slots !== "failed" && days.size === 0 && <p className="wc-empty">{say("no_times")}</p>}
      {chosen && <Times slots={days.get(chosen) ?? []} pending={pending} onChoose={onChoose} />}
      <p className="wc-soft wc-zone">
        {say("times_in", { zone: config.timezone.split("/").at(-1)?.replaceAll("_", " ") ?? config.timezone })}
      </p>
      <button type="button" className="wc-button" onClick={onBack}>
        {say("back")}
      </button>
    </>
  );
}
