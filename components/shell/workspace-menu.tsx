"use client";

import { Check, ChevronsUpDown, FlaskConical, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { switchWorkspace } from "@/components/shell/leave";
import { useShell } from "@/components/shell/shell-state";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";

/** Which workspace this is, and the way to the others. */
export function WorkspaceMenu({ folded = false }: { folded?: boolean }) {
  const t = useTranslations("shell");
  const { workspace, workspaces, member, test, setTestMode } = useShell();
  const router = useRouter();
  const toast = useToast();
  return (
    <Menu
      label={t("workspaces")}
      trigger={
        <button
          type="button"
          aria-label={t("switch_workspace", { name: workspace.name })}
          className={cx(
            "flex h-11 w-full items-center gap-2 rounded-md px-2 text-left hover:bg-chosen data-[state=open]:bg-chosen md:h-9",
            folded && "justify-center",
          )}
        >
          <Avatar name={workspace.name} size="sm" square />
          {!folded && (
            <>
              <span className="min-w-0 flex-1 truncate font-semibold">{workspace.name}</span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </>
          )}
        </button>
      }
      entries={[
        { title: t("workspaces") },
        ...workspaces.map(({ id, name }) => ({
          key: id,
          do: name,
          icon: <Avatar name={name} size="sm" square />,
          hint: id === workspace.id && <Check aria-label={t("current")} className="size-4 text-confirmed-text" />,
          onSelect: () =>
            void (id === workspace.id || switchWorkspace(id).catch((error: unknown) => toast.failed(error))),
        })),
        "line",
        {
          do: t("new_workspace"),
          icon: <Plus aria-hidden className="size-4" />,
          onSelect: () => router.push("/new-workspace"),
        },
        ...(member.role === "agent"
          ? []
          : [
              {
                do: t(test ? "test.leave" : "test.enter"),
                icon: <FlaskConical aria-hidden className="size-4" />,
                onSelect: () => setTestMode(!test),
              },
            ]),
      ]}
    />
  );
}
