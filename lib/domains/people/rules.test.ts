import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Known, type KnownService, type Line, planServices, servicesGivenBy } from "@/lib/domains/people/rules";

/** The catalog after the plan, as the database would have it. */
function applied(person: string, known: Known, chosen: ReadonlySet<string>): Known {
  const plan = planServices(person, known, chosen);
  const groups = new Map([...known.groups].map(([id, members]) => [id, [...members]]));
  for (const id of plan.joins) groups.get(id)?.push(person);
  for (const id of plan.leaves) groups.set(id, groups.get(id)?.filter((each) => each !== person) ?? []);
  for (const [n, { members }] of plan.groups.entries()) groups.set(`new${n}`, members);
  const requirements = new Map<string, readonly Line[]>(known.services.map((each) => [each.id, each.requirements]));
  for (const { id, requirements: lines } of plan.services)
    requirements.set(
      id,
      lines.map(({ made, ...line }) => (made === null ? line : { ...line, group_id: `new${made}` })),
    );
  const services = known.services.map((each) => ({ ...each, requirements: requirements.get(each.id) ?? [] }));
  return { ...known, groups, services };
}

const people = ["ana", "bia", "caio"];
const service = (id: string, requirements: Line[], kind: KnownService["kind"] = "appointment"): KnownService => ({
  id,
  name: id,
  kind,
  group_id: kind === "queue" ? (requirements[0]?.group_id ?? null) : null,
  requirements: kind === "queue" ? [] : requirements,
});
const some = (group_id: string): Line => ({ group_id, resource_id: null, quantity: 1 });
const one = (resource_id: string): Line => ({ group_id: null, resource_id, quantity: 1 });

describe("the services that a person gives", () => {
  it("are had by joining the group that all of them need", () => {
    const known: Known = {
      services: [service("cut", [some("team")]), service("shave", [some("team")])],
      groups: new Map([["team", ["ana"]]]),
      people: new Set(people),
    };
    expect(planServices("bia", known, new Set(["cut", "shave"]))).toEqual({
      joins: ["team"],
      leaves: [],
      groups: [],
      services: [],
    });
  });

  it("take a group of their own where another service shares it", () => {
    const known: Known = {
      services: [service("cut", [some("team")]), service("shave", [some("team")])],
      groups: new Map([["team", ["ana"]]]),
      people: new Set(people),
    };
    const after = applied("bia", known, new Set(["cut"]));
    expect(servicesGivenBy("bia", after)).toEqual(["cut"]);
    expect(servicesGivenBy("ana", after)).toEqual(["cut", "shave"]);
  });

  it("never make a person a room", () => {
    const known: Known = {
      services: [service("cut", [some("rooms"), some("team")])],
      groups: new Map([
        ["rooms", ["room1"]],
        ["team", ["ana"]],
      ]),
      people: new Set(people),
    };
    expect(planServices("bia", known, new Set(["cut"])).joins).toEqual(["team"]);
  });

  it("are exactly the chosen ones, and nobody else's change, whatever the catalog", () => {
    const group = fc.subarray([...people, "room1"]);
    const line = fc.oneof(fc.constantFrom("a", "b", "c").map(some), fc.constantFrom(...people, "room1").map(one));
    const catalog = fc.record({
      groups: fc.tuple(group, group, group, fc.subarray(people)),
      lines: fc.array(fc.array(line, { maxLength: 2 }), { minLength: 1, maxLength: 5 }),
      queue: fc.boolean(),
      wish: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(catalog, ({ groups: [a, b, c, q], lines, queue, wish }) => {
        const services = lines.map((each, n) => service(`s${n}`, each));
        if (queue) services.push(service("queue", [some("q")], "queue"));
        const groups = new Map([...Object.entries({ a, b, c }), ["q", q] as const]);
        const known: Known = { services, groups, people: new Set(people) };
        const chosen = new Set(services.filter((_, n) => wish[n]).map(({ id }) => id));
        const after = applied("bia", known, chosen);
        expect(new Set(servicesGivenBy("bia", after))).toEqual(chosen);
        for (const other of ["ana", "caio", "room1"])
          expect(servicesGivenBy(other, after)).toEqual(servicesGivenBy(other, known));
      }),
      { numRuns: 1000 },
    );
  });
});
