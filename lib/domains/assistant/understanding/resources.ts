import type { Place } from "@/lib/domains/assistant/answers";
import { aboutDeposit, aboutQueue, clausesOf, isAboutHours } from "@/lib/domains/assistant/understanding/clauses";
import { moneyIn } from "@/lib/domains/assistant/understanding/services";
import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import { fold } from "@/lib/domains/bot/understanding/text";

/** What can be counted: the word as it is found, folded, and the singular that names each of them. */
const things: readonly [RegExp, Place["kind"], string][] = [
  [/^consultorios?$/, "room", "Consultório"],
  [/^salas?$/, "room", "Sala"],
  [/^(?:gabinetes?)$/, "room", "Gabinete"],
  [/^(?:box|boxes)$/, "room", "Box"],
  [/^(?:vagas?|baias?)$/, "room", "Baia"],
  [/^(?:estudios?)$/, "room", "Estúdio"],
  [/^(?:quadras?)$/, "room", "Quadra"],
  [/^(?:canchas?)$/, "room", "Cancha"],
  [/^(?:cabines?|cabinas?)$/, "room", "Cabine"],
  [/^(?:rooms?|offices?)$/, "room", "Room"],
  [/^(?:bays?)$/, "room", "Bay"],
  [/^(?:studios?)$/, "room", "Studio"],
  [/^(?:cadeiras?)$/, "equipment", "Cadeira"],
  [/^(?:macas?)$/, "equipment", "Maca"],
  [/^(?:sillas?|sillon|sillones)$/, "equipment", "Sillón"],
  [/^(?:camillas?)$/, "equipment", "Camilla"],
  [/^(?:chairs?)$/, "equipment", "Chair"],
  [/^(?:elevador|elevadores)$/, "equipment", "Elevador"],
  [/^(?:rampas?)$/, "equipment", "Rampa"],
  [/^(?:lifts?)$/, "equipment", "Lift"],
  [/^(?:maquinas?)$/, "equipment", "Máquina"],
  [/^(?:machines?)$/, "equipment", "Machine"],
  [/^(?:equipamentos?)$/, "equipment", "Equipamento"],
  [/^(?:equipos)$/, "equipment", "Equipo"],
  [/^(?:motos?|motocicletas?)$/, "vehicle", "Moto"],
  [/^(?:carros?)$/, "vehicle", "Carro"],
  [/^(?:autos?)$/, "vehicle", "Auto"],
  [/^(?:vans?)$/, "vehicle", "Van"],
  [/^(?:furgon|furgones)$/, "vehicle", "Furgón"],
  [/^(?:camioneta|camionetas)$/, "vehicle", "Camioneta"],
  [/^(?:caminhao|caminhoes)$/, "vehicle", "Caminhão"],
  [/^(?:bicicletas?)$/, "vehicle", "Bicicleta"],
  [/^(?:bikes?)$/, "vehicle", "Bike"],
  [/^(?:cars?)$/, "vehicle", "Car"],
  [/^(?:trucks?)$/, "vehicle", "Truck"],
  [/^(?:veiculos?)$/, "vehicle", "Veículo"],
  [/^(?:vehiculos?)$/, "vehicle", "Vehículo"],
  [/^(?:vehicles?)$/, "vehicle", "Vehicle"],
];
const peopleWord =
  /^(?:pessoas?|personas?|people|profissiona(?:l|is)|profesional(?:es)?|professionals?|funcionari[oa]s?|emplead[oa]s?|employees?|staff|atendentes?|barbeir[oa]s?|barber[oa]s?|barbers?|cabeleireir[oa]s?|peluquer[oa]s?|hairdressers?|stylists?|estilistas?|manicures?|manicuristas?|medic[oa]s?|doctor(?:e?s|as?)?|dentistas?|dentists?|terapeutas?|therapists?|mecanic[oa]s?|mechanics?|motoristas?|motoboys?|entregador(?:es|as?)?|repartidor(?:es|as?)?|conductor(?:es)?|chofer(?:es)?|drivers?|couriers?|professor(?:es|as?)?|profesor(?:es|as?)?|instrutor(?:es|as?)?|instructor(?:es|as?)?|instructors?|teachers?|fotograf[oa]s?|photographers?|tatuador(?:es|as?)?)$/;

export type Named = { people: string[]; anonymous: number; places: Place[]; justMe: boolean };

