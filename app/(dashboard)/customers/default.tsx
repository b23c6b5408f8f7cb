import CustomersPage from "@/app/(dashboard)/customers/page";

/** Behind a drawer that was opened by its address stands the list. */
export default function CustomersBehind() {
  return <CustomersPage />;
}
