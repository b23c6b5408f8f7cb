import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { Simulator } from "@/components/bot/simulator";
import { getBot } from "@/lib/domains/bot/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("bot"))("parts.simulator") });

export default async function SimulatorPage() {
  const [bot, services] = await Promise.all([
    loadOr404(getBot),
    loadOr404(listServices, { query: { active: "true", limit: "20" } }),
  ]);
  const offered = services.data.find(({ kind }) => kind === "appointment");
  return <Simulator first={bot} service={offered?.name ?? null} />;
}
