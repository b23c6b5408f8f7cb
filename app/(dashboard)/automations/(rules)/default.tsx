import AutomationsPage from "@/app/(dashboard)/automations/(rules)/page";

/** Behind a drawer that was opened by its address stands the list. */
export default AutomationsPage;
