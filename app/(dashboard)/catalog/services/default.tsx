import ServicesPage from "@/app/(dashboard)/catalog/services/page";

/** The list behind a drawer that was opened by its URL. */
export default ServicesPage;
