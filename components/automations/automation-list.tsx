"use client";

import { useQuery } from "@tanstack/react-query";
import { Zap } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useEnabling } from "@/components/automations/enabling";
import { AutomationsHeader, NewAutomation } from "@/components/automations/header";
import { ListSkeleton } from "@/components/automations/list-skeleton";
import { automationList } from "@/components/automations/queries";
import { recipeIcons, recipeNames } from "@/components/automations/recipes";
import { Outcome } from "@/components/automations/runs/outcome";
import { useSay } from "@/components/automations/say";
import { Failed } from "@/components/forms/failed";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState } from "@/components/ui/states";
import { Switch } from "@/components/ui/switch";
import { Ago, When } from "@/components/ui/time";
import type { Automation } from "@/lib/domains/automations/schema";

const TemplateTrouble = dynamic(() => import("@/components/templates/template-trouble"));

const wholeRow =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2";

/** Ready-made ones, each opening the form filled in. */
function Recipes() {
  const t = useTranslations("automations");
  return (
    <div className="mx-auto max-w-[720px] px-4 pb-12 md:px-6">
      <ul className="grid gap-3 md:grid-cols-2">
        {recipeNames.map((name) => {
          const Icon = recipeIcons[name];
          return (
            <li key={name} className="relative flex gap-3 rounded-md border border-line p-4 hover:bg-well">
              <Icon aria-hidden className="mt-[2px] size-5 shrink-0 text-ink-soft" />
              <div>
                <Link
                  href={`/automations/new/${name}`}
                  scroll={false}
                  className={cx("font-medium after:rounded-md", wholeRow)}
                >
                  {t(`recipes.${name}.name`)}
                </Link>
                <p className="text-ink-soft">{t(`recipes.${name}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-center">
        <Link href="/automations/new" scroll={false} className={buttonClass()}>
          {t("blank")}
        </Link>
      </p>
    </div>
  );
}

function LastRun({ run }: { run: Automation["last_run"] }) {
  const t = useTranslations("automations");
  if (!run) return <span>{t("never_ran")}</span>;
  return (
    <>
      <span className="sr-only">{t("last_run")}</span>
      <Outcome status={run.status} />
      {run.status === "planned" && run.due_at ? (
        <When at={run.due_at} />
      ) : (
        <Ago at={run.finished_at ?? run.created_at} />
      )}
    </>
  );
}

function Row({ of, index, open, mayEdit }: { of: Automation; index: number; open: boolean; mayEdit: boolean }) {
  const t = useTranslations("automations");
  const say = useSay();
  const enabling = useEnabling();
  const templates = of.actions.flatMap((action) =>
    action.type === "send_message" && action.template ? [action.template] : [],
  );
  return (
    <li
      data-index={index}
      aria-current={open || undefined}
      className="relative flex items-center gap-4 border-line border-b px-4 py-3 hover:bg-well aria-[current]:bg-confirmed-soft md:px-6"
    >
      <div className="min-w-0 flex-1">
        <Link href={`/automations/${of.id}`} scroll={false} className={cx("block truncate font-medium", wholeRow)}>
          {of.name}
        </Link>
        <p className="line-clamp-2 text-ink-soft">{say.automation(of)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {!of.enabled && <span className="font-medium">{t("off")} ·</span>}
          <LastRun run={of.last_run} />
          {templates.length > 0 && <TemplateTrouble used={templates} />}
        </p>
      </div>
      <Switch
        aria-label={t("switch", { name: of.name })}
        className="z-10"
        checked={of.enabled}
        disabled={!mayEdit}
        onCheckedChange={(enabled) => enabling.mutate({ of, enabled })}
      />
    </li>
  );
}

function Rows() {
  const t = useTranslations();
  const path = usePathname();
  const body = useRef<HTMLUListElement>(null);
  const mayEdit = useShell().member.role !== "agent";
  const list = useQuery(automationList);
  useRowKeys(body, 88, list.data?.length ?? 0);
  if (list.isPending) return <ListSkeleton headless />;
  if (list.isLoadingError) return <Failed error={list.error} retry={list.refetch} />;
  if (list.data.length === 0)
    return (
      <>
        <EmptyState icon={Zap} title={t("automations.empty")} learn="automations">
          {mayEdit ? t("automations.empty_text") : t("automations.empty_read")}
        </EmptyState>
        {mayEdit && <Recipes />}
      </>
    );
  return (
    <ul ref={body} aria-label={t("automations.title")} className="border-line border-t">
      {list.data.map((each, index) => (
        <Row key={each.id} of={each} index={index} open={path.split("/")[2] === each.id} mayEdit={mayEdit} />
      ))}
    </ul>
  );
}

/** What happens by itself, each in a sentence, with its switch and how it last went. */
export function AutomationList() {
  return (
    <>
      <AutomationsHeader action={<NewAutomation />} />
      <Rows />
    </>
  );
}
