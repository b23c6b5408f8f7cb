import { NewCustomer } from "@/components/customers/new-customer";

export default NewCustomer;
