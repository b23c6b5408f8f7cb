import type { ExpressionSpecification, Map as Globe, StyleSpecification } from "maplibre-gl";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Box, graticule } from "@/components/map/geo";

/** A color token as MapLibre understands it, with light or dark already resolved. */
function colour(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const linesOf = (box: Box) => ({
  type: "MultiLineString" as const,
  coordinates: graticule(box).map((line) => line.map(({ lat, lng }) => [lng, lat])),
});

const empty = { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };
/** Coasts are drawn too coarsely for a street: they fade out before one could be taken for being in the sea. */
const fades = (full: number): ExpressionSpecification => ["interpolate", ["linear"], ["zoom"], 6, full, 8.5, 0];

/** A map without tiles: the page's background, the countries and graticule lines. It needs no server. */
export const plainGround = (): StyleSpecification => ({
  version: 8,
  sources: { lines: empty, land: empty, borders: empty },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": colour("well") } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": colour("canvas"), "fill-opacity": fades(1) } },
    {
      id: "borders",
      type: "line",
      source: "borders",
      paint: { "line-color": colour("line-control"), "line-width": 1, "line-opacity": fades(0.7) },
    },
    { id: "lines", type: "line", source: "lines", paint: { "line-color": colour("line"), "line-width": 1 } },
  ],
});

/** A file of our own, as the map's worker is. */
const atlasUrl = new URL("world-atlas/countries-50m.json", import.meta.url);

function setData(globe: Globe, name: string, data: object): void {
  const source = globe.getSource(name);
  if (source && "setData" in source) (source as unknown as { setData: (data: object) => void }).setData(data);
}

export const drawLines = (globe: Globe, box: Box): void => setData(globe, "lines", linesOf(box));

/** The countries come when the map is there: they are as large as a photo. */
export async function drawLand(globe: Globe): Promise<void> {
  if (!globe.getSource("land")) return;
  const [atlas, { feature, mesh }] = await Promise.all([fetch(atlasUrl), import("topojson-client")]);
  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }> = await atlas.json();
  setData(globe, "land", feature(world, world.objects.land));
  setData(globe, "borders", mesh(world, world.objects.countries));
}

/** Calls back when the theme changes, by the system or by the user. */
export function onThemeChange(changed: () => void): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(changed);
  system.addEventListener("change", changed);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", changed);
    chosen.disconnect();
  };
}

export function paintGround(globe: Globe): void {
  if (!globe.getLayer("ground")) return;
  globe.setPaintProperty("ground", "background-color", colour("well"));
  globe.setPaintProperty("land", "fill-color", colour("canvas"));
  globe.setPaintProperty("borders", "line-color", colour("line-control"));
  globe.setPaintProperty("lines", "line-color", colour("line"));
}
