import { redirect } from "next/navigation";
import { requireMember } from "@/app/(dashboard)/member";
import { areas } from "@/components/shell/areas";

/** The start page is the first area of the rail. */
export default async function Home() {
  await requireMember();
  redirect(areas[0]?.href ?? "/settings");
}
