"use client";

import { PanelLeft, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Area, groups, isIn } from "@/components/shell/areas";
import { Bell } from "@/components/shell/bell";
import { useShell } from "@/components/shell/shell-state";
import { UserMenu } from "@/components/shell/user-menu";
import { Waiting } from "@/components/shell/waiting";
import { WorkspaceMenu } from "@/components/shell/workspace-menu";
import { cx } from "@/components/ui/classes";
import { Kbd } from "@/components/ui/kbd";
import { Link } from "@/components/ui/link";
import { Tooltip } from "@/components/ui/tooltip";

const itemClass = "relative flex h-8 w-full items-center gap-2 rounded-md px-2";
const restClass = "text-ink-soft hover:bg-chosen hover:text-ink";

function RailLink({ area }: { area: Area }) {
  const t = useTranslations("shell.areas");
  const { folded } = useShell();
  const here = isIn(usePathname(), area);
  const link = (
    <Link
      href={area.href}
      aria-current={here ? "page" : undefined}
      className={cx(itemClass, here ? "bg-chosen font-medium text-ink" : restClass, folded && "justify-center")}
    >
      <area.icon aria-hidden className="size-4 shrink-0" />
      <span className={folded ? "sr-only" : "flex-1 truncate"}>{t(area.name)}</span>
      {area.name === "conversations" && <Waiting small={folded} className={folded ? "absolute -top-1 -right-1" : ""} />}
    </Link>
  );
  return (
    <li>
      {folded ? (
        <Tooltip label={t(area.name)} keys={area.keys} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

/** Areas under their heading; folded, a line is between them. */
function RailGroup({ group, areas }: { group: Area["group"]; areas: readonly Area[] }) {
  const t = useTranslations("shell.groups");
  const { folded } = useShell();
  if (areas.length === 0) return null;
  return (
    <div className={folded ? "border-line border-t pt-3 first:border-0 first:pt-0" : ""}>
      {!folded && <p className="px-2 pb-1 text-ink-faint text-xs">{t(group)}</p>}
      <ul aria-label={t(group)} className="flex flex-col gap-[2px]">
        {areas.map((area) => (
          <RailLink key={area.name} area={area} />
        ))}
      </ul>
    </div>
  );
}

/** The way around on a wide screen. It folds to icons and stays as it was left. */
export function Rail() {
  const t = useTranslations("shell");
  const { folded, setFolded, openPalette, areas } = useShell();
  const foldLabel = folded ? t("unfold") : t("fold");
  return (
    <div
      className={cx(
        "sticky top-0 hidden h-dvh shrink-0 flex-col gap-3 border-line border-r bg-rail p-2 md:flex",
        folded ? "w-[57px]" : "w-[233px]",
      )}
    >
      <WorkspaceMenu folded={folded} />
      <Tooltip label={t("search")} keys="mod+k" side="right">
        <button
          type="button"
          onClick={openPalette}
          aria-label={folded ? t("search") : undefined}
          className={cx(itemClass, "border border-line bg-canvas", restClass, folded && "justify-center")}
        >
          <Search aria-hidden className="size-4 shrink-0" />
          {!folded && (
            <>
              <span className="flex-1 truncate text-left">{t("search")}</span>
              <Kbd keys="mod+k" />
            </>
          )}
        </button>
      </Tooltip>
      <nav aria-label={t("main")} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto">
        {groups.map((group) => (
          <RailGroup key={group} group={group} areas={areas.filter((area) => area.group === group && !area.foot)} />
        ))}
        <ul className="mt-auto">
          {areas
            .filter(({ foot }) => foot)
            .map((area) => (
              <RailLink key={area.name} area={area} />
            ))}
        </ul>
      </nav>
      <div className={cx("flex items-center gap-1 border-line border-t pt-2", folded && "flex-col-reverse")}>
        <UserMenu folded={folded} />
        <Bell />
        <Tooltip label={foldLabel} keys="[" side="right">
          <button
            type="button"
            aria-label={foldLabel}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
            className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-faint hover:bg-chosen hover:text-ink"
          >
            <PanelLeft aria-hidden className="size-4" />
          </button>
        </Tooltip>
      </div>
    </div>
  );
}
