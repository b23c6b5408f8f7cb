import { CalendarCog, CalendarPlus, type LucideIcon, Package, Stethoscope, UserPlus } from "lucide-react";
import type { Role } from "@/components/shell/areas";

/** What the command palette can begin, with its word under `create`. */
const creations: readonly {
  name: "booking" | "customer" | "service" | "resource" | "schedule";
  href: string;
  icon: LucideIcon;
  /** Not for agents, who only read the catalog. */
  managed?: boolean;
}[] = [
  { name: "booking", href: "/calendar/new", icon: CalendarPlus },
  { name: "customer", href: "/customers/new", icon: UserPlus },
  { name: "service", href: "/catalog/services/new", icon: Stethoscope, managed: true },
  { name: "resource", href: "/catalog/resources/new", icon: Package, managed: true },
  { name: "schedule", href: "/catalog/schedules/new", icon: CalendarCog, managed: true },
];

export const creationsOf = (role: Role) => creations.filter(({ managed }) => !managed || role !== "agent");
