import { notFound } from "next/navigation";
import { requireMember } from "@/app/(dashboard)/member";
import { ImportWizard } from "@/components/customers/import-wizard";
import { reaches } from "@/lib/core/scopes";

export default async function ImportPage() {
  const { member } = await requireMember();
  if (!reaches(member.role, "admin")) notFound();
  return <ImportWizard />;
}
