import type { Hit } from "@/lib/domains/bot/understanding/names/hits";
import type { Form, List } from "@/lib/domains/bot/understanding/names/list";

/** A thing that hits speak for; `at` are the tokens that they stand on. */
export type Chosen = { thing: number; score: number; at: readonly number[] };

/** `unfinished`: it was named, and something of its own name was not said. */
type Scored = Chosen & { vague: boolean; keys: readonly string[]; unfinished: boolean };

/** The features of each form that the hits speak for, each with its best strength. */
function scored(list: List, hits: readonly Hit[]): Map<number, Scored> {
  const matched = new Map<number, Map<number, { strength: number; hit: Hit }>>();
  const whole = new Map<number, Hit>();
  for (const hit of hits) {
    if (hit.form !== null) {
      const before = whole.get(hit.form);
      if (!before || before.strength < hit.strength) whole.set(hit.form, hit);
    }
    for (const { form, feature, strength } of list.refs.get(hit.key) ?? []) {
      const features = matched.get(form) ?? new Map();
      matched.set(form, features);
      const value = strength * hit.strength;
      if ((features.get(feature)?.strength ?? 0) < value) features.set(feature, { strength: value, hit });
    }
  }
  const best = new Map<number, Scored>();
  const offer = (each: Scored) => {
    if ((best.get(each.thing)?.score ?? 0) < each.score) best.set(each.thing, each);
  };
  for (const [number, hit] of whole) {
    const form = list.forms[number];
    if (!form) continue;
    const weight = form.features.reduce((sum, feature) => sum + feature.weight, 0);
    const score = Math.max(weight, 0.8) * hit.strength + 0.01 * hit.at.length;
    offer({ thing: form.thing, score, at: hit.at, vague: false, keys: [], unfinished: false });
  }
  for (const [number, features] of matched) {
    const form = list.forms[number];
    if (!form) continue;
    const heard = [...features].flatMap(([place, { strength, hit }]) => {
      const feature = form.features[place];
      return feature ? [{ feature, place, strength, hit }] : [];
    });
    // "Fisioterapia" is in "fisioterapia com eletroterapia" once: as itself, not as the kind that electrotherapy is of, too.
    const said = heard.filter(
      ({ hit: { key, at } }) =>
        !(key.startsWith("b:") && heard.some(({ hit }) => hit.key === key.slice(2) && isSame(hit.at, at))),
    );
    if (!said.some(({ feature }) => feature.enough)) continue;
    // A sore knee asks for physiotherapy, not for that of the pelvic floor.
    const special = form.features.some(({ enough, general }, place) => enough && !general && !features.has(place));
    const aside = special && !list.people && said.every(({ hit }) => hit.need) ? 0.5 : 1;
    if (!isPlain(form) && said.every(({ feature, hit }) => feature.general && hit.need)) continue;
    const total = form.features.reduce((sum, feature) => sum + feature.weight, 0);
    const found = said.reduce((sum, { feature, strength }) => sum + feature.weight * strength, 0);
    const score = aside * form.factor * found * (list.people ? 1 : 0.3 + (0.7 * found) / total);
    const vague = said.every(({ feature, hit }) => feature.general || !feature.enough || hit.partial);
    const keys = said.map(({ hit }) => hit.key);
    const places = new Set(said.map(({ place }) => place));
    const unfinished =
      said.every(({ hit }) => !hit.need) &&
      form.features.some(({ enough, general }, place) => enough && !general && !places.has(place));
    offer({ thing: form.thing, score, at: said.flatMap(({ hit }) => hit.at), vague, keys, unfinished });
  }
  return best;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** "Reparo" is plain, "reparo da suspensão" is not: a need that only asks for some repair does not ask for that one. */
const isPlain = ({ features }: Form): boolean =>
  !features.some(({ enough, general, keys }) => enough && !general && !keys[0]?.startsWith("w:"));

/** "I hurt my knee and want an assessment": of what is only part of a name, this says which. */
const evaluation = "b:general.evaluation";
const least = 0.05;
/** What is named beside the best must be named as plainly. */
const leastBeside = 0.3;
const mostRounds = 6;

/** The best of the list for these hits; several where they leave it open, and what the rest of them names. */
export function chosen(list: List, hits: readonly Hit[]): Chosen[] {
  const result: Chosen[] = [];
  const plain = hits.some(
    ({ need, partial, key, form }) =>
      !need &&
      (partial ? key === evaluation && isOnly(list, key) : form !== null || speaks(list, key) || isOnly(list, key)),
  );
  // Who is new and names nothing begins with what newcomers begin with.
  const first = hits.filter(({ need, key, itself }) => need && itself && key === "general.evaluation");
  let left = plain ? hits.filter(({ need }) => !need) : first.length > 0 ? first : [...hits];
  for (let round = 0; round < mostRounds && left.length > 0; round++) {
    const all = [...scored(list, left).values()].filter(({ thing }) => !result.some((each) => each.thing === thing));
    const top = Math.max(0, ...all.map(({ score }) => score));
    if (top < (round === 0 ? least : leastBeside)) break;
    const vague = all.some(({ score, vague: open }) => open && score === top);
    const level = all.filter(({ score }) => score >= top * (vague ? 0.15 : 0.98)).sort((a, b) => b.score - a.score);
    const near = all.filter(({ score }) => score >= top * 0.6 && score < top * 0.98);
    const closest = inTheirWords(list, left, level, vague ? [] : near);
    const winners = list.people ? closest : [...closest, ...ofTheKind(closest, all)];
    result.push(...winners);
    const taken = new Set(winners.flatMap(({ at }) => at));
    const named = new Set(winners.flatMap(({ keys }) => keys));
    left = left.filter(
      ({ at, partial, need, key, form, kind }) =>
        !partial &&
        !need &&
        !(kind && named.has(key)) &&
        !at.some((i) => taken.has(i)) &&
        (form !== null || speaks(list, key)),
    );
  }
  return result.filter((each) => !result.some((other) => covers(other, each)));
}

/** Less than this share of the best is another matter. */
const leastOfKind = 0.5;

/** "Fisioterapia", where it is given alone or with electrotherapy: what was said is of both, and neither is named whole. */
function ofTheKind(closest: readonly Scored[], all: readonly Scored[]): readonly Scored[] {
  const [one, ...more] = closest;
  if (!one?.unfinished || more.length > 0) return [];
  return all.filter(
    (each) =>
      each !== one &&
      each.unfinished &&
      each.score >= one.score * leastOfKind &&
      one.keys.every((key) => each.keys.includes(key)),
  );
}

/** "Depilar a virilha" where groin and legs are waxed: of those that are named alike, the one with more words of its own. */
function inTheirWords(
  list: List,
  hits: readonly Hit[],
  level: readonly Scored[],
  near: readonly Scored[],
): readonly Scored[] {
  if (level.length + near.length < 2 || list.people) return level;
  const said = new Map<number, Set<string>>([...level, ...near].map(({ thing }) => [thing, new Set()]));
  for (const { key } of hits)
    if (/^[pw]:/.test(key))
      for (const { form } of list.refs.get(key) ?? []) said.get(list.forms[form]?.thing ?? -1)?.add(key);
  const wordsOf = ({ thing }: Scored): number => said.get(thing)?.size ?? 0;
  const most = Math.max(...level.map(wordsOf));
  const closer = near.filter((each) => wordsOf(each) > most);
  return closer.length > 0
    ? closer.filter((each) => wordsOf(each) === Math.max(...closer.map(wordsOf)))
    : inMoreWords(
        hits,
        level.filter((each) => wordsOf(each) === most),
      );
}

/** Of two needs, the one that more was said of. */
function inMoreWords(hits: readonly Hit[], level: readonly Scored[]): readonly Scored[] {
  if (!hits.every(({ need }) => need)) return level;
  const many = ({ at }: Scored): number => new Set(at).size;
  return level.filter((each) => many(each) === Math.max(...level.map(many)));
}

/** "Banho e tosa" is one service where there is one of that name: the part of it that is another says nothing more. */
const covers = (whole: Chosen, part: Chosen): boolean =>
  new Set(whole.at).size > new Set(part.at).size && part.at.every((i) => whole.at.includes(i));

/** "Quisiera una evaluación": a general word, of which there is one service. */
const isOnly = (list: List, key: string): boolean => {
  const refs = (list.refs.get(key) ?? []).filter(({ form, feature }) => list.forms[form]?.features[feature]?.enough);
  return new Set(refs.map(({ form }) => list.forms[form]?.thing)).size === 1;
};

/** Whether a key names something by itself and plainly. */
const speaks = (list: List, key: string): boolean =>
  (list.refs.get(key) ?? []).some(({ form, feature }) => {
    const { enough = false, general = true } = list.forms[form]?.features[feature] ?? {};
    return enough && !general;
  });
