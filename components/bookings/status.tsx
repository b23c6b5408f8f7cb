"use client";

import {
  Ban,
  Check,
  CheckCheck,
  CirclePlay,
  CircleX,
  type LucideIcon,
  MoveRight,
  Timer,
  UserX,
  Wallet,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { Booking } from "@/clients/typescript/src/client";
import { Badge, statusMeaning } from "@/components/ui/badge";

export type Status = Booking["status"];

type Look = { icon: LucideIcon; block: string; tail: string };

const held = { block: "striped border-held text-held-text", tail: "bg-held-soft border-held" };
const ended = { block: "border-line-control bg-well text-ink-soft line-through", tail: "bg-well border-line-control" };
const trouble = {
  block: "border-trouble bg-trouble-soft text-trouble-text",
  tail: "bg-trouble-soft border-trouble",
};

/** How each status looks in the calendar; the icon and the words say the same as the colour. */
export const looks: Record<Status, Look> = {
  held: { icon: Timer, ...held },
  pending_payment: { icon: Wallet, ...held, block: "bg-held-soft border-held text-held-text" },
  confirmed: {
    icon: Check,
    block: "border-confirmed bg-confirmed-soft text-confirmed-text",
    tail: "bg-confirmed-soft border-confirmed",
  },
  checked_in: {
    icon: CirclePlay,
    block: "border-progress bg-progress-soft text-progress-text",
    tail: "bg-progress-soft border-progress",
  },
  completed: { icon: CheckCheck, block: "border-done bg-done-soft text-done-text", tail: "bg-done-soft border-done" },
  failed: { icon: CircleX, ...trouble },
  no_show: { icon: UserX, ...trouble },
  cancelled: { icon: Ban, ...ended },
  rescheduled: { icon: MoveRight, ...ended },
  expired: { icon: Ban, ...ended },
  released: { icon: Ban, ...ended },
};

/** The look of a block: by its status, or painted in a colour of its own, where words and lines still tell the status. */
export const blockLook = (status: Status, painted: boolean): string => {
  if (!painted) return looks[status].block;
  if (status === "held" || status === "pending_payment") return "painted border-dashed";
  return looks[status].block === ended.block ? "painted line-through" : "painted";
};

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge meaning={statusMeaning[status] ?? "plain"}>{useTranslations("calendar.status")(status)}</Badge>
);

/** Whether its time is still to come. */
export const isAhead = ({ start }: { start: string | null }): boolean =>
  start !== null && Date.parse(start) > Date.now();

export const isMovable = (status: Status): boolean => status === "confirmed" || status === "pending_payment";

/** When its time is released automatically: the end of a hold, or the deadline of a deposit; else null. */
export const givenBackAt = ({
  status,
  hold_expires_at,
}: {
  status: Status;
  hold_expires_at: string | null;
}): string | null => (status === "held" || status === "pending_payment" ? hold_expires_at : null);
