import GroupsPage from "@/app/(dashboard)/catalog/groups/page";

/** Behind a drawer that was opened by its address stands the list. */
export default GroupsPage;
