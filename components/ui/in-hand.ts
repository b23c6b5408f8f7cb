"use client";

import { useEffect, useState } from "react";

const signs = ["pointermove", "pointerdown", "keydown"] as const;

/** Whether somebody has moved the mouse, touched the screen or pressed a key: what only a hand needs is loaded then. */
export function useIsInHand(): boolean {
  const [inHand, setInHand] = useState(false);
  useEffect(() => {
    if (inHand) return;
    const notice = () => setInHand(true);
    for (const sign of signs) document.addEventListener(sign, notice, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice);
    };
  }, [inHand]);
  return inHand;
}
