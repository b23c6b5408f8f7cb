"use client";

import { createContext, useContext } from "react";
import type { Locale } from "@/components/locales";
import type { SavePreference, Theme } from "@/components/preferences";
import type { Area, Role } from "@/components/shell/areas";
import type { MemberKind } from "@/lib/domains/home/schema";

export type Member = { name: string; email: string; role: Role; kind: MemberKind };
export type Workspace = { id: string; name: string };
/** `bare`: it has neither a service nor a resource yet, and this member may make some. */
export type Here = Workspace & { bare: boolean };

/** The member, the workspace and the display preferences, shared by the whole shell. */
export type ShellState = {
  member: Member;
  workspace: Here;
  workspaces: readonly Workspace[];
  /** Those that concern the member. */
  areas: readonly Area[];
  theme: Theme;
  locale: Locale;
  folded: boolean;
  /** Everything shown is of the workspace's twin. */
  test: boolean;
  setTheme: (theme: Theme) => void;
  setLocale: (locale: Locale) => void;
  setFolded: (folded: boolean) => void;
  setTestMode: (on: boolean) => void;
  openPalette: () => void;
  openKeys: () => void;
  openNotices: () => void;
};

export type ShellStart = Pick<
  ShellState,
  "member" | "workspace" | "workspaces" | "theme" | "locale" | "folded" | "test"
> & {
  save: SavePreference;
};

export const ShellContext = createContext<ShellState | null>(null);

export function useShell(): ShellState {
  const state = useContext(ShellContext);
  if (!state) throw new Error("useShell is for parts of the dashboard's shell.");
  return state;
}
