import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";

export default async function FlowsLayout({ children }: { children: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "automations", "forms", "flows", "templates"]} timeZone={actor.project.timezone}>
      {children}
    </Spoken>
  );
}
