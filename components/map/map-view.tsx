"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import "@/components/map/map.css";
import { Minus, Plus } from "lucide-react";
import { Map as Globe, Marker, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Box, boxAround, boxText, bulkOf, onOneGlobe, type Point } from "@/components/map/geo";
import { drawLand, drawLines, onThemeChange, paintGround, plainGround } from "@/components/map/ground";
import { Lasso } from "@/components/map/lasso";
import { usePeopleOn } from "@/components/map/people-pins";
import { pinsOn } from "@/components/map/pins";
import type { Place } from "@/components/map/queries";
import type { Seen } from "@/components/map/seen";
import { Button } from "@/components/ui/button";

// The worker is served as a file of our own: a blob URL would need an exception in the content policy.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

export type MapViewProps = {
  styleUrl: string | null;
  places: readonly Place[];
  box: Box | null;
  chosen: string | null;
  position: Point | null;
  /** Where the team was last. */
  people: readonly Seen[];
  selected: ReadonlySet<string>;
  /** Whether pins have the initials of who has the task. */
  marked: boolean;
  /** Drawing around tasks instead of moving the map. */
  lassoes: boolean;
  onLasso: (ids: string[]) => void;
  onBox: (box: Box) => void;
  onChoose: (id: string) => void;
  onTrouble: () => void;
};

const seenBy = (globe: Globe): Box => {
  const bounds = globe.getBounds();
  return onOneGlobe({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
};

const corners = ({ west, south, east, north }: Box): [number, number, number, number] => [west, south, east, north];

/** A map for as long as the element is there; null until it can be drawn on. */
function useGlobe({ styleUrl, places, box, onBox, onTrouble }: MapViewProps) {
  const t = useTranslations("map");
  const element = useRef<HTMLDivElement>(null);
  const [globe, setGlobe] = useState<Globe | null>(null);
  /** The box last reported or shown, so that neither side reacts to its own update. */
  const known = useRef(box && boxText(box));
  const latest = useRef({ onBox, onTrouble });
  latest.current = { onBox, onTrouble };
  const words = { region: t("region") };
  const begin = useRef({ box: box ?? boxAround(bulkOf(places)), styleUrl, words });
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const { box: first, styleUrl: style, words: said } = begin.current;
    const made = new Globe({
      container,
      style: style ?? plainGround(),
      ...(first ? { bounds: corners(first), fitBoundsOptions: { padding: 32, maxZoom: 16 } } : {}),
      attributionControl: style ? { compact: true } : false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxZoom: 19,
      locale: {
        "Map.Title": said.region,
      },
    });
    made.touchZoomRotate.disableRotation();
    made.addControl(new ScaleControl({}), "bottom-left");
    const lines = () => drawLines(made, seenBy(made));
    made.on("moveend", (event) => {
      lines();
      // Resizing the window moves the map too; only a user's pan changes the list.
      if (!event.originalEvent && !("asked" in event)) return;
      const seen = seenBy(made);
      known.current = boxText(seen);
      latest.current.onBox(seen);
    });
    made.on("load", lines);
    // Without them, as when the connection is lost, the map is as useful.
    made.on("style.load", () => void drawLand(made).catch(() => {}));
    made.once("style.load", () => setGlobe(made));
    made.on("error", () => {
      if (made.isStyleLoaded() || !begin.current.styleUrl) return;
      begin.current.styleUrl = null;
      latest.current.onTrouble();
      made.setStyle(plainGround());
    });
    const stopWatching = onThemeChange(() => paintGround(made));
    return () => {
      stopWatching();
      setGlobe(null);
      made.remove();
    };
  }, []);
  return { element, globe, known };
}

/** The tasks on a map. The map library is large and loads after the list. */
export default function MapView(props: MapViewProps) {
  const { places, box, chosen, position, people, selected, marked, lassoes, onLasso, onChoose } = props;
  const t = useTranslations("map");
  const { element, globe, known } = useGlobe(props);
  const pins = useRef<ReturnType<typeof pinsOn> | null>(null);
  const youAre = t("you");
  const latest = useRef({ onChoose, t, places });
  latest.current = { onChoose, t, places };

  useEffect(() => {
    if (!globe) return;
    const made = pinsOn(
      globe,
      (id) => latest.current.onChoose(id),
      (count) => latest.current.t("together", { count }),
    );
    pins.current = made;
    return () => made.remove();
  }, [globe]);
  useEffect(() => {
    if (globe) pins.current?.draw({ places, chosen, selected, marked });
  }, [globe, places, chosen, selected, marked]);
  usePeopleOn(globe, people);

  // The URL may change from elsewhere: "show all", or the back button.
  useEffect(() => {
    const text = box && boxText(box);
    if (!globe || text === known.current) return;
    known.current = text;
    const next = box ?? boxAround(bulkOf(latest.current.places));
    if (next) globe.fitBounds(corners(next), { padding: 32, maxZoom: 16 });
  }, [globe, box, known]);

  useEffect(() => {
    const place = latest.current.places.find(({ id }) => id === chosen);
    if (!globe || !place || globe.getBounds().contains([place.lng, place.lat])) return;
    globe.easeTo({ center: [place.lng, place.lat] }, { asked: true });
  }, [globe, chosen]);

  useEffect(() => {
    if (!globe || !position) return;
    const you = document.createElement("span");
    you.className = "size-4 rounded-full border-2 border-canvas bg-progress shadow-float";
    you.title = youAre;
    const marker = new Marker({ element: you }).setLngLat([position.lng, position.lat]).addTo(globe);
    you.setAttribute("aria-hidden", "true");
    return () => void marker.remove();
  }, [globe, position, youAre]);

  return (
    <div className="relative size-full">
      <div ref={element} data-map={globe ? "drawn" : "coming"} className="size-full" />
      {globe && lassoes && (
        <Lasso places={places} spotOf={({ lng, lat }) => globe.project([lng, lat])} onChosen={onLasso} />
      )}
      <div className="absolute top-3 right-3 flex flex-col gap-1">
        <Button size="icon" aria-label={t("closer")} onClick={() => globe?.zoomIn({}, { asked: true })}>
          <Plus aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label={t("farther")} onClick={() => globe?.zoomOut({}, { asked: true })}>
          <Minus aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}
