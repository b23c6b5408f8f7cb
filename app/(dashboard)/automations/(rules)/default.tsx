import AutomationsPage from "@/app/(dashboard)/automations/(rules)/page";

/** The list behind a drawer that was opened by its URL. */
export default AutomationsPage;
