import { operation, session } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { exportList } from "@/lib/domains/customers/transfer/export";
import { importCustomers } from "@/lib/domains/customers/transfer/import";
import { preview } from "@/lib/domains/customers/transfer/preview";
import {
  ExportQuery,
  ImportBody,
  ImportPreview,
  ImportResult,
  largestList,
} from "@/lib/domains/customers/transfer/schema";

const tag = "Customers";

export const previewCustomerImport = operation({
  id: "previewCustomerImport",
  method: "POST",
  path: "/customers/import/preview",
  access: session("admin"),
  tag,
  summary: "Preview a customer import",
  description:
    "Reads a CSV, changes nothing: columns, what they seem to hold, the first rows as they would be, and every fault by row.",
  body: ImportBody,
  form: { largestFile: largestList },
  output: ImportPreview,
  handle: ({ actor, body }) => preview(actor, body),
});

export const createCustomerImport = operation({
  id: "createCustomerImport",
  method: "POST",
  path: "/customers/import",
  access: session("admin"),
  idempotency: "optional",
  tag,
  summary: "Import customers",
  description: "All rows without a fault, in one transaction. The same list a second time makes nobody twice.",
  body: ImportBody,
  form: { largestFile: largestList },
  output: ImportResult,
  handle: ({ actor, body }) => importCustomers(actor, body),
});

export const downloadCustomers = operation({
  id: "downloadCustomers",
  method: "GET",
  path: "/customers/export",
  access: session("admin"),
  tag,
  summary: "Export customers as CSV",
  description:
    "Those that `q` and `tag` leave, newest first. An apostrophe stands before what a spreadsheet would run; an import takes it off again.",
  query: ExportQuery,
  output: FileOut,
  media: ["text/csv"],
  file: ({ actor, query }) => exportList(actor, query),
});
