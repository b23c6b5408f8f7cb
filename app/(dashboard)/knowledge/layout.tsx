import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";

/** Keeps the list mounted while the drawer opens, changes and closes. */
export default async function KnowledgeLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "catalog", "knowledge"]} timeZone={actor.project.timezone}>
      {children}
      {drawer}
    </Spoken>
  );
}
