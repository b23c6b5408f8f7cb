type Needing = {
  id: string;
  group_id: string | null;
  requirements: readonly { group_id: string | null; resource_id: string | null }[];
};

/** The services that ask for this resource, by itself or by one of its groups; a queue's are its group's. */
export function servicesOf(
  { id, group_ids }: { id: string; group_ids: readonly string[] },
  services: readonly Needing[],
): Set<string> {
  const groups = new Set(group_ids);
  const isAsked = ({ group_id, requirements }: Needing): boolean =>
    (group_id !== null && groups.has(group_id)) ||
    requirements.some((line) => line.resource_id === id || (line.group_id !== null && groups.has(line.group_id)));
  return new Set(services.filter(isAsked).map((service) => service.id));
}
