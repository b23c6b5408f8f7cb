import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { OutgoingMailDetail, OutgoingMailPage, OutgoingMailParams, OutgoingMailQuery } from "@/lib/domains/mail/schema";
import { findMail, selectMail } from "@/lib/domains/mail/store";

const access = session("admin");
const tag = "Platform";

export const listOutgoingMail = operation({
  id: "listOutgoingMail",
  method: "GET",
  path: "/outgoing-mail",
  access,
  tag,
  summary: "List outgoing e-mail",
  description:
    "Newest first, for 90 days: what the workspace wrote to customers and members. E-mail about somebody's account, such as a link to a new password, is in no list.",
  query: OutgoingMailQuery,
  output: OutgoingMailPage,
  handle: async ({ actor, query }) => ({
    delivery: mailWorks() ? ("smtp" as const) : ("stored" as const),
    ...(await paginate(actor, "outgoing-mail", query, {
      fetch: (after, take) => selectMail(reader(actor), actor.project.id, query.status, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    })),
  }),
});

export const getOutgoingMail = operation({
  id: "getOutgoingMail",
  method: "GET",
  path: "/outgoing-mail/{id}",
  access,
  tag,
  summary: "Get an outgoing e-mail",
  description: "With its text and HTML, unless its links are for the recipient alone.",
  params: OutgoingMailParams,
  output: OutgoingMailDetail,
  errors: ["not_found"],
  handle: async ({ actor, params }) => {
    const mail = await findMail(reader(actor), actor.project.id, params.id);
    if (!mail) throw notFound("e-mail", params.id);
    return mail;
  },
});
