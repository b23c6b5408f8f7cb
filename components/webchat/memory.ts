/** Storage between visits. Where third-party storage is blocked, the site's own page keeps it. */
export type Kept = {
  visitor: string;
  user: string | null;
  token: string | null;
  read: number;
  outbox: { id: string; text: string; at: string }[];
};

/** What the page around the frame has kept, and how it is told to keep more. */
export type PageMemory = { kept: string | null; keep: (text: string) => void };

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

function parsed(text: string | null): Kept | null {
  try {
    const found = JSON.parse(text ?? "null") as Kept | null;
    return found && typeof found.visitor === "string" && Array.isArray(found.outbox) ? found : null;
  } catch {
    return null;
  }
}

/** The frame's own storage; null where the browser blocks it for frames of other sites. */
function ownStorage(): Storage | null {
  try {
    localStorage.setItem("turnero.works", "1");
    localStorage.removeItem("turnero.works");
    return localStorage;
  } catch {
    return null;
  }
}

export function memory(key: string, page?: PageMemory) {
  const place = `turnero.${key}`;
  const own = ownStorage();
  let kept = parsed(own ? own.getItem(place) : (page?.kept ?? null)) ?? fresh(null);
  const write = () => {
    const text = JSON.stringify(kept);
    try {
      if (own) own.setItem(place, text);
      else page?.keep(text);
    } catch {} // Full: keep it in memory.
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
