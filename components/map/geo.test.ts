import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distance } from "@/components/map/distance";
import {
  boxAround,
  boxIn,
  boxText,
  bulkOf,
  clusters,
  flat,
  graticule,
  isWithin,
  onOneGlobe,
  world,
} from "@/components/map/geo";

const paulista = { lat: -23.5614, lng: -46.6559 };
const pinheiros = { lat: -23.5667, lng: -46.7016 };
const points = fc.array(
  fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  }),
  { maxLength: 60 },
);
const named = (list: { lat: number; lng: number }[]) => list.map((each, i) => ({ ...each, id: String(i) }));

describe("what was drawn around", () => {
  const notch = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 3 },
    { x: 0, y: 10 },
  ];
  it("lies within the outline, also where the outline turns inwards", () => {
    expect(isWithin(notch, { x: 2, y: 2 })).toBe(true);
    expect(isWithin(notch, { x: 9, y: 8 })).toBe(true);
    expect(isWithin(notch, { x: 5, y: 8 })).toBe(false);
    expect(isWithin(notch, { x: 11, y: 2 })).toBe(false);
  });

  it("is nothing when nothing was drawn", () => {
    expect(isWithin([], { x: 0, y: 0 })).toBe(false);
    expect(isWithin([{ x: 0, y: 0 }], { x: 0, y: 0 })).toBe(false);
  });
});

describe("a distance", () => {
  it("is measured over the ground", () => {
    expect(distance(paulista, pinheiros)).toBeGreaterThan(4_600);
    expect(distance(paulista, pinheiros)).toBeLessThan(4_750);
    expect(distance(paulista, paulista)).toBe(0);
    // Across the date line the near way is taken.
    expect(distance({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeLessThan(23_000);
  });
});

describe("a box", () => {
  it("holds every point it was drawn around, and nothing is around nothing", () => {
    fc.assert(
      fc.property(points, (list) => {
        const box = boxAround(list);
        expect(box === null).toBe(list.length === 0);
        for (const { lat, lng } of list) {
          expect(box && lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east).toBe(true);
        }
      }),
    );
  });

  it("is read back as it was written, and rubbish is no box", () => {
    const box = { west: -46.7123, south: -23.6, east: -46.6, north: -23.5 };
    expect(boxIn(boxText(box))).toEqual(box);
    expect(boxText(box)).toBe("-46.7123,-23.6,-46.6,-23.5");
    for (const rubbish of [null, "", "1,2,3", "a,b,c,d", "10,0,5,5", "0,0,0,0", "-181,0,1,1", "0,0,1,1,1", "0,,1,1"])
      expect(boxIn(rubbish)).toBeNull();
  });

  it("of a map that was turned around the globe lies on one globe", () => {
    expect(onOneGlobe({ west: 313, south: -24, east: 314, north: -23 })).toEqual({
      west: -47,
      south: -24,
      east: -46,
      north: -23,
    });
    expect(onOneGlobe({ west: -400, south: -95, east: 300, north: 95 })).toEqual(world);
  });
});

describe("the bulk of the points", () => {
  const city = Array.from({ length: 8 }, (_, i) => ({ lat: -23.5 - i / 50, lng: -46.6 - i / 50 }));
  const salvador = { lat: -12.97, lng: -38.5 };

  it("leaves out the few that lie far from all others, so that they do not make the map tiny", () => {
    expect(bulkOf([salvador, ...city])).toEqual(city);
    expect(bulkOf([salvador, ...city, { lat: 40.7, lng: -74 }])).toEqual(city);
  });

  it("is everything where two places are both real, where few are known, and where all are near", () => {
    const twoCities = [...city, ...city.map(({ lat, lng }) => ({ lat: lat + 10.5, lng: lng + 8 }))];
    expect(bulkOf(twoCities)).toEqual(twoCities);
    expect(bulkOf([paulista, pinheiros, salvador])).toEqual([paulista, pinheiros, salvador]);
    expect(bulkOf([...city, { lat: -22.9, lng: -47.06 }])).toHaveLength(9);
    // All at one door, and one in the next street.
    const doors = [...Array.from({ length: 9 }, () => paulista), pinheiros];
    expect(bulkOf(doors)).toEqual(doors);
  });

  it("is most of them, in their order, whatever they are", () => {
    fc.assert(
      fc.property(points, (list) => {
        const bulk = bulkOf(list);
        expect(bulk.length).toBeGreaterThanOrEqual(list.length * 0.75);
        expect(list.filter((each) => bulk.includes(each))).toEqual(bulk);
      }),
    );
  });
});

describe("clusters", () => {
  it("hold every task once, and lie apart", () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 16, noNaN: true }), (list, zoom) => {
        const items = named(list);
        const made = clusters(items, zoom, 44);
        expect(made.flatMap((each) => each.items.map(({ id }) => id)).sort()).toEqual(items.map(({ id }) => id).sort());
        const size = 512 * 2 ** zoom;
        for (const [i, a] of made.entries())
          for (const b of made.slice(i + 1)) {
            const [p, q] = [flat(a), flat(b)];
            expect(Math.hypot(p.x - q.x, p.y - q.y) * size).toBeGreaterThanOrEqual(44 - 1e-6);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("come apart as one looks closer, save for those at one door", () => {
    const items = named([paulista, pinheiros, paulista]);
    expect(clusters(items, 2)).toHaveLength(1);
    expect(clusters(items, 14).map((each) => each.items.length)).toEqual([2, 1]);
  });
});

describe("the lines of a map without tiles", () => {
  it("are a handful at every size", () => {
    for (const width of [360, 90, 11, 1.3, 0.2, 0.031, 0.009]) {
      const lines = graticule({ west: -46, south: -24, east: -46 + width, north: -24 + width / 2 });
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.length).toBeLessThan(30);
    }
  });
});
