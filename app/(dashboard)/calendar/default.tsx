import { CalendarScreen } from "@/components/calendar/calendar-screen";

/** Behind a drawer that was opened by its address stands the calendar of the date in the address, which only the browser knows. */
export default function CalendarBehind() {
  return <CalendarScreen first={null} />;
}
