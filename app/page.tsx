import { redirect } from "next/navigation";
import { requireMember } from "@/app/(dashboard)/member";
import { areas } from "@/components/shell/areas";

/** The first area of the rail is where a day begins. */
export default async function Home() {
  await requireMember();
  redirect(areas[0]?.href ?? "/settings");
}
