import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { WorkData } from "@/app/(dashboard)/work-data";
import { Spoken } from "@/app/spoken";

export default async function MapLayout({ children }: { children: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "map", "calendar", "work"]} timeZone={actor.project.timezone}>
      <WorkData>{children}</WorkData>
    </Spoken>
  );
}
