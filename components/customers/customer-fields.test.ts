import { describe, expect, it } from "vitest";
import { customerBody } from "@/components/customers/customer-fields";
import type { Customer } from "@/lib/domains/customers/schema";

const filled = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: "Ana", phone: "", ...fields })) data.set(name, value);
  return data;
};
const at = (address: Customer["address"]) => ({ address }) as Customer;
const place = { lat: -25.3, lng: -57.6 };

describe("a customer's address in the form", () => {
  it("stays with its place while nobody changes the words, be there none", () => {
    for (const formatted of ["Calle 1", null]) {
      const known = { formatted, ...place };
      expect(customerBody(filled({ address: formatted ?? "" }), at(known)).address).toEqual(known);
    }
  });

  it("has no place once the words are others, and goes with them", () => {
    const known = at({ formatted: "Calle 1", ...place });
    expect(customerBody(filled({ address: "Calle 2" }), known).address).toEqual({
      formatted: "Calle 2",
      lat: null,
      lng: null,
    });
    expect(customerBody(filled({ address: "" }), known).address).toBeNull();
    expect(customerBody(filled({}), null).address).toBeNull();
  });
});
