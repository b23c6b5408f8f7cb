import { beforeEach, expect, it, vi } from "vitest";
import { linksOf, noteVisit } from "@/components/booking-page/visits/own-visits";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const end = new Date(Date.now() + 86_400_000).toISOString();
const ana = "+5511987650001";

it("bookings that were made on this device are known again by their phone, which is not kept", () => {
  for (const token of ["one", "two"]) noteVisit("salon", { token, end }, ana);
  noteVisit("salon", { token: "eva", end }, "+5511987659999");
  expect(linksOf("salon", { phone: ana })).toEqual(["one", "two"]);
  expect(linksOf("salon", { phone: "(11) 98765-0001" })).toEqual(["one", "two"]);
  expect(linksOf("salon", { token: "one" }), "the one that moves is not in its own way").toEqual(["two"]);
  expect(localStorage.getItem("turnero.visits.salon")).not.toContain("8765");
});

it("nothing is known of another page, of a phone that is not typed yet, or of a link that came from elsewhere", () => {
  noteVisit("salon", { token: "one", end }, ana);
  expect(linksOf("spa", { phone: ana })).toEqual([]);
  expect(linksOf("salon", { phone: "BR 01" })).toEqual([]);
  expect(linksOf("salon", { token: "foreign" })).toEqual([]);
});

it("what is long over is forgotten, and so is all but the last ten", () => {
  noteVisit("salon", { token: "old", end: new Date(Date.now() - 31 * 86_400_000).toISOString() }, ana);
  for (let n = 0; n < 12; n++) noteVisit("salon", { token: `t${n}`, end }, ana);
  expect(linksOf("salon", { phone: ana })).toEqual(Array.from({ length: 10 }, (_, n) => `t${n + 2}`));
});
