"use client";

import { useSyncExternalStore } from "react";
import { Choice } from "@/components/forms/choices/choice";

const never = () => () => {};
const fallback = "America/Sao_Paulo";

/** The zone of this browser; while the server paints, the most likely one. */
export const useHomeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || fallback,
    () => fallback,
  );

export function currencyOf(zone: string): string {
  if (zone.startsWith("America/Argentina") || zone === "America/Buenos_Aires") return "ARS";
  if (zone === "America/Asuncion") return "PYG";
  const brazil =
    /Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Porto_Velho|Rio_Branco|Maceio|Araguaina|Campo_Grande|Boa_Vista|Santarem|Noronha|Eirunepe/;
  return brazil.test(zone) ? "BRL" : "USD";
}

const nearby = ["America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Asuncion", "America/New_York"];
const emptyList: readonly string[] = [];
let known: readonly string[] | undefined;
const zones = (): readonly string[] => (known ??= Intl.supportedValuesOf("timeZone"));

/** Every zone this browser knows. The full list comes after the first paint; the chosen one is always in it. */
export function ZoneSelect({ value, onChoose }: { value: string; onChoose: (zone: string) => void }) {
  const all = useSyncExternalStore(never, zones, () => emptyList);
  const options = [...new Set([value, ...nearby, ...all])].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
  return <Choice options={options} value={value} onChoose={onChoose} isLong />;
}
