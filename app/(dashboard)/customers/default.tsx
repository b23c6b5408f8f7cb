import CustomersPage from "@/app/(dashboard)/customers/page";

/** The list behind a drawer that was opened by its URL. */
export default function CustomersBehind() {
  return <CustomersPage />;
}
