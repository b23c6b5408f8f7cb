"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { hasToasts, onToast } from "@/components/ui/toast-queue";

/** Also called ahead, because a toast may be needed without a connection. */
export const loadToasts = () => import("@/components/ui/toasts");

const Toasts = dynamic(() => loadToasts().catch(() => ({ default: () => null })), { ssr: false });

/** Where toasts appear, once there is one. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onToast(() => setNeeded((known) => known || hasToasts())), []);
  return needed && <Toasts />;
}
