import {
  BookOpen,
  Bot,
  CalendarCog,
  CalendarDays,
  CalendarPlus,
  HardHat,
  Inbox,
  KanbanSquare,
  type LucideIcon,
  Map as MapIcon,
  MessagesSquare,
  Package,
  RadioTower,
  Settings,
  Sparkles,
  Stethoscope,
  UserPlus,
  Users,
  UsersRound,
  Waypoints,
  Zap,
} from "lucide-react";

export type Role = "owner" | "admin" | "agent";

/** A place of the dashboard. `name` has its word in messages/<language>/shell.json under `areas`. */
export type Area = {
  name:
    | "calendar"
    | "assistant"
    | "inbox"
    | "conversations"
    | "board"
    | "map"
    | "my-work"
    | "team"
    | "customers"
    | "catalog"
    | "stages"
    | "channels"
    | "knowledge"
    | "automations"
    | "bot"
    | "settings";
  href: string;
  icon: LucideIcon;
  /** The keys that lead there. */
  keys: string;
  /** On a phone these come first in the bottom bar, in the order of the list; the rest is under More. */
  bar: boolean;
  /** At the foot of the rail. */
  foot?: boolean;
  /** Shown only while the workspace has nothing yet. */
  bare?: boolean;
};

/** Every area that exists, in the order of the rail. A new one is one line. */
export const areas: readonly Area[] = [
  { name: "calendar", href: "/calendar", icon: CalendarDays, keys: "g a", bar: true },
  { name: "assistant", href: "/assistant", icon: Sparkles, keys: "g p", bar: false, bare: true },
  { name: "inbox", href: "/inbox", icon: Inbox, keys: "g i", bar: true },
  { name: "conversations", href: "/conversations", icon: MessagesSquare, keys: "g h", bar: true },
  { name: "board", href: "/board", icon: KanbanSquare, keys: "g b", bar: false },
  { name: "map", href: "/map", icon: MapIcon, keys: "g m", bar: false },
  { name: "my-work", href: "/my-work", icon: HardHat, keys: "g w", bar: true },
  { name: "team", href: "/team", icon: UsersRound, keys: "g t", bar: false },
  { name: "customers", href: "/customers", icon: Users, keys: "g c", bar: false },
  { name: "catalog", href: "/catalog", icon: Package, keys: "g k", bar: false },
  { name: "knowledge", href: "/knowledge", icon: BookOpen, keys: "g o", bar: false },
  { name: "automations", href: "/automations", icon: Zap, keys: "g u", bar: false },
  { name: "bot", href: "/bot", icon: Bot, keys: "g r", bar: false },
  { name: "stages", href: "/stages", icon: Waypoints, keys: "g e", bar: false },
  { name: "channels", href: "/channels", icon: RadioTower, keys: "g n", bar: false },
  { name: "settings", href: "/settings", icon: Settings, keys: "g s", bar: false, foot: true },
];

export const areasOf = (workspace: { bare: boolean }): readonly Area[] =>
  areas.filter(({ bare }) => !bare || workspace.bare);

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

export const isIn = (path: string, { href }: { href: string }): boolean => path === href || path.startsWith(`${href}/`);
