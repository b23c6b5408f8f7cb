"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { MailRow } from "@/components/settings/outgoing-mail/mail-row";
import { mailList } from "@/components/settings/outgoing-mail/queries";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { EmptyState, Notice } from "@/components/ui/states";
import type { MailStatus, OutgoingMail } from "@/lib/domains/mail/schema";

type FirstPage = Page<OutgoingMail> & { delivery: "smtp" | "stored" };

const statuses: readonly MailStatus[] = ["queued", "stored", "sent", "failed", "bounced", "withdrawn"];

function Rows({ status, first }: { status: MailStatus | null; first: FirstPage }) {
  const t = useTranslations("mail");
  const mails = useInfiniteQuery({
    ...mailList(status),
    ...(status === null ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
  if (mails.isPending) return <div aria-hidden className="h-48" />;
  if (mails.isLoadingError) return <Failed error={mails.error} retry={mails.refetch} />;
  const rows = mails.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0)
    return (
      <EmptyState icon={Mail} title={t("empty")}>
        {status === null ? t("empty_text") : t("none_match")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("list")}>
        {rows.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      <LoadMore list={mails} className="border-line border-t" />
    </>
  );
}

/** Why nothing leaves, and what to do about it. */
function NotSetUp() {
  const t = useTranslations("mail");
  return (
    <div className="mb-4">
      <Notice tone="held">
        <p className="font-medium">{t("not_set_up")}</p>
        <p>{t.rich("not_set_up_text", { code: (name) => <code className="wrap-anywhere font-mono">{name}</code> })}</p>
      </Notice>
    </div>
  );
}

/** What the workspace wrote by e-mail, newest first. */
export function OutgoingMailList({ first }: { first: FirstPage }) {
  const t = useTranslations();
  const [status, setStatus] = useState<MailStatus | "">("");
  return (
    <>
      {first.delivery === "stored" && <NotSetUp />}
      <Section
        title={t("settings.sections.outgoing-mail")}
        text={t("mail.text")}
        flush
        action={
          <Choice
            aria-label={t("mail.filter")}
            className="w-[160px]"
            options={[
              { value: "", label: t("mail.all") },
              ...statuses.map((each) => ({ value: each, label: t(`mail.statuses.${each}`) })),
            ]}
            value={status}
            onChoose={(chosen) => setStatus(chosen as MailStatus | "")}
          />
        }
      >
        <Rows status={status || null} first={first} />
      </Section>
    </>
  );
}
