import { z } from "zod";
import { describe } from "@/lib/api/openapi";
import { type Operation, open, operation } from "@/lib/api/operation";
import * as bookings from "@/lib/domains/bookings/operations";
import * as customers from "@/lib/domains/customers/operations";
import * as slots from "@/lib/domains/slots/operations";
import * as team from "@/lib/domains/team/operations";
import { version } from "@/package.json";

export const getDescription = operation({
  id: "getDescription",
  method: "GET",
  path: "/openapi.json",
  access: open,
  tag: "Platform",
  summary: "This description",
  description: "The whole API as OpenAPI 3.1, made from the same definitions that serve it.",
  output: z.looseObject({ openapi: z.string() }),
  handle: async () => description() as { openapi: string },
});

/** Every operation of the service, in the order of the reference. */
export const registry: readonly Operation[] = [
  ...Object.values(slots),
  ...Object.values(bookings),
  ...Object.values(customers),
  ...Object.values(team),
  getDescription,
];

let made: Record<string, unknown> | undefined;
export const description = (): Record<string, unknown> => (made ??= describe(registry, version));
