"use client";

import { createContext, useContext } from "react";
import type { Fault } from "@/components/api";

/** The faults of the form around a field, by pointer. Outside a form nothing is wrong. */
export type Faults = {
  /** `name` is the field's in the form: what was sent empty is missing, whatever rule it broke. */
  faultAt: (pointer: string, name: string) => Fault | undefined;
  /** A field says which pointer it shows; faults that nobody claims are shown above the buttons. */
  claim: (pointer: string) => () => void;
  /** What is being corrected is no longer shown as wrong. */
  correct: (pointer: string) => void;
};

export const FaultsContext = createContext<Faults>({
  faultAt: () => undefined,
  claim: () => () => {},
  correct: () => {},
});

export const useFaults = (): Faults => useContext(FaultsContext);
