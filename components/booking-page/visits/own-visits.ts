/** A booking that was made on this device, by its link. Of its phone only the end is kept: enough to know it again. */
type Remembered = { token: string; phone: string; until: number };

const most = 10;
/** As long as a link is valid after the visit. */
const kept = 30 * 86_400_000;
const keyOf = (slug: string): string => `turnero.visits.${slug}`;
const endOf = (phone: string): string => phone.replace(/\D/g, "").slice(-4);

function remembered(slug: string): Remembered[] {
  try {
    const visits: Remembered[] = JSON.parse(localStorage.getItem(keyOf(slug)) ?? "[]");
    return visits.filter(({ until }) => until > Date.now());
  } catch {
    return [];
  }
}

/** Remembers what was just booked here, with which phone. */
export function noteVisit(slug: string, { token, end }: { token: string; end: string | null }, phone: string): void {
  if (end === null) return;
  try {
    const others = remembered(slug).filter((each) => each.token !== token);
    const visit = { token, phone: endOf(phone), until: Date.parse(end) + kept };
    localStorage.setItem(keyOf(slug), JSON.stringify([...others, visit].slice(-most)));
  } catch {
    // Without storage booking still works; only a visit at the same time is not warned of.
  }
}

/** Who is booking or moving: by the phone that they typed, or by the link of a booking that was made here. */
export type Booker = { phone: string } | { token: string };

/** The links of their other bookings that were made on this device. A typed phone alone proves nothing. */
export function linksOf(slug: string, who: Booker): string[] {
  const visits = remembered(slug);
  const phone = "phone" in who ? endOf(who.phone) : visits.find(({ token }) => token === who.token)?.phone;
  if (!phone || phone.length < 4) return [];
  const own = "token" in who ? who.token : null;
  return visits.filter((each) => each.phone === phone && each.token !== own).map(({ token }) => token);
}
