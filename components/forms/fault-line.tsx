"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useFaults } from "@/components/forms/faults";
import { useFaultWords } from "@/components/forms/words";

/** The faults of a group of controls, or of a whole list, which no single field shows. */
export function FaultLine({
  id,
  pointers,
  faults = {},
}: {
  /** For the controls that are described by it. */
  id?: string;
  pointers: readonly string[];
  faults?: Record<string, string>;
}) {
  const { faultAt, claim } = useFaults();
  const words = useFaultWords();
  const joined = pointers.join(" ");
  useEffect(() => {
    const releases = joined.split(" ").map(claim);
    return () => {
      for (const release of releases) release();
    };
  }, [joined, claim]);
  const said = useMemo(
    () => [
      ...new Set(
        joined.split(" ").flatMap((pointer) => {
          const fault = faultAt(pointer, "");
          return fault ? [faults[fault.code] ?? words(fault)] : [];
        }),
      ),
    ],
    [joined, faultAt, faults, words],
  );
  if (said.length === 0) return null;
  return (
    // It gets the focus of a refused form where no control is marked.
    <div id={id} data-fault-line tabIndex={-1} className="flex flex-col gap-1">
      {said.map((sentence) => (
        <p key={sentence} role="alert" className="flex items-start gap-1 text-sm text-trouble-text">
          <CircleAlert aria-hidden className="mt-[3px] size-[14px] shrink-0" />
          {sentence}
        </p>
      ))}
    </div>
  );
}
