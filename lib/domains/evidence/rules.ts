import type { Identity } from "@/lib/core/actor";
import { reaches } from "@/lib/core/scopes";
import type { Author } from "@/lib/domains/evidence/schema";

/** Who wrote it may take it back; so may an admin. */
export const mayRemove = (identity: Identity, author: Author): boolean =>
  (identity.type === author.type && identity.id === author.id) ||
  (identity.type === "member" && reaches(identity.role, "admin"));

/** The actor, as others may see them. */
export const authorOf = ({ type, id, name }: Identity): Author => ({ type, id, name });
