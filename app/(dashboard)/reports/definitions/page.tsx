import { getTranslations } from "next-intl/server";
import { askedFor } from "@/app/(dashboard)/reports/asked";
import { DefinitionsScreen } from "@/components/reports/definitions-screen";

export const generateMetadata = async () => ({ title: (await getTranslations("reports"))("definitions") });

export default async function DefinitionsPage() {
  return <DefinitionsScreen figures={(await askedFor(Promise.resolve({}))).figures} />;
}
