import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import type { Role } from "@/lib/core/scopes";
import { demoDomain } from "@/lib/domains/account/rules";

type Person = { name: string; email: string; role: Role };

export const owner: Person = { name: "Helena Prado", email: `helena@${demoDomain}`, role: "owner" };

/** Each is also a resource of the same name; the owner, who runs the place, helps with the deliveries. */
const people: readonly Person[] = [
  owner,
  { name: "Marina Tavares", email: `marina@${demoDomain}`, role: "admin" },
  { name: "Rafael Nogueira", email: `rafael@${demoDomain}`, role: "agent" },
  { name: "Camila Duarte", email: `camila@${demoDomain}`, role: "agent" },
  { name: "Wesley Barros", email: `wesley@${demoDomain}`, role: "agent" },
];

/** Members by name. All sign in with the installation's one password, so that each role can be tried. */
export async function addPeople(tx: Tx, project: ProjectId, passwordHash: string): Promise<Map<string, string>> {
  const rows = people.map((person) => ({ ...person, user: newId("usr"), member: newId("mbr") }));
  await tx.user.createMany({
    data: rows.map(({ user, name, email }) => ({ id: user, name, email, password_hash: passwordHash })),
  });
  await tx.member.createMany({
    data: rows.map(({ user, member, role }) => ({ project_id: project, id: member, user_id: user, role })),
  });
  return new Map(rows.map(({ name, member }) => [name, member]));
}
