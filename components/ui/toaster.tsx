"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { isAnythingSaid, onSaying } from "@/components/ui/sayings";

const Toasts = dynamic(() => import("@/components/ui/toasts"), { ssr: false });

/** Where toasts appear, once there is one. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onSaying(() => setNeeded((known) => known || isAnythingSaid())), []);
  return needed && <Toasts />;
}
