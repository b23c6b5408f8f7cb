import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { CustomerList } from "@/components/customers/customer-list";
import type { CustomerPage } from "@/components/customers/queries";
import { reaches } from "@/lib/core/scopes";
import { listCustomers } from "@/lib/domains/customers/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("title") });

export default async function CustomersPage({ searchParams }: { searchParams?: Promise<{ q?: string | string[] }> }) {
  const given = (await searchParams)?.q;
  const q = typeof given === "string" ? given.slice(0, 200) : "";
  const [{ member }, page] = await Promise.all([
    requireMember(),
    loadOr404<CustomerPage>(listCustomers, { query: q ? { q } : {} }),
  ]);
  return <CustomerList first={{ q, page }} admin={reaches(member.role, "admin")} />;
}
