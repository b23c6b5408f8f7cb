"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import "@/components/map/map.css";
import { Map as Globe, Marker, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { onOneGlobe } from "@/components/map/geo";
import { drawLines, onThemeChange, paintGround, plainGround } from "@/components/map/ground";
import { pinClass } from "@/components/map/pin-look";

setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

export type SpotProps = { lat: number; lng: number; label: string; styleUrl: string | null };

/** One place on a small map. Without a style of the installation's own, no server is asked for anything. */
export default function Spot({ lat, lng, label, styleUrl }: SpotProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const globe = new Globe({
      container,
      style: styleUrl ?? plainGround(),
      center: [lng, lat],
      zoom: 14,
      attributionControl: styleUrl ? { compact: true } : false,
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: false,
      scrollZoom: false,
      locale: { "Map.Title": label },
    });
    globe.addControl(new ScaleControl({}), "bottom-left");
    const lines = () => {
      const bounds = globe.getBounds();
      const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      drawLines(globe, onOneGlobe({ west, south, east, north }));
    };
    globe.on("load", lines);
    globe.on("moveend", lines);
    globe.once("style.load", () => setDrawn(true));
    let plain = styleUrl === null;
    globe.on("error", () => {
      if (plain || globe.isStyleLoaded()) return;
      plain = true;
      globe.setStyle(plainGround());
    });
    const pin = document.createElement("div");
    pin.className = pinClass({ count: 1, taken: true, chosen: false });
    pin.setAttribute("aria-hidden", "true");
    new Marker({ element: pin }).setLngLat([lng, lat]).addTo(globe);
    const stopWatching = onThemeChange(() => paintGround(globe));
    return () => {
      stopWatching();
      globe.remove();
    };
  }, [lat, lng, label, styleUrl]);
  return <div ref={element} data-map={drawn ? "drawn" : "coming"} className="size-full" />;
}
