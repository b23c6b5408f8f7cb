import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { PersonScreen } from "@/components/team/person/person-screen";

export const generateMetadata = async () => ({ title: (await getTranslations("team"))("person.add") });

export default async function NewPersonPage() {
  const { actor, member } = await requireMember();
  if (member.role === "agent") notFound();
  return (
    <Spoken areas={["common", "forms", "catalog", "team"]} timeZone={actor.project.timezone}>
      <CatalogData>
        <PersonScreen first={null} />
      </CatalogData>
    </Spoken>
  );
}
