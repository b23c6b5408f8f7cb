"use client";

import { ArrowLeft, FlaskConical, ListChecks, Redo2, Sparkles, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { turnero } from "@/components/api";
import { DeleteAutomation } from "@/components/automations/delete-automation";
import { type Draft, tidy } from "@/components/flows/draft";
import type { History } from "@/components/flows/history";
import { flowList } from "@/components/flows/queries";
import { Button, buttonClass } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Switch } from "@/components/ui/switch";

/** The head of the editor: the flow's name and switch, the way back, and what can be looked at beside the picture. */
export function Toolbar({
  flow,
  history,
  mayEdit,
  pending,
  dirty,
  shown,
  onShow,
}: {
  flow: { id: string; name: string };
  history: History<Draft>;
  mayEdit: boolean;
  pending: boolean;
  dirty: boolean;
  shown: "step" | "try" | "runs" | null;
  onShow: (kind: "try" | "runs") => void;
}) {
  const t = useTranslations("flows");
  const switchLabel = useId();
  const draft = history.now;
  return (
    <header className="order-first flex flex-wrap items-center gap-2 border-line border-b px-4 py-3 max-md:justify-end md:px-6">
      <Link href="/automations/flows" aria-label={t("back")} className={buttonClass({ look: "ghost", size: "icon" })}>
        <ArrowLeft aria-hidden className="size-4" />
      </Link>
      <h1 className="sr-only">{flow.name}</h1>
      <Input
        aria-label={t("name")}
        value={draft.name}
        disabled={!mayEdit}
        onChange={({ target }) => history.edit({ ...draft, name: target.value }, "name")}
        className="min-w-40 flex-1 font-semibold max-md:basis-2/3 md:max-w-80"
      />
      <span className="flex min-h-11 items-center gap-2 px-2 max-md:mr-auto md:min-h-9">
        <Switch
          id={switchLabel}
          checked={draft.enabled}
          disabled={!mayEdit}
          onCheckedChange={(enabled) => history.edit({ ...draft, enabled })}
        />
        <label htmlFor={switchLabel}>{t("on")}</label>
      </span>
      <span className="flex-1 max-md:hidden" />
      {mayEdit && (
        <>
          <Button look="ghost" size="icon" aria-label={t("undo")} disabled={!history.mayUndo} onClick={history.undo}>
            <Undo2 aria-hidden className="size-4" />
          </Button>
          <Button look="ghost" size="icon" aria-label={t("redo")} disabled={!history.mayRedo} onClick={history.redo}>
            <Redo2 aria-hidden className="size-4" />
          </Button>
          <Button
            look="ghost"
            size="icon"
            aria-label={t("tidy")}
            className="max-md:hidden"
            onClick={() => history.edit(tidy(draft))}
          >
            <Sparkles aria-hidden className="size-4" />
          </Button>
          <DeleteAutomation
            of={flow}
            words={{ text: t("delete_text"), deleted: t("deleted", { name: flow.name }) }}
            remove={(id) => turnero.automationFlows.delete(id)}
            restore={(id) => turnero.automationFlows.restore(id)}
            list="/automations/flows"
            queryKey={flowList.queryKey}
          />
        </>
      )}
      <Button aria-pressed={shown === "runs"} onClick={() => onShow("runs")} className="max-md:flex-1">
        <ListChecks aria-hidden className="size-4" />
        {t("runs")}
      </Button>
      <Button
        aria-label={t("try_title")}
        aria-pressed={shown === "try"}
        onClick={() => onShow("try")}
        className="max-md:flex-1"
      >
        <FlaskConical aria-hidden className="size-4" />
        <span className="md:hidden">{t("try")}</span>
        <span className="max-md:hidden">{t("try_title")}</span>
      </Button>
      {mayEdit && (
        <Button type="submit" look="primary" pending={pending} disabled={!dirty} className="max-md:flex-1">
          {t("save")}
        </Button>
      )}
    </header>
  );
}
