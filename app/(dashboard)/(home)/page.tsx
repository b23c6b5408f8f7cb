import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { HomeScreen } from "@/components/home/home-screen";
import { reaches } from "@/lib/core/scopes";
import { getHome, getHomeFigures } from "@/lib/domains/home/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("home"))("title") });

/** What now, for whoever signed in. */
export default async function HomePage() {
  const { member } = await requireMember();
  const [home, figures] = await Promise.all([
    loadOr404(getHome),
    reaches(member.role, "admin") ? loadOr404(getHomeFigures) : null,
  ]);
  return <HomeScreen first={{ home, figures }} />;
}
