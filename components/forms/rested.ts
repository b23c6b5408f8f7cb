"use client";

import { useEffect, useState } from "react";
import { debounce } from "@/components/forms/debounce";

/** The text a moment after the last key. */
export function useRested(text: string, ms = 300): string {
  const [rested, setRested] = useState(text);
  const [rest] = useState(() => debounce(ms));
  useEffect(() => {
    rest.ask(() => setRested(text));
    return rest.end;
  }, [rest, text]);
  return rested;
}
