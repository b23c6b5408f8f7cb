import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";

export default async function BotLayout({ children }: { children: ReactNode }) {
  const { actor } = await requireMember();
  return (
    <Spoken areas={["common", "forms", "bot"]} timeZone={actor.project.timezone}>
      {children}
    </Spoken>
  );
}
