/** Where a report may name the mail. */
type Name = "Message-ID" | "X-Turnero-Mail" | "Original-Envelope-Id" | "In-Reply-To";

export type ReportParts = {
  mail: string;
  action: string;
  status: string;
  diagnostic: string;
  named: Name[];
};

/** A delivery status notification as Postfix writes it (RFC 3464). */
export function bounceReport({
  mail,
  action = "failed",
  status = "5.1.1",
  diagnostic = "smtp; 550 5.1.1 no such user",
  named = ["Message-ID", "X-Turnero-Mail"],
}: Partial<ReportParts> & { mail: string }): string {
  const when = (name: Name, value: string) => (named.includes(name) ? [`${name}: ${value}`] : []);
  return [
    "Return-Path: <>",
    "From: MAILER-DAEMON@mx.example.com (Mail Delivery System)",
    "To: no-reply@agenda.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    ...when("In-Reply-To", `<${mail}@agenda.example>`),
    'Content-Type: multipart/report; report-type=delivery-status; boundary="7F1A.1700000000/mx.example.com"',
    "Message-Id: <20261117@mx.example.com>",
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--7F1A.1700000000/mx.example.com",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--7F1A.1700000000/mx.example.com",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    ...when("Original-Envelope-Id", mail),
    "Arrival-Date: Tue, 17 Nov 2026 02:00:00 +0000 (UTC)",
    "",
    "Final-Recipient: rfc822; ana@example.com",
    "Original-Recipient: rfc822;ana@example.com",
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mail.example.com",
    `Diagnostic-Code: ${diagnostic}`,
    "",
    "--7F1A.1700000000/mx.example.com",
    "Content-Description: Undelivered Message Headers",
    "Content-Type: text/rfc822-headers",
    "",
    "From: Turnero <no-reply@agenda.example>",
    "To: ana@example.com",
    "Subject: Confirmado",
    ...when("Message-ID", `<${mail}@agenda.example>`),
    ...when("X-Turnero-Mail", mail),
    "",
    "--7F1A.1700000000/mx.example.com--",
    "",
  ].join("\r\n");
}
