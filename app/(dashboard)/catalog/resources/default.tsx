import ResourcesPage from "@/app/(dashboard)/catalog/resources/page";

/** The list behind a drawer that was opened by its URL. */
export default ResourcesPage;
