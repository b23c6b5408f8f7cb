/** The address of a new booking of a service at a time, before the calendar as it is seen. */
export function bookingAt(search: string, wish: { service: string; start: string; with: string | null }): string {
  const params = new URLSearchParams(search);
  params.set("service", wish.service);
  params.set("start", wish.start);
  if (wish.with) params.set("with", wish.with);
  return `/calendar/new?${params}`;
}
