"use client";

import { Armchair, Truck, Wrench } from "lucide-react";
import type { CalendarResource } from "@/clients/typescript/src/client";
import { Avatar } from "@/components/ui/avatar";

const icons = { room: Armchair, equipment: Wrench, vehicle: Truck } as const;

/** People by their initials; rooms, machines and vehicles by what they are. */
export function ResourceFace({ resource }: { resource: Pick<CalendarResource, "name" | "kind"> }) {
  const Icon = icons[resource.kind as keyof typeof icons];
  if (!Icon) return <Avatar name={resource.name} />;
  return (
    <span className="flex size-7 shrink-0 items-center justify-center rounded-sm bg-well text-ink-soft">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}