const counted = new RegExp(`(?<![a-z\\d])(${someNumber}) ([a-z]+)`, "g");
const most = 50;

function placesIn(text: string): { places: Place[]; anonymous: number } {
  const places: Place[] = [];
  let anonymous = 0;
  for (const [, figure = "", word = ""] of fold(text).matchAll(counted)) {
    const count = Math.min(numberOf(figure), most);
    const thing = things.find(([pattern]) => pattern.test(word));
    if (thing)
      for (let n = 1; n <= count; n++)
        places.push({ kind: thing[1], name: count === 1 ? thing[2] : `${thing[2]} ${n}` });
    else if (peopleWord.test(word)) anonymous = Math.max(anonymous, count);
  }
  return { places, anonymous };
}

const title = "(?:(?:Dra?|Sra?|Prof[aª]?)\\.? )?";
const name = `${title}\\p{Lu}[\\p{L}'’]+(?: (?:(?:de|da|do|dos|del|la) )?\\p{Lu}[\\p{L}'’]+)*`;
const joint = "(?:,? (?:e|y|and|&) |, )";
const cue =
  "(?:com|con|with|somos|s[aã]o|son|are|equipe:?|equipo:?|team:?|trabalham|trabalhamos|atendem|atendemos|trabajan|trabajamos|atienden|eu e|yo y|me and|[a-zç]+(?:eir|ist|ic|or|er)[aeo]?s)";
const cued = new RegExp(
  `(?<![\\p{L}])${cue}[:,]? (?:(?:a|o|as|os|el|la|los|las|the) )?(${name}(?:${joint}(?:(?:a|o|el|la) )?${name})*)`,
  "gu",
);
const oneName = new RegExp(`^${name}$`, "u");
const justMe =
  /\b(so eu|somente eu|apenas eu|eu mesm[oa]|eu sozinh[oa]|sozinh[oa]|solo yo|yo sol[oa]|just me|only me|myself|by myself)\b|^(?:eu|yo|me|i)$/;

const split = (list: string): string[] =>
  list
    .split(/\s*(?:,|;|\n|\/|(?<![\p{L}])(?:e|y|and|&)(?![\p{L}]))\s*/u)
    .map((each) => each.replace(/^(?:a|o|as|os|el|la|los|las|the)\s+/iu, "").trim())
    .filter((each) => each !== "");

const capital = (word: string): string =>
  /^(?:de|da|do|dos|del)$/.test(word) ? word : (word[0]?.toUpperCase() ?? "") + word.slice(1);

/** Asked for the people, an answer such as "ana, bruno e carla" is a list of names, however it is written. */
function listedPeople(text: string): string[] {
  const bare = text.replace(
    /^.*?(?<![\p{L}])(?:somos|s[aã]o|son|are|equipe|equipo|team|trabalham|trabajan|atendem|atienden|temos|tenemos|we have|tem|com)(?![\p{L}])\s*:?\s*/iu,
    "",
  );
  return split(bare).flatMap((each) => {
    const folded = fold(each);
    const words = each.split(" ");
    const other =
      /\d|[?!%$]/.test(each) ||
      words.length > 4 ||
      justMe.test(folded) ||
      words.some((word) => peopleWord.test(fold(word)) || things.some(([pattern]) => pattern.test(fold(word)))) ||
      /^(?:nao|no|sim|si|yes|eu|yo|me|i|nada|ninguem|nadie|nobody|nao sei|no se)$/.test(folded);
    if (other || !/^[\p{L}'’. ]{2,60}$/u.test(each)) return [];
    return [words.map(capital).join(" ")];
  });
}

/** Who and what the work is done by. `asked`: the text answers that very question. */
export function resourcesIn(text: string, asked: boolean): Named {
  const { places, anonymous } = placesIn(text);
  const told = [...text.matchAll(cued)].flatMap(([, list = ""]) => split(list)).filter((each) => oneName.test(each));
  const plain = clausesOf(text)
    .filter((clause) => !isAboutHours(clause) && moneyIn(clause) === null)
    .filter((clause) => !aboutDeposit.test(fold(clause)) && !aboutQueue.test(fold(clause)));
  const listed = asked ? listedPeople(plain.join(", ")) : [];
  const people = [...new Set([...told, ...listed])].slice(0, most);
  return { people, anonymous: people.length > 0 ? 0 : anonymous, places, justMe: justMe.test(fold(text)) };
}
