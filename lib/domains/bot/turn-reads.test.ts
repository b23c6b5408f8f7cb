import { describe, expect, it } from "vitest";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { rememberReads } from "@/lib/domains/bot/turn-reads";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

/** A studio that notes what is read, by name. */
function counted() {
  const read: string[] = [];
  const { tools, done } = studio({ bookings: [haircut] });
  const noting =
    <T>(what: string, work: () => Promise<T>) =>
    (): Promise<T> => {
      read.push(what);
      return work();
    };
  const noted: Tools = {
    ...tools,
    services: noting("services", tools.services),
    people: noting("people", tools.people),
    contact: noting("contact", tools.contact),
    bookings: noting("bookings", tools.bookings),
  };
  return { noted, read, done };
}

describe("a turn", () => {
  it.each([
    "quero um corte amanhã às 10h",
    "quero remarcar meu corte para amanhã às 10h",
    "cancela meu corte",
    "quais são meus horários?",
  ])("reads nothing twice: %s", async (text) => {
    const { noted, read } = counted();
    await talk(rememberReads(noted), text);
    expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  });

  it("reads the bookings and the contact anew after what it writes itself", async () => {
    const { noted, read, done } = counted();
    const tools = rememberReads(noted);
    await tools.bookings();
    await tools.bookings();
    await tools.cancel(haircut.id);
    await tools.bookings();
    expect(read).toEqual(["bookings", "bookings"]);
    expect(done).toEqual(["cancel"]);
  });

  it("begins with the contact as the turn read it", async () => {
    const { noted, read } = counted();
    const known = { name: "Ana", phone: null };
    const tools = rememberReads(noted, known);
    expect([await tools.contact(), read]).toEqual([known, []]);
    await tools.cancel(haircut.id);
    expect(await tools.contact()).not.toEqual(known);
    expect(read).toEqual(["contact"]);
  });

  describe("that holds a time", () => {
    const ask = { service: haircut.service_id, offer: { start: "2026-03-03T13:00:00Z", resource_ids: [] }, party: 1 };
    const known = { name: "Ana", phone: "+5511912345678" };

    /** Tools of which the hold is still under way, and what they were asked meanwhile. */
    function holding() {
      const asked: string[] = [];
      const { tools } = studio({ bookings: [haircut] });
      const slow: Tools = {
        ...tools,
        bookings: async () => {
          asked.push("bookings");
          return tools.bookings();
        },
        visitsAt: async (visit) => {
          asked.push(`visits at ${visit.start}`);
          return tools.visitsAt(visit);
        },
        hold: () => new Promise(() => {}),
      };
      return { slow, asked };
    }

    it("reads what a known contact has booked while the time is taken, and nothing of it twice", async () => {
      const { slow, asked } = holding();
      const tools = rememberReads(slow, known);
      void tools.hold(ask);
      const both = [`visits at ${ask.offer.start}`, "bookings"];
      expect(asked).toEqual(both);
      await tools.visitsAt({ service: ask.service, start: ask.offer.start, moving: null });
      await tools.bookings();
      expect(asked).toEqual(both);
    });

    it("reads nothing for a contact who is asked for their phone first", () => {
      const { slow, asked } = holding();
      void rememberReads(slow, { ...known, phone: null }).hold(ask);
      expect(asked).toEqual([]);
    });

    it("asks again where what it read ahead failed", async () => {
      const { slow } = holding();
      let calls = 0;
      const tools = rememberReads(
        {
          ...slow,
          bookings: async () => {
            calls++;
            if (calls === 1) throw new Error("The database is away.");
            return [haircut];
          },
        },
        known,
      );
      void tools.hold(ask);
      await new Promise((done) => setImmediate(done));
      expect(await tools.bookings()).toEqual([haircut]);
    });

    it("looks anew at visits after what it writes itself", async () => {
      const { slow, asked } = holding();
      const tools = rememberReads(slow, known);
      const visit = { service: ask.service, start: ask.offer.start, moving: null };
      await tools.visitsAt(visit);
      await tools.cancel(haircut.id);
      await tools.visitsAt(visit);
      expect(asked).toEqual([`visits at ${visit.start}`, `visits at ${visit.start}`]);
    });
  });

  it("tries a read again that failed", async () => {
    let calls = 0;
    const { tools } = studio();
    const flaky = rememberReads({
      ...tools,
      bookings: async () => {
        calls++;
        if (calls === 1) throw new Error("The database is away.");
        return [];
      },
    });
    await expect(flaky.bookings()).rejects.toThrow("away");
    expect(await flaky.bookings()).toEqual([]);
  });
});
