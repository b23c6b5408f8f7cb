/** URL parameters that exist only while a new booking is being made. */
export const newBookingParams = ["start", "with", "service", "customer", "conversation"];
