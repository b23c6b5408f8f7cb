import { loadOr404 } from "@/app/(dashboard)/member";
import { CustomerCard } from "@/components/customers/customer-card";
import { getCustomer } from "@/lib/domains/customers/operations";
import type { Customer } from "@/lib/domains/customers/schema";

export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CustomerCard key={id} first={await loadOr404<Customer>(getCustomer, { params: { id } })} />;
}
