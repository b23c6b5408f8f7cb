import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { savePreference } from "@/app/preferences";
import { Spoken } from "@/app/spoken";
import { ColoringProvider } from "@/components/calendar/colors/coloring";
import { MeProvider } from "@/components/calendar/loaded-once";
import { colorings } from "@/components/preferences";

/** Keeps the calendar mounted while the drawer opens, changes and closes. */
export default async function CalendarLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  const { actor, member } = await requireMember();
  const kept = (await cookies()).get("coloring")?.value;
  const coloring = colorings.find((each) => each === kept) ?? "status";
  return (
    <Spoken
      areas={["common", "calendar", "customers", "notices", "timeline", "work"]}
      timeZone={actor.project.timezone}
    >
      <MeProvider me={{ id: member.id, role: member.role }}>
        <ColoringProvider first={coloring} save={savePreference}>
          {children}
          {drawer}
        </ColoringProvider>
      </MeProvider>
    </Spoken>
  );
}
