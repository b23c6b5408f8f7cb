"use client";

import { useEffect } from "react";

/** Tells the site that shows this page in a frame what only the page knows; booking-embed/loader.ts listens. */
const tell = (message: object) => window.parent.postMessage(message, "*");

/** A link away from the booking page opens beside the site: our other pages stand in no frame. */
function openBeside({ target }: MouseEvent): void {
  const link = (target as Element).closest?.("a");
  if (link && link.pathname !== window.location.pathname && !link.hasAttribute("download")) link.target = "_blank";
}

function onKey({ key, defaultPrevented }: KeyboardEvent): void {
  if (key === "Escape" && !defaultPrevented) tell({ turnero: "close" });
}

/** Each step begins with the focus on its heading, which may be above what the site shows. */
function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLHeadingElement) tell({ turnero: "top" });
}

/** How high the page is, where it is, and that it wants to be closed. */
export function FrameTalk() {
  useEffect(() => {
    const page = document.querySelector("[data-page]") ?? document.body;
    const measure = () => tell({ turnero: "height", height: page.getBoundingClientRect().height });
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    document.addEventListener("click", openBeside, true);
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    tell({ turnero: "ready" });
    return () => {
      observer.disconnect();
      document.removeEventListener("click", openBeside, true);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
  return null;
}
