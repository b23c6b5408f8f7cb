import ResourcesPage from "@/app/(dashboard)/catalog/resources/page";

/** Behind a drawer that was opened by its address stands the list. */
export default ResourcesPage;
