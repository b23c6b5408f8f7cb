import { Car, DoorOpen, type LucideIcon, Microscope, UserRound } from "lucide-react";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

export type Kind = Resource["kind"];

const icons: Record<Kind, LucideIcon> = { person: UserRound, equipment: Microscope, room: DoorOpen, vehicle: Car };

export function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />;
}
