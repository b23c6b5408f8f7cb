import type { Fault } from "@/lib/core/problem";

type Requirement = { group_id: string | null; resource_id: string | null; quantity: number };

type Shape = {
  kind: "appointment" | "queue";
  duration_minutes: number | null;
  requirements: readonly Requirement[];
  schedule_id: string | null;
  group_id: string | null;
  price_cents: number | null;
  deposit_cents: number | null;
};

function requirementFaults(requirements: readonly Requirement[]): Fault[] {
  const seen = new Set<string>();
  return requirements.flatMap(({ resource_id, quantity }, row): Fault[] => {
    if (resource_id === null) return [];
    const pointer = `#/requirements/${row}`;
    // Requirements are met by distinct resources, so that one and the same cannot be needed twice.
    if (quantity > 1)
      return [{ pointer: `${pointer}/quantity`, detail: "One resource can only be needed once.", code: "too_many" }];
    if (seen.has(resource_id))
      return [{ pointer: `${pointer}/resource_id`, detail: "This resource is asked for twice.", code: "duplicate" }];
    seen.add(resource_id);
    return [];
  });
}

function queueFaults({ group_id, requirements, schedule_id }: Shape): Fault[] {
  const faults: Fault[] = [];
  if (group_id === null)
    faults.push({ pointer: "#/group_id", detail: "A queue belongs to a resource group.", code: "required" });
  if (requirements.length > 0)
    faults.push({
      pointer: "#/requirements",
      detail: "A queue has none: whoever takes the task comes from its group.",
      code: "not_for_queue",
    });
  if (schedule_id !== null)
    faults.push({ pointer: "#/schedule_id", detail: "A queue has no hours of its own.", code: "not_for_queue" });
  return faults;
}

function appointmentFaults({ duration_minutes, group_id }: Shape): Fault[] {
  const faults: Fault[] = [];
  if (duration_minutes === null)
    faults.push({ pointer: "#/duration_minutes", detail: "An appointment needs a duration.", code: "required" });
  if (group_id !== null)
    faults.push({
      pointer: "#/group_id",
      detail: "Only a queue belongs to a group; an appointment asks for one in requirements.",
      code: "not_for_appointment",
    });
  return faults;
}

/** What does not go together in a service, as it would be after the change. */
export function serviceFaults(service: Shape): Fault[] {
  const { price_cents, deposit_cents } = service;
  const dear = price_cents !== null && deposit_cents !== null && deposit_cents > price_cents;
  return [
    ...(service.kind === "queue" ? queueFaults(service) : appointmentFaults(service)),
    ...requirementFaults(service.requirements),
    ...(dear
      ? [{ pointer: "#/deposit_cents", detail: "The deposit is more than the price.", code: "above_price" }]
      : []),
  ];
}
