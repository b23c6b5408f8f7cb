import { channelNames, clockFormat } from "@/lib/core/vocabulary";
import type { NotificationKind } from "@/lib/domains/account/rules";
import { brokenLetter } from "@/lib/domains/channels/letters";
import { type Phrases, phrasesIn } from "@/lib/domains/member-notices/phrases";
import type { Facts } from "@/lib/domains/member-notices/rules";
import { deactivatedLetter } from "@/lib/domains/webhooks/letters";

/** A notice with the names that are read when it is shown. */
export type Told = {
  kind: NotificationKind;
  escalation: boolean;
  facts: Facts;
  customer: string | null;
  service: string | null;
};
export type Setting = { workspace: string; locale: string; timezone: string; link: string };

/** `subject` is shown alone on a locked phone; `text` continues it. */
export type Words = { subject: string; text: string };

/** One line, whatever a name contains. */
const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

const whenIn =
  ({ locale, timezone }: Setting) =>
  (at: string): string =>
    new Intl.DateTimeFormat(locale, {
      timeZone: timezone,
      weekday: "short",
      day: "numeric",
      month: "long",
      ...clockFormat,
    }).format(new Date(at));

function bookingWords(told: Told, setting: Setting, say: Phrases): Words {
  const { about, start, before } = told.facts;
  const when = whenIn(setting);
  const who = line(told.customer ?? say.customer);
  const titles = {
    awaiting_deposit: say.awaiting,
    cancelled: say.cancelled,
    expired: say.expired,
    rescheduled: say.moved,
  };
  const title = about && about in titles ? titles[about as keyof typeof titles] : say.created;
  const facts = [told.service ?? say.service, start && when(start), before && say.before(when(before))];
  return { subject: title(who), text: facts.filter(Boolean).join("\n") };
}

function wordsOf(told: Told, setting: Setting): Words {
  const say = phrasesIn(setting.locale);
  const { facts } = told;
  const who = line(told.customer ?? say.customer);
  switch (told.kind) {
    case "booking_created":
    case "booking_cancelled":
      return bookingWords(told, setting, say);
    case "task_assigned": {
      const text = [told.customer ? who : "", facts.start ? whenIn(setting)(facts.start) : ""].filter(Boolean);
      return { subject: say.task(line(told.service ?? say.service)), text: text.join("\n") };
    }
    case "conversation_waiting": {
      const name = channelNames[facts.channel as keyof typeof channelNames] ?? "";
      return { subject: facts.about === "unanswered" ? say.unanswered(who) : say.handedOver(who), text: name };
    }
    case "mentioned":
      return {
        subject: say.mentioned(line(facts.author ?? ""), who),
        text: channelNames[facts.channel as keyof typeof channelNames] ?? "",
      };
    case "team_notice":
      return { subject: say.told(line(facts.automation ?? "")), text: facts.message ?? "" };
    case "weekly_report":
      return { subject: say.week(facts.week ?? ""), text: facts.message ?? "" };
    case "channel_trouble":
      return brokenLetter({ ...setting, channel: facts.channel ?? "", reason: facts.reason ?? "" });
    case "webhook_trouble":
      return deactivatedLetter({ ...setting, url: facts.url ?? "", reason: facts.reason ?? "" });
  }
}

/** The mails about failures name their link and the workspace themselves. */
const isWhole = ({ kind }: Told): boolean => kind === "channel_trouble" || kind === "webhook_trouble";

/** What a member is told by e-mail, chat or push, in the workspace's language. */
export function noticeWords(told: Told, setting: Setting): Words {
  const { subject, text } = wordsOf(told, setting);
  if (isWhole(told)) return { subject, text };
  const said = told.escalation ? [phrasesIn(setting.locale).nobody, text] : [text];
  return { subject: `${line(setting.workspace)}: ${subject}`, text: said.filter(Boolean).join("\n\n") };
}

/** As a mail: with its link. */
export function noticeLetter(told: Told, setting: Setting): Words {
  const { subject, text } = noticeWords(told, setting);
  return { subject, text: isWhole(told) ? text : `${text}\n\n${setting.link}\n`.trimStart() };
}

/** Many in one. */
export function digestLetter(items: readonly (Told & { link: string })[], setting: Setting): Words {
  const subject = `${line(setting.workspace)}: ${phrasesIn(setting.locale).digest(items.length)}`;
  const parts = items.map((told) => {
    const { subject: title, text } = wordsOf(told, { ...setting, link: told.link });
    return isWhole(told) ? `${title}\n${text}` : [title, text, told.link].filter(Boolean).join("\n");
  });
  return { subject, text: `${parts.join("\n\n")}\n` };
}
