import { CalendarSkeleton } from "@/components/calendar/calendar-skeleton";

export default CalendarSkeleton;
