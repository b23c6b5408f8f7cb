"use client";

import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { resources as resourceList, services as serviceList } from "@/components/catalog/queries";
import { stageConfig } from "@/components/stages/queries";
import type { Me } from "@/components/work/moves";

const MeContext = createContext<Me | null>(null);

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <MeContext value={me}>{children}</MeContext>
);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe is for screens of the work.");
  return me;
}

/** A former stage or action that the project no longer has. */
const said = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

/** The names behind a task's ids and keys. Loaded with the page and kept fresh by live updates. */
export function useTaskContext() {
  const { data: config } = useQuery(stageConfig());
  const { data: services } = useQuery(serviceList);
  const { data: resources } = useQuery(resourceList);
  return useMemo(() => {
    const stages = new Map(config?.stages.map((stage) => [stage.key, stage]));
    const serviceNames = new Map(services?.map((service) => [service.id, service]));
    return {
      stages: config?.stages ?? [],
      actions: config?.actions ?? [],
      resources: resources ?? [],
      stage: (key: string) => stages.get(key) ?? { key, name: said(key), category: "todo" as const, color: "#64748b" },
      service: (id: string) => serviceNames.get(id) ?? null,
    };
  }, [config, services, resources]);
}

export type TaskContext = ReturnType<typeof useTaskContext>;
