import { log } from "@/lib/core/monitoring/log";
import { invalid } from "@/lib/core/problem";
import { type Report, readReport } from "@/lib/domains/mail/bounces/report";
import { bounceMail, findMailOf } from "@/lib/domains/mail/store";

type Fault = Extract<Report, { outcome: "unreadable" }>["fault"];

const sentences: Record<Fault, string> = {
  not_a_report: "The message is no delivery status notification (RFC 3464).",
  no_failure: "The notification says neither that the e-mail failed nor that it is delayed.",
  unknown_mail: "The notification is about no e-mail that this installation knows.",
};

const refused = (fault: Fault) => invalid({ pointer: "#", detail: sentences[fault], code: fault });

/** `status`: how the e-mail stands after it. */
export type Bounce = { mail: string; outcome: "bounced" | "failed" | "delayed"; status: string };

/**
 * A bounce that came after the mail server had accepted the mail. A failure ends it like a refusal in the SMTP
 * conversation; a delay changes nothing. A repeated notification changes nothing either.
 */
export async function acceptBounce(message: Uint8Array): Promise<Bounce> {
  const report = readReport(message);
  if (report.outcome === "unreadable") throw refused(report.fault);
  const { outcome, mails, words } = report;
  const mail = await findMailOf(mails);
  if (!mail) throw refused("unknown_mail");
  if (outcome === "delayed") {
    log.info("an e-mail is delayed on its way", { mail: mail.id, words });
    return { mail: mail.id, outcome, status: mail.status };
  }
  const changed = await bounceMail(mail.id, outcome, words);
  if (changed) log.info("an e-mail came back", { mail: mail.id, outcome, words });
  return { mail: mail.id, outcome, status: changed ? outcome : mail.status };
}
