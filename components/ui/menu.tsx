"use client";

import type { ReactNode } from "react";
import { OpenedLater, type Trigger } from "@/components/ui/opened-later";

type Option = { value: string; label: string; lang?: string };

/** The entries of a menu, from the top: an action, one of several choices, a title, a separator. */
export type MenuEntry =
  | { do: string; onSelect: () => void; key?: string; icon?: ReactNode; hint?: ReactNode; danger?: boolean }
  | { choose: readonly Option[]; value: string; onChoose: (value: string) => void }
  | { title: string }
  | "line";

export type MenuContents = {
  label: string;
  align?: "start" | "end";
  side?: "bottom" | "top" | "right";
  entries: readonly MenuEntry[];
};

const load = () => import("@/components/ui/menu-list");

/** One of several, with a tick at the chosen one. */
export const choice = <Value extends string>(
  value: Value,
  choose: readonly { value: Value; label: string; lang?: string }[],
  onChoose: (value: Value) => void,
): MenuEntry => ({ choose, value, onChoose: (next) => onChoose(next as Value) });

export const Menu = ({ trigger, ...contents }: MenuContents & { trigger: Trigger }) => (
  <OpenedLater trigger={trigger} popup="menu" load={load} rest={contents} />
);
