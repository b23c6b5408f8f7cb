"use client";

import { useTranslations } from "next-intl";
import { useDrawn } from "@/components/map/engine";
import type { SpotProps } from "@/components/map/spot";
import { Skeleton } from "@/components/ui/skeleton";
import type { Customer } from "@/lib/domains/customers/schema";

const load = () => import("@/components/map/spot");

function Picture(spot: Omit<SpotProps, "label">) {
  const t = useTranslations("customers");
  const View = useDrawn<SpotProps>(load);
  if (View === "missing") return <p className="text-ink-faint text-sm">{t("map_missing")}</p>;
  return (
    <div className="h-40 overflow-hidden rounded-md border border-line bg-well">
      {View ? <View {...spot} label={t("map")} /> : <Skeleton className="size-full rounded-none" />}
    </div>
  );
}

/** Where a customer is, when that is known; the engine comes after the card. */
export function AddressMap({ address, styleUrl }: { address: Customer["address"]; styleUrl: string | null }) {
  const { lat = null, lng = null } = address ?? {};
  if (lat === null || lng === null) return null;
  return <Picture key={`${lat} ${lng}`} lat={lat} lng={lng} styleUrl={styleUrl} />;
}
