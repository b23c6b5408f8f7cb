import { loadOr404 } from "@/app/(dashboard)/member";
import { OutgoingMailList } from "@/components/settings/outgoing-mail/outgoing-mail-list";
import { listOutgoingMail } from "@/lib/domains/mail/operations";

export default async function OutgoingMailPage() {
  return <OutgoingMailList first={await loadOr404(listOutgoingMail)} />;
}
