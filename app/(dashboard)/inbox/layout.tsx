import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { WorkData } from "@/app/(dashboard)/work-data";
import { Spoken } from "@/app/spoken";

/** Keeps the list mounted while the drawer opens, changes and closes. */
export default async function InboxLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "calendar", "notices", "timeline", "work"]} timeZone={actor.project.timezone}>
      <WorkData>
        {children}
        {drawer}
      </WorkData>
    </Spoken>
  );
}
