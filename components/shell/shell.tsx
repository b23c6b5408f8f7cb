"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { keptEnds } from "@/components/bookings/undo/kept-ends";
import { areasOf } from "@/components/shell/areas";
import { BottomBar } from "@/components/shell/bottom-bar";
import { useGlobalKeys } from "@/components/shell/global-keys";
import "@/components/shell/install-prompt";
import { useOneWorkspace } from "@/components/shell/one-workspace";
import { Rail } from "@/components/shell/rail";
import { ShellContext, type ShellStart, type ShellState } from "@/components/shell/shell-state";
import { useOpenedNotice } from "@/components/shell/unread-notices";
import { OfflineBanner } from "@/components/ui/offline-banner";
import { SkipLink } from "@/components/ui/skip-link";
import { holdKeys } from "@/components/ui/typed-ahead";

const loadPalette = () => import("@/components/shell/palette");
const Palette = dynamic(loadPalette, { ssr: false });
const NoticePanel = dynamic(() => import("@/components/shell/notice-panel"), { ssr: false });
const KeysHelp = dynamic(() => import("@/components/shell/keys-help"), { ssr: false });
const TestBand = dynamic(() => import("@/components/shell/test-band").then(({ TestBand }) => TestBand));
const SettleEnds = dynamic(() => import("@/components/bookings/undo/settle-ends"), { ssr: false });

/** The frame around every page of the dashboard. */
export function Shell({ save, children, ...start }: ShellStart & { children: ReactNode }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const [theme, setTheme] = useState(start.theme);
  const [folded, setFolded] = useState(start.folded);
  useEffect(() => {
    // Preloaded when the modifier key goes down, so that typing right after the shortcut is not lost.
    const prepare = ({ key }: KeyboardEvent) => (key === "Control" || key === "Meta") && void loadPalette();
    document.addEventListener("keydown", prepare);
    return () => document.removeEventListener("keydown", prepare);
  }, []);
  const [open, setOpen] = useState<"palette" | "keys" | "notices" | null>(null);
  const openPalette = useCallback(() => {
    holdKeys(() => setOpen(null));
    setOpen("palette");
  }, []);
  const openKeys = useCallback(() => setOpen("keys"), []);
  const openNotices = useCallback(() => setOpen("notices"), []);
  const fold = useCallback(
    (next: boolean) => {
      setFolded(next);
      void save({ name: "rail", value: next ? "folded" : "open" });
    },
    [save],
  );
  const { member, workspace, workspaces, locale, test } = start;
  const toggleRail = useCallback(() => fold(!folded), [fold, folded]);
  const areas = useMemo(() => areasOf(workspace, member.kind), [workspace, member.kind]);
  useGlobalKeys({ areas, openPalette, openKeys, toggleRail });
  useOneWorkspace(workspace.id);
  useOpenedNotice();
  const [endsKept, setEndsKept] = useState(false);
  useEffect(() => setEndsKept(Object.keys(keptEnds()).length > 0), []);

  const state = useMemo<ShellState>(
    () => ({
      member,
      workspace,
      workspaces,
      areas,
      locale,
      theme,
      folded,
      test,
      // A full page load, so that nothing of one world stays in the other.
      setTestMode: (on) =>
        void save({ name: "turnero-test-mode", value: on ? "on" : "off" }).then(() => window.location.assign("/")),
      openPalette,
      openKeys,
      openNotices,
      setFolded: fold,
      setTheme: (next) => {
        setTheme(next);
        // Applied at once; the cookie is for the next page.
        if (next === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = next;
        void save({ name: "theme", value: next });
      },
      setLocale: (next) => void save({ name: "locale", value: next }).then(() => router.refresh()),
    }),
    [
      member,
      workspace,
      workspaces,
      areas,
      locale,
      theme,
      folded,
      test,
      openPalette,
      openKeys,
      openNotices,
      fold,
      save,
      router,
    ],
  );
  const onOpenChange = (next: boolean) => next || setOpen(null);
  return (
    <ShellContext value={state}>
      <SkipLink to="#content">{t("skip")}</SkipLink>
      <div className="flex min-h-dvh">
        <Rail />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 pb-[calc(64px+env(safe-area-inset-bottom))] outline-none md:pb-0"
        >
          {test && <TestBand />}
          <OfflineBanner />
          {children}
        </main>
      </div>
      <BottomBar />
      {open === "palette" && <Palette onOpenChange={onOpenChange} />}
      {open === "notices" && <NoticePanel onOpenChange={onOpenChange} />}
      {open === "keys" && <KeysHelp onOpenChange={onOpenChange} />}
      {endsKept && <SettleEnds />}
    </ShellContext>
  );
}
