import { describe, expect, it } from "vitest";
import { placeCard } from "@/components/calendar/card/place-card";

const screen = { width: 1000, height: 700 };
const card = { width: 280, height: 160 };
const box = (left: number, right: number, top = 100, bottom = 140) => ({ left, right, top, bottom });

describe("the card of a booking", () => {
  it("stands right of it, or left where the screen ends", () => {
    expect(placeCard(box(100, 250), card, screen)).toEqual({ left: 258, top: 100 });
    expect(placeCard(box(800, 950), card, screen)).toEqual({ left: 512, top: 100 });
  });

  it("stays on the screen", () => {
    expect(placeCard(box(100, 250, 650, 690), card, screen)).toEqual({ left: 258, top: 532 });
    expect(placeCard(box(100, 250, -30, 20), card, screen)).toEqual({ left: 258, top: 8 });
  });

  it("stands below or above a booking as wide as the screen", () => {
    expect(placeCard(box(60, 980), card, screen)).toEqual({ left: 60, top: 148 });
    expect(placeCard(box(60, 980, 500, 600), card, screen)).toEqual({ left: 60, top: 332 });
  });
});
