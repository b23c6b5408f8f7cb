import { operation, session } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { anonymiseCustomer as anonymise } from "@/lib/domains/customers/privacy/anonymise";
import { personalDocument } from "@/lib/domains/customers/privacy/document";
import { Customer, CustomerParams } from "@/lib/domains/customers/schema";

const tag = "Customers";

export const anonymiseCustomer = operation({
  id: "anonymiseCustomer",
  method: "POST",
  path: "/customers/{id}/anonymise",
  access: session("admin"),
  tag,
  summary: "Anonymise a customer",
  description:
    "Name, phone, e-mail, company, address, notes, tags, identities, comments, photos, and what was noted or answered in their bookings go; the bookings stay, for the figures. There is no way back.",
  params: CustomerParams,
  output: Customer,
  handle: ({ actor, params }) => anonymise(actor, params.id),
});

export const getCustomerExport = operation({
  id: "getCustomerExport",
  method: "GET",
  path: "/customers/{id}/export",
  access: session("agent"),
  tag,
  summary: "Export a customer's personal data",
  description: "One JSON document, as the law gives every person a right to.",
  params: CustomerParams,
  output: FileOut,
  media: ["application/json"],
  file: ({ actor, params }) => personalDocument(actor, params.id),
});
