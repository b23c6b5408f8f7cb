import type { Tools } from "@/lib/domains/bot/dialogue/tools";

type Own = Partial<Tools> & Pick<Tools, "services" | "times">;

/** The tools of a business with Ana and Bia that knows whom it talks to. What writes is noted by its name in `done`. */
export function plainTools(done: unknown[], own: Own): Tools {
  const did = (what: string) => async (): Promise<never> => {
    done.push(what);
    return true as never;
  };
  return {
    onlyThisChat: false,
    people: async () => [
      { id: "ana", name: "Ana Souza" },
      { id: "bia", name: "Bia Lima" },
    ],
    contact: async () => ({ name: "Caio", phone: "+5511987654321" }),
    readPhone: async (typed) => typed,
    hold: async () => ({ id: "hold" }),
    madeOf: async () => ({ people: [], place: null, link: null }),
    release: async () => {},
    bookings: async () => [],
    visitsAt: async () => [],
    confirm: did("confirm"),
    queue: did("queue"),
    move: did("move"),
    cancel: did("cancel"),
    policy: async () => null,
    place: async () => null,
    search: async () => null,
    opening: async () => null,
    ...own,
  };
}
