import { describe, expect, it } from "vitest";
import type { Booking, Resource, Service } from "@/clients/typescript/src/client";
import { toNotify } from "@/components/bookings/new/typed";
import { visitOf } from "@/components/bookings/new/visit";

const draft = {
  service: { id: "svc" } as Service,
  hold: { id: "bkg" } as Booking,
  walkIn: null,
  typed: { name: null, hasEmail: false, answered: ["allergy", "size"], walkIn: null },
  party: 2,
  resource: { id: "res" } as Resource,
  conversation: "cnv",
  zone: "America/Sao_Paulo",
};

describe("the visit that the customer's message tells of", () => {
  it("is the held one, without the questions that are answered", () => {
    expect(visitOf(draft)).toEqual({ booking_id: "bkg", answered: "allergy,size" });
  });

  it("is that of a walk-in, on the clocks of the workspace", () => {
    expect(visitOf({ ...draft, walkIn: { date: "2026-11-20", time: "09:05" } })).toEqual({
      service_id: "svc",
      start: "2026-11-20T12:05:00.000Z",
      party_size: 2,
      override: true,
      resource_ids: "res",
      conversation_id: "cnv",
      answered: "allergy,size",
    });
  });

  it("is not known without a time", () => {
    expect(visitOf({ ...draft, hold: null })).toEqual({ conversation_id: "cnv" });
    expect(visitOf({ ...draft, walkIn: { date: "2026-11-20", time: "" } })).toEqual({ conversation_id: "cnv" });
  });
});

it("a new customer is called as they were searched for, until their name is changed", () => {
  const typed = (name: string | null, hasEmail = false) => ({ name, hasEmail });
  const ana = { kind: "new", words: "Ana" } as const;
  expect(toNotify(ana, typed(null))).toEqual({ name: "Ana", hasEmail: false });
  expect(toNotify({ kind: "new", words: "+55 11 98111 2233" }, typed(null))).toEqual({ name: "", hasEmail: false });
  expect(toNotify(ana, typed("Ana Souza", true))).toEqual({ name: "Ana Souza", hasEmail: true });
  expect(toNotify(null, typed("Ana"))).toBeNull();
});
