import { companies, notes, portuguese, spanish, tags } from "@/demo/names";
import { type Area, asuncion, buenosAires, saoPaulo } from "@/demo/places";
import { makeRandom, type Random } from "@/demo/random";
import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone/phone";

const count = 300;
const day = 24 * 60 * 60 * 1000;

type Country = {
  locale: string;
  names: typeof portuguese | typeof spanish;
  areas: readonly [Area, ...Area[]];
  phone: (random: Random) => string;
};

const brazil: Country = {
  locale: "pt-BR",
  names: portuguese,
  areas: saoPaulo,
  phone: (random) =>
    `+55${random.pick(["11", "11", "11", "12", "13", "19", "21"])}9${6 + random.below(4)}${random.digits(7)}`,
};
const argentina: Country = {
  locale: "es-AR",
  names: spanish,
  areas: buenosAires,
  phone: (random) => `+54911${2 + random.below(5)}${random.digits(7)}`,
};
const paraguay: Country = {
  locale: "es-PY",
  names: spanish,
  areas: asuncion,
  phone: (random) => `+5959${random.pick(["61", "71", "72", "81", "82", "83", "84", "91", "92"])}${random.digits(6)}`,
};

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");

function addressIn(random: Random, areas: Country["areas"]) {
  const area = random.pick(areas);
  return {
    formatted: `${random.pick(area.streets)}, ${10 + random.below(2400)} - ${area.name}`,
    lat: random.near(area.lat, 0.009),
    lng: random.near(area.lng, 0.009),
  };
}

/** A few people, most of them of São Paulo; the same ones on every installation, save for when they came. */
function customer(random: Random, taken: Set<string>, n: number) {
  const country = random.chance(0.74) ? brazil : random.chance(0.5) ? argentina : paraguay;
  const { first, last } = country.names;
  const name = `${random.pick(first)} ${random.pick(last)} ${random.pick(last)}`;
  let phone = country.phone(random);
  while (taken.has(phoneKey(phone))) phone = country.phone(random);
  taken.add(phoneKey(phone));
  return {
    name,
    phone,
    phone_key: phoneKey(phone),
    locale: country.locale,
    email: random.chance(0.85) ? `${folded(name)}.${n}@example.com` : null,
    company: random.chance(0.12) ? random.pick(companies) : null,
    notes: random.chance(0.15) ? random.pick(notes) : null,
    tags: [...new Set([random.pick(tags), random.pick(tags)])].slice(0, random.below(3)),
    // Some foreigners live here; most of the clinic's deliveries are in town.
    ...(random.chance(0.92) ? { address: addressIn(random, random.chance(0.3) ? saoPaulo : country.areas) } : {}),
  };
}

/** They were created over the past year; ids carry that time, so that lists show it. */
export async function addCustomers(tx: Tx, project: ProjectId, now: Date): Promise<void> {
  const random = makeRandom(20_260);
  const taken = new Set<string>();
  const data = Array.from({ length: count }, (_, n) => {
    const at = now.getTime() - (count - n) * (365 / count) * day - random.below(day);
    return { project_id: project, id: newId("cus", at), created_at: new Date(at), ...customer(random, taken, n + 1) };
  });
  await tx.customer.createMany({ data });
}
