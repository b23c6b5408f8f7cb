import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { kindOfMember, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";

export default async function HomeLayout({ children }: { children: ReactNode }) {
  const { actor } = await requireMember();
  // Who only drives has the answer under My tasks. Decided before the first byte: past it a phone loads two pages.
  if ((await kindOfMember()) === "driver") redirect("/my-work");
  return (
    <Spoken areas={["common", "calendar", "home"]} timeZone={actor.project.timezone}>
      {children}
    </Spoken>
  );
}
