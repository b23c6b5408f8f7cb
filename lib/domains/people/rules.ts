/** One line of what a service needs: some of a group, or one resource by name. */
export type Line = { group_id: string | null; resource_id: string | null; quantity: number };

export type KnownService = {
  id: string;
  name: string;
  kind: "appointment" | "queue";
  group_id: string | null;
  requirements: readonly Line[];
};

export type Known = {
  services: readonly KnownService[];
  /** The resources of each group. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** The resources that are persons. */
  people: ReadonlySet<string>;
};

/** A line after the change; `made` is the place of its group among those to be made. */
export type PlannedLine = Line & { made: number | null };

/** What has to change so that a person gives exactly these services, and everybody else the same as before. */
export type Plan = {
  joins: string[];
  leaves: string[];
  /** Groups to make for services whose group is shared with services of another choice. */
  groups: { name: string; members: string[] }[];
  services: { id: string; requirements: PlannedLine[] }[];
};

/** The plan while it is made: the lines of changed services keep their places, and null is one that goes. */
type Draft = Omit<Plan, "services"> & { lines: Map<string, (PlannedLine | null)[]> };

/** A queue has one line: its group. */
const linesOf = ({ kind, group_id, requirements }: KnownService): readonly Line[] =>
  kind === "queue" ? [{ group_id, resource_id: null, quantity: 1 }] : requirements;

const among = ({ groups }: Known, { group_id, resource_id }: Line): readonly string[] =>
  resource_id === null ? (groups.get(group_id ?? "") ?? []) : [resource_id];

export const servicesGivenBy = (person: string, known: Known): string[] =>
  known.services
    .filter((service) => linesOf(service).some((line) => among(known, line).includes(person)))
    .map(({ id }) => id);

/** The line in which a person gives a service: where they are already, else the first that persons fill. */
function lineOf(person: string, known: Known, service: KnownService): number {
  const pools = linesOf(service).map((line) => among(known, line));
  const present = pools.findIndex((pool) => pool.includes(person));
  if (present >= 0) return present;
  return pools.findIndex((pool) => pool.length === 0 || pool.some((id) => known.people.has(id)));
}

type Choice = { service: KnownService; lines: number[] };

function linesToChange(draft: Draft, { id, requirements }: KnownService): (PlannedLine | null)[] {
  const lines = draft.lines.get(id) ?? requirements.map((line) => ({ ...line, made: null }));
  draft.lines.set(id, lines);
  return lines;
}

/** Gives these lines a new group of their own. */
function moveApart(draft: Draft, choices: readonly Choice[], members: string[]): void {
  const [first] = choices;
  if (!first) return;
  const made = draft.groups.push({ name: first.service.name, members }) - 1;
  for (const { service, lines } of choices) {
    const changed = linesToChange(draft, service);
    for (const line of lines) {
      changed[line] = { group_id: null, resource_id: null, quantity: changed[line]?.quantity ?? 1, made };
    }
  }
}

function settleGroup(person: string, known: Known, chosen: ReadonlySet<string>, group: string, draft: Draft): void {
  const members = known.groups.get(group) ?? [];
  const [wanted, unwanted]: [Choice[], Choice[]] = [[], []];
  for (const service of known.services) {
    const lines = linesOf(service).flatMap(({ group_id }, line) => (group_id === group ? [line] : []));
    const own = lines.filter((line) => line === lineOf(person, known, service));
    if (chosen.has(service.id) && own.length > 0) wanted.push({ service, lines: own });
    if (!chosen.has(service.id) && lines.length > 0) unwanted.push({ service, lines });
  }
  const isQueue = ({ service }: Choice) => service.kind === "queue";
  const inside = members.includes(person);
  // The tasks of a queue hang on its group, so a queue keeps it and the others get a group of their own.
  const joins =
    wanted.length === 0 || unwanted.length === 0
      ? wanted.length > 0 || (unwanted.length === 0 && inside)
      : wanted.some(isQueue) || (!unwanted.some(isQueue) && inside);
  if (joins !== inside) (joins ? draft.joins : draft.leaves).push(group);
  const others = members.filter((id) => id !== person);
  const apart = (joins ? unwanted : wanted).filter((choice) => !isQueue(choice));
  moveApart(draft, apart, joins ? others : [...others, person]);
}

/** Services that name one resource: the person, or somebody else whom the person joins. */
function settleNames(person: string, known: Known, chosen: ReadonlySet<string>, draft: Draft): void {
  for (const service of known.services.filter(({ kind }) => kind === "appointment")) {
    const line = lineOf(person, known, service);
    const named = service.requirements[line]?.resource_id ?? null;
    if (!chosen.has(service.id)) {
      for (const [at, { resource_id }] of service.requirements.entries())
        if (resource_id === person) linesToChange(draft, service)[at] = null;
    } else if (line < 0) {
      linesToChange(draft, service).push({ group_id: null, resource_id: person, quantity: 1, made: null });
    } else if (named !== null && named !== person) {
      moveApart(draft, [{ service, lines: [line] }], [named, person]);
    }
  }
}

export function planServices(person: string, known: Known, chosen: ReadonlySet<string>): Plan {
  const draft: Draft = { joins: [], leaves: [], groups: [], lines: new Map() };
  for (const group of known.groups.keys()) settleGroup(person, known, chosen, group, draft);
  settleNames(person, known, chosen, draft);
  const { lines, ...plan } = draft;
  const services = [...lines].map(([id, all]) => ({ id, requirements: all.filter((line) => line !== null) }));
  return { ...plan, services };
}
