import { openSalon, type World } from "./calendar-world";
import { type Caller, call, withoutBrowser } from "./people";

/** A salon of another person; the test's page is a visitor's. */
export async function openBookingPage(given?: Caller): Promise<{ owner: Caller; world: World; address: string }> {
  const owner = given ?? (await withoutBrowser());
  const world = await openSalon(owner);
  const questions = [
    { key: "hair", label: "Kind of hair", type: "select", required: true, options: ["Long", "Short"] },
  ];
  await call(owner, "PATCH", `/services/${world.service}`, {
    description: "Wash, cut and dry.",
    price_cents: 9000,
    max_party_size: 3,
    intake_fields: questions,
  });
  const { project } = await call<{ project: { slug: string } }>(owner, "GET", "/me");
  return { owner, world, address: `/b/${project.slug}` };
}
