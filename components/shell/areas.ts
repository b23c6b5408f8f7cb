import {
  BookOpen,
  Bot,
  CalendarDays,
  ChartColumn,
  HardHat,
  House,
  Inbox,
  KanbanSquare,
  type LucideIcon,
  Map as MapIcon,
  MessagesSquare,
  Package,
  RadioTower,
  Settings,
  Sparkles,
  Users,
  UsersRound,
  Waypoints,
  Zap,
} from "lucide-react";
import type { MemberKind } from "@/lib/domains/home/schema";

export type Role = "owner" | "admin" | "agent";

/** The headings of the rail, in its order. */
export const groups = ["today", "customers", "setup", "automation"] as const;

type Place = {
  /** Its word is in messages/<language>/shell.json under `areas`; its address is the same word, but that of home. */
  name:
    | "home"
    | "calendar"
    | "assistant"
    | "inbox"
    | "conversations"
    | "board"
    | "map"
    | "my-work"
    | "team"
    | "reports"
    | "customers"
    | "catalog"
    | "stages"
    | "channels"
    | "knowledge"
    | "automations"
    | "bot"
    | "settings";
  icon: LucideIcon;
  /** The keys that lead there. */
  keys: string;
  group: (typeof groups)[number];
  /** On a phone these come first in the bottom bar, in the order of the list; the rest is under More. */
  bar?: boolean;
  /** Not for those who only drive; `manager`: only for who may change it. */
  of?: "desk" | "manager";
  /** At the foot of the rail. */
  foot?: boolean;
  /** Shown only while the workspace has nothing yet. */
  bare?: boolean;
};

/** A place of the dashboard. */
export type Area = Place & { href: string };

const places: readonly Place[] = [
  { name: "home", icon: House, keys: "g d", group: "today", bar: true, of: "desk" },
  { name: "my-work", icon: HardHat, keys: "g w", group: "today" },
  { name: "calendar", icon: CalendarDays, keys: "g a", group: "today", bar: true },
  { name: "inbox", icon: Inbox, keys: "g i", group: "today", bar: true },
  { name: "board", icon: KanbanSquare, keys: "g b", group: "today" },
  { name: "map", icon: MapIcon, keys: "g m", group: "today" },
  { name: "team", icon: UsersRound, keys: "g t", group: "today" },
  { name: "reports", icon: ChartColumn, keys: "g f", group: "today", of: "manager" },
  { name: "conversations", icon: MessagesSquare, keys: "g h", group: "customers", bar: true },
  { name: "customers", icon: Users, keys: "g c", group: "customers" },
  { name: "assistant", icon: Sparkles, keys: "g p", group: "setup", bare: true },
  { name: "catalog", icon: Package, keys: "g k", group: "setup", of: "desk" },
  { name: "stages", icon: Waypoints, keys: "g e", group: "setup", of: "manager" },
  { name: "channels", icon: RadioTower, keys: "g n", group: "setup", of: "manager" },
  { name: "bot", icon: Bot, keys: "g r", group: "automation", of: "manager" },
  { name: "knowledge", icon: BookOpen, keys: "g o", group: "automation", of: "desk" },
  { name: "automations", icon: Zap, keys: "g u", group: "automation", of: "manager" },
  { name: "settings", icon: Settings, keys: "g s", group: "setup", foot: true },
];

/** Every area that exists, in the order of the rail. A new one is one line above. */
export const areas: readonly Area[] = places.map((place) => ({
  ...place,
  href: place.name === "home" ? "/" : `/${place.name}`,
}));

/** Those that concern a member. */
export const areasOf = (workspace: { bare: boolean }, kind: MemberKind): readonly Area[] =>
  areas.filter(
    ({ bare, of }) => (!bare || workspace.bare) && (!of || kind === "manager" || (of === "desk" && kind === of)),
  );

/** The four most important areas, in the order of the rail; while fewer concern the member, the others move up. */
export function areasInBar(mine: readonly Area[]): Area[] {
  const first = [...mine.filter(({ bar }) => bar), ...mine.filter(({ bar }) => !bar)].slice(0, 4);
  return mine.filter((area) => first.includes(area));
}

export const isIn = (path: string, { href }: { href: string }): boolean => path === href || path.startsWith(`${href}/`);
