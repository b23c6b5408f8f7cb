import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { CustomerCard } from "@/components/customers/customer-card";
import { env } from "@/lib/core/env";
import { reaches } from "@/lib/core/scopes";
import { getCustomer } from "@/lib/domains/customers/operations";
import { getCustomerSummary, listCustomerTimeline } from "@/lib/domains/timeline/operations";

export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { member } = await requireMember();
  const first = await loadOr404(getCustomer, { params: { id } });
  const [summary, timeline] = await Promise.all([
    loadOr404(getCustomerSummary, { params: { id } }),
    loadOr404(listCustomerTimeline, { params: { id }, query: { limit: "20" } }),
  ]);
  const reader = { id: member.id, admin: reaches(member.role, "admin") };
  const mapStyle = env().MAP_STYLE_URL ?? null;
  return (
    <CustomerCard key={id} first={first} summary={summary} timeline={timeline} reader={reader} mapStyle={mapStyle} />
  );
}
