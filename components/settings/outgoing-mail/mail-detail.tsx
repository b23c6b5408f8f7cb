"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Failed } from "@/components/forms/failed";
import { oneMail } from "@/components/settings/outgoing-mail/queries";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { When } from "@/components/ui/time";
import type { OutgoingMailDetail } from "@/lib/domains/mail/schema";

/** Pages refuse to be shown inside a frame: a link opens in a tab of its own. */
const opensTabs = (html: string): string => html.replace("<head>", '<head>\n<base target="_blank">');

/** Sandboxed: no scripts, no forms; links open in a new tab, as in any mail program. */
const Preview = ({ html, title }: { html: string; title: string }) => (
  <iframe
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcDoc={opensTabs(html)}
    className="h-[480px] w-full rounded-md border border-line bg-white"
  />
);

function Content({ mail: { html, text, subject } }: { mail: OutgoingMailDetail }) {
  const t = useTranslations("mail");
  if (html === null || text === null) return <Notice>{t("confidential")}</Notice>;
  const plain = (
    <pre className="whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 font-mono text-xs">
      {text}
    </pre>
  );
  const tabs = [
    { key: "html", label: t("as_html"), panel: <Preview html={html} title={subject} /> },
    { key: "text", label: t("as_text"), panel: plain },
  ];
  return <Tabs label={t("show_as")} tabs={tabs} />;
}

/** The server's last reply, or why the mail was never sent to it. */
function Cause({ mail: { status, error } }: { mail: OutgoingMailDetail }) {
  const t = useTranslations("mail");
  const causes = useTranslations("notices.causes");
  if (error === null) return null;
  if (status !== "withdrawn")
    return <p className="break-words text-sm text-trouble-text">{t("server_said", { words: error })}</p>;
  const cause = error as "cancelled";
  return causes.has(cause) ? <p className="text-ink-soft text-sm">{causes(cause)}</p> : null;
}

/** What became of an e-mail, and what it says. */
export function MailDetail({ id }: { id: string }) {
  const t = useTranslations("mail");
  const query = useQuery(oneMail(id));
  if (query.isPending) return <div aria-hidden className="h-48" />;
  if (query.isError) return <Failed error={query.error} retry={query.refetch} />;
  const mail = query.data;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm">{t(`explained.${mail.status}`)}</p>
      <Cause mail={mail} />
      {mail.next_try_at && (
        <p className="text-ink-soft text-sm">
          {t("next_try")} <When at={mail.next_try_at} />
        </p>
      )}
      <Content mail={mail} />
      {mail.calendar !== null && (
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(mail.calendar)}`}
          download="invite.ics"
          className={`${buttonClass()} self-start`}
        >
          {t("download_ics")}
        </a>
      )}
    </div>
  );
}
