import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";

/** The list stays where it is while the drawer opens, changes and closes beside it. */
export default async function CustomersLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "customers", "notices", "timeline"]} timeZone={actor.project.timezone}>
      {children}
      {drawer}
    </Spoken>
  );
}
