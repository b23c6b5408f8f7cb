"use client";

import { useEffect, useRef, useState } from "react";
import { debounce } from "@/components/forms/debounce";
import { SearchInput } from "@/components/ui/input";

type Props = { label: string; q: string; go: (change: { q: string }) => void; className?: string };

/** The search text; it goes into the URL after a pause in typing. */
export function SearchWords({ label, q, go, className = "min-w-0 flex-1" }: Props) {
  const [typed, setTyped] = useState(q);
  const [rest] = useState(() => debounce(200));
  const sent = useRef(q);
  useEffect(() => {
    // Text that changed elsewhere: a saved filter, a shared URL, or the back button.
    if (q !== sent.current) setTyped(q);
    sent.current = q;
  }, [q]);
  // After navigation it would write this text into the other page's URL.
  useEffect(() => rest.end, [rest]);
  return (
    <SearchInput
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const words = target.value.trim();
        rest.ask(() => {
          sent.current = words;
          go({ q: words });
        });
      }}
      className={className}
    />
  );
}
