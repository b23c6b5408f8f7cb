import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { CustomerList } from "@/components/customers/customer-list";
import { listCustomers } from "@/lib/domains/customers/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("title") });

export default async function CustomersPage({ searchParams }: { searchParams?: Promise<{ q?: string | string[] }> }) {
  const given = (await searchParams)?.q;
  const q = typeof given === "string" ? given.slice(0, 200) : "";
  return <CustomerList first={{ q, page: await loadOr404(listCustomers, { query: q ? { q } : {} }) }} />;
}
