"use client";

import { Armchair, Truck, Wrench } from "lucide-react";
import type { CalendarResource } from "@/clients/typescript/src/client";
import { photoOf } from "@/components/team/person/photo";
import { Avatar } from "@/components/ui/avatar";

const icons = { room: Armchair, equipment: Wrench, vehicle: Truck } as const;

type Face = Pick<CalendarResource, "name" | "kind"> & Partial<Pick<CalendarResource, "id" | "photo_id">>;

/** People by their photo or initials; rooms, machines and vehicles by what they are. */
export function ResourceFace({ resource }: { resource: Face }) {
  const Icon = icons[resource.kind as keyof typeof icons];
  if (!Icon) return <Avatar name={resource.name} photo={photoOf(resource.id ?? "", resource.photo_id)} />;
  return (
    <span className="flex size-7 shrink-0 items-center justify-center rounded-sm bg-well text-ink-soft">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}
