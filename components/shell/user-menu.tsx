"use client";

import { CircleQuestionMark, Keyboard, LogOut, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { locales } from "@/components/locales";
import { themes } from "@/components/preferences";
import { signOutHere } from "@/components/shell/leave";
import { useShell } from "@/components/shell/shell-state";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { Kbd } from "@/components/ui/kbd";
import { choice, Menu } from "@/components/ui/menu";

/** The person: profile, theme, language, keys, the way out. */
export function UserMenu({ folded = false }: { folded?: boolean }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const { member, theme, setTheme, locale, setLocale, openKeys } = useShell();
  return (
    <Menu
      label={t("user_menu")}
      side="top"
      trigger={
        <button
          type="button"
          aria-label={t("user_menu_of", { name: member.name })}
          className={cx(
            "flex h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left hover:bg-chosen data-[state=open]:bg-chosen md:h-8",
            folded && "justify-center md:flex-none",
          )}
        >
          <Avatar name={member.name} size="sm" />
          {!folded && <span className="min-w-0 flex-1 truncate">{member.name}</span>}
        </button>
      }
      entries={[
        { title: member.email },
        {
          do: t("profile"),
          icon: <UserRound aria-hidden className="size-4" />,
          onSelect: () => router.push("/settings/profile"),
        },
        {
          do: t("help"),
          icon: <CircleQuestionMark aria-hidden className="size-4" />,
          onSelect: () => router.push("/help"),
        },
        {
          do: t("keys"),
          icon: <Keyboard aria-hidden className="size-4" />,
          hint: <Kbd keys="?" />,
          onSelect: openKeys,
        },
        "line",
        { title: t("theme") },
        choice(
          theme,
          themes.map((value) => ({ value, label: t(`themes.${value}`) })),
          setTheme,
        ),
        "line",
        { title: t("language") },
        choice(locale, locales, setLocale),
        "line",
        { do: t("sign_out"), icon: <LogOut aria-hidden className="size-4" />, onSelect: () => void signOutHere() },
      ]}
    />
  );
}
