"use client";

import { createContext, useContext } from "react";
import type { Fault } from "@/components/problem";

/** The faults of the form around a field, by pointer. Outside a form nothing is wrong. */
export type Faults = {
  /** `name` is the field's name in the form: a field that was sent empty is reported as missing, whatever rule it broke. */
  faultAt: (pointer: string, name: string) => Fault | undefined;
  /** A field registers the pointer it shows; unclaimed faults are shown above the buttons. */
  claim: (pointer: string) => () => void;
  /** A field that is being corrected no longer shows its fault. */
  correct: (pointer: string) => void;
};

export const FaultsContext = createContext<Faults>({
  faultAt: () => undefined,
  claim: () => () => {},
  correct: () => {},
});

export const useFaults = (): Faults => useContext(FaultsContext);

/** The faults that no field shows, nor one that was there when the form was sent and has been taken away since. */
export const homelessOf = (
  faults: readonly Fault[],
  claimed: ReadonlySet<string>,
  sentWith: ReadonlySet<string>,
): readonly Fault[] => faults.filter(({ pointer }) => !claimed.has(pointer) && !sentWith.has(pointer));
