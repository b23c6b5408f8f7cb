import { anyKey, operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { Me } from "@/lib/domains/team/schema";

const describeSelf = ({ identity, project, scopes }: Actor): Me => ({
  type: identity.type === "member" ? "session" : "key",
  project,
  key: identity.type === "key" ? { id: identity.id, name: identity.name, scopes: [...scopes] } : null,
  member:
    identity.type === "member"
      ? { id: identity.id, name: identity.name, email: identity.email, role: identity.role }
      : null,
});

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/me",
  access: anyKey,
  tag: "Platform",
  summary: "Who am I",
  description: "The project and the key, or the member, that this call is made as.",
  output: Me,
  tool: { title: "Who am I" },
  handle: async ({ actor }) => describeSelf(actor),
});
