/** Storage between visits. Where third-party storage is blocked, it lasts as long as the page. */
export type Kept = {
  visitor: string;
  user: string | null;
  token: string | null;
  read: number;
  outbox: { id: string; text: string; at: string }[];
};

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet.charAt(byte % 62)).join("");

const fresh = (user: string | null): Kept => ({
  visitor: `v_${randomText(30)}`,
  user,
  token: null,
  read: 0,
  outbox: [],
});

export function memory(key: string) {
  const place = `turnero.${key}`;
  const read = (): Kept | null => {
    try {
      const found = JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null;
      return found && typeof found.visitor === "string" && Array.isArray(found.outbox) ? found : null;
    } catch {
      return null;
    }
  };
  let kept = read() ?? fresh(null);
  const write = () => {
    try {
      localStorage.setItem(place, JSON.stringify(kept));
    } catch {} // Full or blocked: keep it in memory.
  };
  return {
    get: (): Kept => kept,
    set(change: Partial<Kept>) {
      kept = { ...kept, ...change };
      write();
    },
    /** Another visitor uses this browser now: clear everything of the last one. */
    forget(user: string | null) {
      kept = fresh(user);
      write();
    },
  };
}
