import { writtenIn } from "@/lib/core/text/locale";
import { type Language, type NoticeKind, type NoticeWay, type Status, statuses } from "@/lib/core/vocabulary";

/** The customer's language, else the workspace's, where the product speaks it. */
export function languageOf(...locales: readonly (string | null)[]): Language {
  const [tag = ""] = writtenIn(...locales).split("-");
  return tag === "pt" ? "pt-BR" : tag === "es" ? "es" : "en";
}

/** A booking as far as it decides whether a notice still holds. */
export type Standing = { status: Status; start: string | null; hold_expires_at: string | null };

/** The statuses for which each kind is true. */
const holdsIn: Record<NoticeKind, readonly Status[]> = {
  confirmed: ["confirmed"],
  reserved: ["pending_payment"],
  reminder: ["confirmed"],
  moved: ["confirmed", "pending_payment"],
  cancelled: ["cancelled", "expired"],
  reinstated: ["confirmed", "pending_payment"],
  hold_expiring: ["held", "pending_payment"],
  thanks: ["completed"],
  // An automation has checked the booking itself.
  message: statuses,
};

/** The booking as it is once that has happened of which a notice tells. */
export const afterwards = (kind: NoticeKind, booking: Standing): Standing => ({
  ...booking,
  status: holdsIn[kind].find((status) => status === booking.status) ?? holdsIn[kind][0] ?? booking.status,
});

/** A reminder this late before the visit is not sent. */
const latestReminderMs = 30 * 60_000;

/** Why a notice must not be sent any more; null: valid. */
export function whyWithdrawn(kind: NoticeKind, booking: Standing, now: Date): string | null {
  if (!holdsIn[kind].includes(booking.status)) return booking.status;
  if (kind === "thanks" || kind === "message") return null;
  if (booking.start === null) return "no_time";
  const left = Date.parse(booking.start) - now.getTime();
  if (left <= 0) return "begun";
  if (kind === "reminder" && left < latestReminderMs) return "too_late";
  const deadline = booking.hold_expires_at;
  if (kind === "hold_expiring" && (deadline === null || Date.parse(deadline) <= now.getTime())) return "expired";
  return null;
}

/** The same with what the customer wants to hear. */
export function whyUntold(
  kind: NoticeKind,
  booking: Standing,
  { forgotten, stopped }: { forgotten: boolean; stopped: boolean },
  now: Date,
): string | null {
  if (forgotten) return "forgotten";
  return stopped ? "stopped" : whyWithdrawn(kind, booking, now);
}

/** Where a customer can be written to, and with what. */
export type Reach = {
  /** Conversations, the one that the booking came from first, then the one heard from last. */
  conversations: readonly { id: string; channel: Exclude<NoticeWay, "email">; open: boolean }[];
  email: string | null;
  /** Whether WhatsApp has an approved template for this kind in this language. */
  template: boolean;
  phone: string | null;
};

/** How to reach a customer with a notice. `template`: WhatsApp has approved one for it. */
export const reachOf = (
  {
    customer: { email, phone },
    conversations,
    whatsapp,
  }: Pick<Reach, "conversations"> & { customer: Pick<Reach, "email" | "phone">; whatsapp: boolean },
  template: boolean,
): Reach => ({ conversations, email, phone, template: template && whatsapp });

/** One thing that can be tried. */
export type Way =
  | { way: "email" }
  | { way: Exclude<NoticeWay, "email">; conversation: string | null; template: boolean };

/** Whether WhatsApp takes only its approved template: to begin a conversation, or after a day of silence. */
export const byTemplate = (way: Way): boolean => way.way !== "email" && (way.template || way.conversation === null);

/**
 * The channels to a customer, best first: a conversation that allows free text, WhatsApp's template, e-mail, and last the
 * site's chat, which they see only when they come back to it. Failed ones are not tried again.
 */
export function waysTo(reach: Reach, tried: readonly NoticeWay[]): Way[] {
  const talking = reach.conversations.filter(({ channel, open }) => channel !== "webchat" && open);
  const free = talking.map(({ channel, id }): Way => ({ way: channel, conversation: id, template: false }));
  const closed = reach.conversations.find(({ channel, open }) => channel === "whatsapp" && !open);
  const byTemplate: Way[] =
    reach.template && (closed || reach.phone !== null)
      ? [{ way: "whatsapp", conversation: closed?.id ?? null, template: true }]
      : [];
  const mail: Way[] = reach.email === null ? [] : [{ way: "email" }];
  const site = reach.conversations.find(({ channel }) => channel === "webchat");
  const chat: Way[] = site ? [{ way: "webchat", conversation: site.id, template: false }] : [];
  const seen = new Set<NoticeWay>(tried);
  return [...free, ...byTemplate, ...mail, ...chat].filter(({ way }) => !seen.has(way) && seen.add(way));
}

/** The way that would be tried first. `mail`: whether this installation sends e-mail. */
export const firstWay = (reach: Reach, mail: boolean): Way | undefined => waysTo(reach, mail ? [] : ["email"])[0];

/**
 * Why somebody would not be notified. `stored`: only by e-mail, which this installation stores without sending; `begun`:
 * of a visit that has begun; `unannounced`: of the end of a cancellation that they never heard of.
 */
export const untoldCauses = ["switched_off", "stopped", "stored", "unreachable", "begun", "unannounced"] as const;
export type UntoldCause = (typeof untoldCauses)[number];

/** By which way somebody would really be told, or why not. */
export function outlookOf(
  reach: Reach,
  { off, stopped, mail }: { off: boolean; stopped: boolean; mail: boolean },
): { way: NoticeWay | null; cause: UntoldCause | null } {
  const first = firstWay(reach, mail);
  if (off) return { way: null, cause: "switched_off" };
  if (stopped) return { way: null, cause: "stopped" };
  if (first) return { way: first.way, cause: null };
  return { way: null, cause: reach.email === null ? "unreachable" : "stored" };
}

/** Visits that took place or should have, and those of them that were missed. */
export type Visits = { visits: number; missed: number };
export type Difference = { estimate: number; low: number; high: number };

/** The interval in which the share of missed visits lies with 95 % confidence (Wilson). */
function shareOf({ visits, missed }: Visits): Difference {
  const z2 = 1.96 ** 2;
  const share = missed / visits;
  const middle = (share + z2 / (2 * visits)) / (1 + z2 / visits);
  const half = (Math.sqrt((share * (1 - share)) / visits + z2 / (4 * visits ** 2)) * 1.96) / (1 + z2 / visits);
  return { estimate: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * By how much the share of missed visits is lower with reminders, with its 95 % interval (Newcombe); null where one of the
 * two has no visits yet.
 */
export function differenceOf(reminded: Visits, heldOut: Visits): Difference | null {
  if (reminded.visits === 0 || heldOut.visits === 0) return null;
  const [a, b] = [shareOf(heldOut), shareOf(reminded)];
  const estimate = a.estimate - b.estimate;
  return {
    estimate,
    low: estimate - Math.hypot(a.estimate - a.low, b.high - b.estimate),
    high: estimate + Math.hypot(a.high - a.estimate, b.estimate - b.low),
  };
}
