import { NewBooking } from "@/components/calendar/new-booking";

export default NewBooking;
