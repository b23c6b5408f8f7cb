import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import type { Status } from "@/components/bookings/status";

/** Why, and whether the customer hears of it. */
export type Said = { reason: string | null; notify?: boolean };

/** The actions of a booking by the status machine; the server allows undoing an end for a day. */
export type ActionName = "deposit" | "check_in" | "complete" | "no_show" | "fail" | "cancel";

type Action = {
  name: ActionName;
  /** Its name among the actions of stages; null where there is none. */
  effect: "check_in" | "complete" | "no_show" | "fail" | "cancel" | null;
  from: readonly Status[];
  to: Status;
  /** Asked first, because it frees the time or tells others. `reason` asks for one too; `early` is asked only before the start. */
  ask: "no" | "yes" | "reason" | "early";
  /** Whether the server takes it back. */
  undoable: boolean;
  /** Its question closes at once: nothing in it could be put right after a refusal. */
  ends?: true;
  look: "primary" | "secondary" | "danger";
  send: (id: string, said: Said) => Promise<Booking>;
};

export const actions: readonly Action[] = [
  {
    name: "deposit",
    effect: null,
    from: ["pending_payment"],
    to: "confirmed",
    ask: "yes",
    undoable: false,
    look: "primary",
    send: (id, body) => turnero.bookings.depositReceived(id, body),
  },
  {
    name: "check_in",
    effect: "check_in",
    from: ["confirmed"],
    to: "checked_in",
    ask: "no",
    undoable: true,
    look: "primary",
    send: (id, body) => turnero.bookings.checkIn(id, body),
  },
  {
    name: "complete",
    effect: "complete",
    from: ["confirmed", "checked_in"],
    to: "completed",
    ask: "early",
    undoable: true,
    ends: true,
    look: "primary",
    send: (id, body) => turnero.bookings.complete(id, body),
  },
  {
    name: "no_show",
    effect: "no_show",
    from: ["confirmed"],
    to: "no_show",
    ask: "early",
    undoable: true,
    ends: true,
    look: "secondary",
    send: (id, body) => turnero.bookings.noShow(id, body),
  },
  {
    name: "fail",
    effect: "fail",
    from: ["confirmed", "checked_in"],
    to: "failed",
    ask: "reason",
    undoable: true,
    look: "secondary",
    send: (id, body) => turnero.bookings.fail(id, body),
  },
  {
    name: "cancel",
    effect: "cancel",
    from: ["pending_payment", "confirmed", "checked_in"],
    to: "cancelled",
    ask: "reason",
    undoable: true,
    look: "danger",
    send: (id, body) => turnero.bookings.cancel(id, body),
  },
];

export type { Action };

/** The allowed ones, the likeliest first. */
export const actionsFrom = (status: Status): Action[] => actions.filter(({ from }) => from.includes(status));
