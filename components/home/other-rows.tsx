"use client";

import { AlarmClock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { HomeChat, HomeGap, HomeTask } from "@/clients/typescript/src/client";
import { bookingIn, chatOf, taskOf } from "@/components/home/links";
import { Row } from "@/components/home/panel";
import { useClock } from "@/components/home/visit-rows";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { Ago, When } from "@/components/ui/time";
import { channelNames } from "@/lib/core/vocabulary";

const minutesOf = ({ start, end }: HomeGap): number => (Date.parse(end) - Date.parse(start)) / 60_000;

/** Free stretches; each begins a booking there. */
export function GapRows({ gaps, from }: { gaps: readonly HomeGap[]; from: number }) {
  const t = useTranslations("home");
  const clock = useClock();
  const spoken = useSpokenMinutes();
  return gaps.map((gap, i) => {
    const [start, end] = [clock(gap.start), clock(gap.end)];
    return (
      <Row
        key={`${gap.resource_id} ${gap.start}`}
        index={from + i}
        href={bookingIn(gap)}
        lead={start}
        name={
          <>
            <span aria-hidden>{gap.name}</span>
            <span className="sr-only">{t("gap", { name: gap.name, from: start, to: end })}</span>
          </>
        }
        text={`${start}–${end} · ${spoken(minutesOf(gap))}`}
        end={<span className="font-medium text-confirmed-text">{t("gap_book")}</span>}
      />
    );
  });
}

export function ChatRows({ chats, from }: { chats: readonly HomeChat[]; from: number }) {
  const t = useTranslations("home");
  return chats.map((chat, i) => (
    <Row
      key={chat.id}
      index={from + i}
      href={chatOf(chat)}
      name={chat.customer_name}
      text={`${channelNames[chat.channel]} · ${chat.text ?? t("no_text")}`}
      end={<Ago at={chat.since} />}
    />
  ));
}

type TaskRowsProps = { tasks: readonly HomeTask[]; from: number; late?: boolean };

export function TaskRows({ tasks, from, late = false }: TaskRowsProps) {
  const t = useTranslations("home");
  return tasks.map((task, i) => {
    const { at } = task;
    return (
      <Row
        key={task.id}
        index={from + i}
        href={taskOf(task)}
        name={task.customer_name ?? task.service_name}
        text={[task.service_name, task.assignee_name ?? t("unassigned_one")].join(" · ")}
        end={
          <span className={late ? "inline-flex items-center gap-1 text-trouble-text" : undefined}>
            {late && <AlarmClock aria-hidden className="size-3" />}
            <span>{at ? t.rich("due", { when: () => <When at={at} inside /> }) : t("no_date")}</span>
          </span>
        }
      />
    );
  });
}
