import { notFound } from "next/navigation";
import { CatalogData } from "@/app/(dashboard)/catalog/catalog-data";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { PersonScreen } from "@/components/team/person/person-screen";
import { getPerson } from "@/lib/domains/people/operations";

export default async function EditPersonPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, { actor, member }] = await Promise.all([params, requireMember()]);
  if (member.role === "agent") notFound();
  const person = await loadOr404(getPerson, { params: { id } });
  return (
    <Spoken areas={["common", "forms", "catalog", "team"]} timeZone={actor.project.timezone}>
      <CatalogData>
        <PersonScreen key={id} first={person} />
      </CatalogData>
    </Spoken>
  );
}
