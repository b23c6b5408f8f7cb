let ahead = 0;

/** The time by the server's clock, from its responses: the device's clock may be wrong. */
export const serverTime = (): number => Date.now() + ahead;

/** Calls the server and reads its clock. The Date header has whole seconds and network delay: small differences are ignored. */
export async function fetchTelling(url: string, init: RequestInit): Promise<Response> {
  const asked = Date.now();
  const response = await fetch(url, init);
  const told = Date.parse(response.headers.get("date") ?? "");
  // A cached response carries the time of its creation.
  if (!Number.isNaN(told) && response.headers.get("cache-control") === "no-store")
    ahead = Math.min(told + 1000 - asked, Math.max(told - Date.now(), ahead));
  return response;
}
