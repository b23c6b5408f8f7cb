import type { Map as Globe, StyleSpecification } from "maplibre-gl";
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

/** A map without tiles: the page's background and graticule lines. It needs no server. */
export const plainGround = (): StyleSpecification => ({
  version: 8,
  sources: { lines: { type: "geojson", data: { type: "MultiLineString", coordinates: [] } } },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": colour("well") } },
    { id: "lines", type: "line", source: "lines", paint: { "line-color": colour("line"), "line-width": 1 } },
  ],
});

export function drawLines(globe: Globe, box: Box): void {
  const source = globe.getSource("lines");
  if (source && "setData" in source) (source as unknown as { setData: (data: object) => void }).setData(linesOf(box));
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
  globe.setPaintProperty("lines", "line-color", colour("line"));
}
