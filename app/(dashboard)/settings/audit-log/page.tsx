import { loadOr404 } from "@/app/(dashboard)/member";
import { AuditLog } from "@/components/settings/audit-log";
import { listAuditLog } from "@/lib/domains/team/operations";

export default async function AuditLogPage() {
  return <AuditLog first={await loadOr404(listAuditLog)} />;
}
