import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { MeProvider } from "@/components/calendar/loaded-once";

/** Keeps the calendar mounted while the drawer opens, changes and closes. */
export default async function CalendarLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  const { actor, member } = await requireMember();
  return (
    <Spoken
      areas={["common", "calendar", "customers", "notices", "timeline", "work"]}
      timeZone={actor.project.timezone}
    >
      <MeProvider me={{ id: member.id, role: member.role }}>
        {children}
        {drawer}
      </MeProvider>
    </Spoken>
  );
}
