import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { CustomerList } from "@/components/customers/customer-list";
import { listQuery } from "@/components/customers/queries";
import { reaches } from "@/lib/core/scopes";
import { listCustomers } from "@/lib/domains/customers/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("title") });

type Given = { q?: string | string[]; visitors?: string | string[] };

export default async function CustomersPage({ searchParams }: { searchParams?: Promise<Given> }) {
  const given = await searchParams;
  const q = typeof given?.q === "string" ? given.q.slice(0, 200) : "";
  const visitors = given?.visitors === "1";
  const query = Object.fromEntries(
    Object.entries(listQuery(q, visitors)).map(([name, value]) => [name, String(value)]),
  );
  const [{ member }, page] = await Promise.all([requireMember(), loadOr404(listCustomers, { query })]);
  return <CustomerList first={{ q, visitors, page }} admin={reaches(member.role, "admin")} />;
}
