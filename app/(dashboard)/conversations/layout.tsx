import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { MeProvider } from "@/components/work/task-context";

/** Keeps the list mounted while conversations open beside it. */
export default async function ConversationsLayout({ children, pane }: { children: ReactNode; pane: ReactNode }) {
  const { actor, member } = await requireMember();
  return (
    <Spoken
      areas={["common", "bot", "calendar", "conversations", "customers", "notices", "templates"]}
      timeZone={actor.project.timezone}
    >
      <MeProvider me={{ id: member.id, role: member.role }}>
        <div className="flex h-frame">
          {children}
          {pane}
        </div>
      </MeProvider>
    </Spoken>
  );
}
