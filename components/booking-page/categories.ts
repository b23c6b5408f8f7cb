import { foldedWords } from "@/lib/core/text/fold";

type Sorted = { category: string | null };

/** Services by category, the categories in the order of their first service; those without one come last. */
export function byCategory<Service extends Sorted>(
  services: readonly Service[],
): { category: string | null; services: Service[] }[] {
  const groups = new Map<string, { category: string | null; services: Service[] }>();
  const named = services.filter(({ category }) => category !== null);
  for (const service of [...named, ...services.filter(({ category }) => category === null)]) {
    const key = foldedWords(service.category ?? "");
    const group = groups.get(key) ?? { category: service.category, services: [] };
    group.services.push(service);
    groups.set(key, group);
  }
  return [...groups.values()];
}
