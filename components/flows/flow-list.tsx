"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Workflow } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { turnero } from "@/components/api";
import { AutomationsHeader } from "@/components/automations/header";
import { ListSkeleton } from "@/components/automations/list-skeleton";
import { Outcome } from "@/components/automations/runs/outcome";
import { useSay } from "@/components/automations/say";
import { flowList } from "@/components/flows/queries";
import { Failed } from "@/components/forms/failed";
import { useShell } from "@/components/shell/shell-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState } from "@/components/ui/states";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { Flow } from "@/lib/domains/automations/flows/schema";

/** A new flow is there at once, switched off and without steps, and opens in the editor. */
function NewFlow() {
  const t = useTranslations("flows");
  const toast = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () =>
      turnero.automationFlows.create({
        name: t("new_name"),
        trigger: { type: "time_relative", offset_minutes: -1440, to: "start" },
      }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ["flows"] });
      router.push(`/automations/flows/${id}`);
    },
    onError: (error) => toast.failed(error),
  });
  if (useShell().member.role === "agent") return null;
  return (
    <Button look="primary" pending={making.isPending || making.isSuccess} onClick={() => making.mutate()}>
      <Plus aria-hidden className="size-4" />
      {t("new")}
    </Button>
  );
}

function Row({ flow, index }: { flow: Flow; index: number }) {
  const t = useTranslations("flows");
  const say = useSay();
  return (
    <li
      data-index={index}
      className="relative flex items-center gap-4 border-line border-b px-4 py-3 hover:bg-well md:px-6"
    >
      <div className="min-w-0 flex-1">
        <Link
          href={`/automations/flows/${flow.id}`}
          className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          {flow.name}
        </Link>
        <p className="truncate text-ink-soft">
          {t("summary", { when: say.trigger(flow.trigger), count: flow.nodes.length })}
        </p>
        {flow.last_run && (
          <p className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
            <Outcome status={flow.last_run.status} />
            <Ago at={flow.last_run.created_at} />
          </p>
        )}
      </div>
      <Badge meaning={flow.enabled ? "done" : "ended"}>{flow.enabled ? t("on") : t("off")}</Badge>
    </li>
  );
}

function Flows() {
  const t = useTranslations();
  const { data, isPending, error, refetch } = useQuery(flowList);
  const body = useRef<HTMLUListElement>(null);
  useRowKeys(body, 88, data?.length ?? 0);
  if (isPending) return <ListSkeleton headless />;
  if (!data) return <Failed error={error} retry={refetch} />;
  if (data.length === 0)
    return (
      <EmptyState icon={Workflow} title={t("flows.empty")} learn="automations" action={<NewFlow />}>
        {t("flows.empty_text")}
      </EmptyState>
    );
  return (
    <ul ref={body} aria-label={t("flows.title")} className="border-line border-t">
      {data.map((flow, index) => (
        <Row key={flow.id} flow={flow} index={index} />
      ))}
    </ul>
  );
}

export function FlowList() {
  const { data } = useQuery(flowList);
  return (
    <>
      <AutomationsHeader action={data && data.length > 0 ? <NewFlow /> : undefined} />
      <Flows />
    </>
  );
}
