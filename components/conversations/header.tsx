"use client";

import { useQuery } from "@tanstack/react-query";
import { AlarmClock, ArrowLeft, Bot, Check, Hand, MoreVertical, PanelRight, RotateCcw, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { members } from "@/components/catalog/queries";
import { useConversationChanges } from "@/components/conversations/change";
import { ChannelMark } from "@/components/conversations/channel-mark";
import { personIn } from "@/components/conversations/person";
import { useSnooze } from "@/components/conversations/snooze/snooze";
import { useShell } from "@/components/shell/shell-state";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { choice, Menu, type MenuEntry } from "@/components/ui/menu";
import { useMe } from "@/components/work/task-context";

const nobody = "";

/** The members to assign to; loaded on hover or focus of the menu. */
function useAssignees(conversation: Conversation, wanted: boolean, assign: (member: Conversation["assignee"]) => void) {
  const t = useTranslations("conversations");
  const me = useMe();
  const { data: team = [] } = useQuery({ ...members, enabled: wanted });
  const { assignee } = conversation;
  const others = team.filter(({ id }) => id !== me.id);
  const mine = team.find(({ id }) => id === me.id);
  const options = [
    { value: nobody, label: t("nobody") },
    ...(mine ? [{ value: mine.id, label: t("me", { name: mine.name }) }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return choice(assignee?.id ?? nobody, options, (value) => {
    const member = team.find(({ id }) => id === value);
    assign(member ? { id: member.id, name: member.name } : null);
  });
}

/** The channel, and who answers or that it is done. */
function State({ conversation: { channel, mode, status } }: { conversation: Conversation }) {
  const t = useTranslations("conversations");
  const answers = t(mode === "bot" ? "bot_answers" : "person_answers");
  return (
    <p className="flex items-center gap-x-2 whitespace-nowrap text-ink-faint text-xs">
      <ChannelMark channel={channel} named />
      <span aria-hidden>·</span>
      <span className="min-w-0 truncate">{status === "open" ? answers : t("statuses.resolved")}</span>
    </p>
  );
}

/** The contact, and the actions of the conversation. */
export function Header({
  conversation,
  onClose,
  onPanel,
  roomy,
}: {
  conversation: Conversation;
  onClose: () => void;
  onPanel: () => void;
  roomy: boolean;
}) {
  const t = useTranslations("conversations");
  const back = useTranslations("common")("back");
  const { mode, status, assignee } = conversation;
  const { takeOver, handBack, assign, resolve, reopen } = useConversationChanges(conversation);
  const { name: called } = personIn(conversation);
  const [near, setNear] = useState(false);
  const assignees = useAssignees(conversation, near, assign);
  const { entries: snoozes, question } = useSnooze(conversation, near);
  const hands = { onPointerEnter: () => setNear(true), onFocus: () => setNear(true) };
  const open = status === "open";
  const modeWords = mode === "bot" ? t("take_over") : t("hand_back");
  const ModeIcon = mode === "bot" ? Hand : Bot;
  const { id } = useMe();
  const { name } = useShell().member;
  const toggle = () => (mode === "bot" ? takeOver({ id, name }) : handBack());
  const phone: MenuEntry[] = [
    { do: modeWords, icon: <ModeIcon aria-hidden className="size-4" />, onSelect: toggle },
    { do: t("customer"), icon: <UserRound aria-hidden className="size-4" />, onSelect: onPanel },
    ...(open ? ["line" as const, { title: t("snooze") }, ...snoozes] : []),
    "line",
    { title: t("assignee") },
    assignees,
  ];
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-1 border-line border-b px-2 md:gap-2 md:px-4">
      <Button size="icon" look="ghost" aria-label={back} onClick={onClose} className="md:hidden">
        <ArrowLeft aria-hidden className="size-5" />
      </Button>
      <Avatar name={called} />
      <div className="min-w-0 flex-1">
        <h2 title={called} className="truncate font-semibold leading-5">
          {called}
        </h2>
        <State conversation={conversation} />
      </div>
      <span {...hands} className="contents">
        <Button size="sm" onClick={toggle} className="max-lg:hidden">
          <ModeIcon aria-hidden className="size-4" />
          {modeWords}
        </Button>
        <span className="max-lg:hidden">
          <Menu
            label={t("assign")}
            align="end"
            entries={[assignees]}
            trigger={
              <Button
                size="sm"
                title={assignee?.name}
                aria-label={assignee ? t("assigned_to", { name: assignee.name }) : t("assign")}
              >
                {assignee ? <Avatar name={assignee.name} size="sm" /> : <UserRound aria-hidden className="size-4" />}
                {/* The name of the customer comes first: where there is little room, the face says who. */}
                <span className={cx("max-w-[120px] truncate", assignee && "max-2xl:hidden")}>
                  {assignee ? assignee.name : t("assign")}
                </span>
              </Button>
            }
          />
        </span>
        {open && (
          <span className="max-lg:hidden">
            <Menu
              label={t("snooze")}
              align="end"
              entries={snoozes}
              trigger={
                <Button size="icon-sm" title={t("snooze")} aria-label={t("snooze")}>
                  <AlarmClock aria-hidden className="size-4" />
                </Button>
              }
            />
          </span>
        )}
        {open ? (
          <Button size="sm" look="primary" aria-label={t("resolve")} onClick={() => void resolve()}>
            <Check aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{t("resolve")}</span>
          </Button>
        ) : (
          <Button size="sm" aria-label={t("reopen")} onClick={reopen}>
            <RotateCcw aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{t("reopen")}</span>
          </Button>
        )}
        {!roomy && (
          <Button size="icon-sm" look="ghost" aria-label={t("customer")} onClick={onPanel} className="max-lg:hidden">
            <PanelRight aria-hidden className="size-4" />
          </Button>
        )}
        <span className="lg:hidden">
          <Menu
            label={t("actions")}
            align="end"
            entries={phone}
            trigger={
              <Button size="icon" look="ghost" aria-label={t("actions")}>
                <MoreVertical aria-hidden className="size-5" />
              </Button>
            }
          />
        </span>
      </span>
      {question}
    </header>
  );
}
