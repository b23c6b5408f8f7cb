import { type Map as Globe, Marker } from "maplibre-gl";
import { boxAround, type Cluster, clusters } from "@/components/map/geo";
import { pinClass } from "@/components/map/pin-look";
import type { Place } from "@/components/map/queries";
import { initialsOf } from "@/components/ui/avatar";

/** `selected`: those that something is done with together. `marked`: with the initials of who has the task. */
type Shown = { places: readonly Place[]; chosen: string | null; selected: ReadonlySet<string>; marked: boolean };
type Pins = { draw: (shown: Shown) => void; remove: () => void };

/** Pins and clusters as HTML elements over the map: they use the page's colors and fonts, and no glyphs are fetched. */
export function pinsOn(globe: Globe, choose: (id: string) => void, say: (count: number) => string): Pins {
  const markers = new Map<string, Marker>();
  let shown: Shown = { places: [], chosen: null, selected: new Set(), marked: false };

  const open = ({ items, key }: Cluster<Place>) => {
    const box = boxAround(items);
    // Tasks at the same address do not separate at any zoom.
    const apart = items.some(({ lat, lng }) => lat !== items[0]?.lat || lng !== items[0]?.lng);
    if (items.length === 1 || !box || !apart) return choose(key);
    const { west, south, east, north } = box;
    globe.fitBounds([west, south, east, north], { padding: 24, maxZoom: 17 }, { asked: true });
  };

  const markerOf = (cluster: Cluster<Place>): Marker => {
    const element = document.createElement("div");
    const marker = new Marker({ element }).setLngLat([cluster.lng, cluster.lat]).addTo(globe);
    // Hidden from keyboard and screen readers: the list has the same content.
    element.setAttribute("aria-hidden", "true");
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      open(cluster);
    });
    return marker;
  };

  const redraw = () => {
    const now = new Map(
      clusters(shown.places, globe.getZoom()).map((each) => [`${each.key} ${each.items.length}`, each]),
    );
    for (const [key, marker] of markers) {
      if (now.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const [key, cluster] of now) {
      const marker = markers.get(key) ?? markerOf(cluster);
      markers.set(key, marker);
      const count = cluster.items.length;
      const chosen = cluster.items.some(({ id }) => id === shown.chosen);
      const selected = cluster.items.some(({ id }) => shown.selected.has(id));
      const assignee = cluster.items[0]?.task.assignee ?? null;
      const mark = shown.marked && count === 1 && assignee ? initialsOf(assignee.name) : "";
      const element = marker.getElement();
      element.className = `maplibregl-marker ${pinClass({ count, taken: assignee !== null, chosen, selected, marked: mark !== "" })}`;
      element.style.zIndex = chosen ? "1" : "";
      element.dataset.pin = String(count);
      element.textContent = count > 1 ? String(count) : mark;
      const who = [cluster.items[0]?.task.customer?.name, assignee?.name].filter(Boolean);
      element.title = count > 1 ? say(count) : who.join(" · ");
    }
  };

  globe.on("zoom", redraw);
  return {
    draw: (next) => {
      shown = next;
      redraw();
    },
    remove: () => {
      for (const marker of markers.values()) marker.remove();
    },
  };
}
