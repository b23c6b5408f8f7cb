import { describe, expect, it } from "vitest";
import { mapOf } from "@/components/ui/map-address";

describe("a link to a map", () => {
  it("opens by coordinates where there are any, else by words that stay words", () => {
    expect(mapOf({ formatted: "Rua Um, 1", lat: -23.5, lng: -46.6 })).toBe(
      "https://www.openstreetmap.org/?mlat=-23.5&mlon=-46.6#map=17/-23.5/-46.6",
    );
    expect(mapOf({ formatted: "Rua Um, 1 & 2#3", lat: null, lng: null })).toBe(
      "https://www.openstreetmap.org/search?query=Rua+Um%2C+1+%26+2%233",
    );
  });
});
