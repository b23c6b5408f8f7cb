import ServicesPage from "@/app/(dashboard)/catalog/services/page";

/** Behind a drawer that was opened by its address stands the list. */
export default ServicesPage;
