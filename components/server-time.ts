let ahead = 0;

/** The time by the server's clock, as its answers have told it: that of the computer here may be wrong. */
export const serverTime = (): number => Date.now() + ahead;

/** Calls the server and reads its clock. An answer names whole seconds and was some time on its way: what fits is left alone. */
export async function fetchTelling(url: string, init: RequestInit): Promise<Response> {
  const asked = Date.now();
  const response = await fetch(url, init);
  const told = Date.parse(response.headers.get("date") ?? "");
  // What the browser had kept tells the time of when it was made.
  if (!Number.isNaN(told) && response.headers.get("cache-control") === "no-store")
    ahead = Math.min(told + 1000 - asked, Math.max(told - Date.now(), ahead));
  return response;
}
