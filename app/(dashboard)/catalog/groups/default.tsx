import GroupsPage from "@/app/(dashboard)/catalog/groups/page";

/** The list behind a drawer that was opened by its URL. */
export default GroupsPage;
