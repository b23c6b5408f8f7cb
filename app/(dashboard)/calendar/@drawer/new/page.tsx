import { NewBooking } from "@/components/bookings/new/new-booking";

export default function NewBookingPage() {
  return <NewBooking />;
}
