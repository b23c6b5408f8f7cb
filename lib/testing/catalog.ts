import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import type { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;

/** Parts of a catalog, made through the API with the least that each needs. */
export function catalogOf(world: World) {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const reply = await world.call<T>(path, { method: "POST", body });
    if (reply.status !== 201) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  return {
    schedule: (body: object = {}) => post<Schedule>("/schedules", { name: "Hours", ...body }),
    resource: (body: object = {}) => post<Resource>("/resources", { name: "Ana", kind: "person", ...body }),
    group: (body: object = {}) => post<ResourceGroup>("/resource-groups", { name: "Team", ...body }),
    service: (body: object = {}) => post<Service>("/services", { name: "Visit", duration_minutes: 30, ...body }),
  };
}

/** A booking as a bare row, for what only looks at bookings. */
export async function bookingRow(
  world: World,
  row: {
    service_id: string;
    status: string;
    start_at?: Date;
    end_at?: Date;
    hold_expires_at?: Date;
    assignee_resource_id?: string;
    group_id?: string;
  },
): Promise<string> {
  const id = newId("bkg");
  await prisma().booking.create({
    data: { project_id: world.id, id, stage: "scheduled", source: "api", currency: "BRL", ...row },
  });
  return id;
}
