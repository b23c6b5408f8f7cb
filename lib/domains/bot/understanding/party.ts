import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";

const n = (text: string | undefined): number => numberOf(text ?? "");

const people =
  "(?:pessoas?|personas?|people|persons?|ppl|pax|adultos?|adults?|guests?|lugares|cubiertos|clientes|ninos?|ninas?|chicos|chicas|criancas?|kids?|children|alunos?|alumnos?|passageiros|convidados|invitados|amigos|amigas|friends)";
const kin =
  "(?:esposa|esposo|marido|mulher|mujer|namorad[oa]|novi[oa]|filh[oa]|hij[oa]|mae|pai|mama|papa|madre|padre|irma|irmao|herman[oa]|amig[oa]|wife|husband|partner|girlfriend|boyfriend|son|daughter|kid|mom|mum|dad|mother|father|brother|sister|friend|companheir[oa]|parceir[oa]|pareja|sobrinh[oa]|sobrin[oa]|cunhad[oa]|prim[oa]|avo|abuel[oa]|mate|buddy|bestie|colega|training partner|cousin|missus|fella|companer[oa]|vizinh[oa]|vecin[oa]|sogr[oa]|suegr[oa]|flatmate|roommate|roomie|housemate|coworker|colleague|running partner|gym buddy|bf|gf|boyf|girlf|husb|hubs|bro|sis|neighbou?r|aunt|uncle|nephew|niece|viejo|vieja|padrino|madrina|tia|tio|bebe|baby|grandma|grandpa|gran|nana|fiancee?|hubby|noiv[oa]|menin[oa]|girl|boy|pia|guri|guria|moleque|nene|nena|pibe|piba|pequen[oa])";
const mine =
  "(?:pro meu|pra minha|para meu|para minha|para mi|pro|pra|for my|meu|minha|mi|my|mi mejor|um|uma|un|una|a|o|el|la|the)";
const me = "(?:eu|mim|yo|mi|me|i|myself)";
/** Who speaks, after the others: "my two boys and me". */
const andMe = "(?:e|y|and|&|mais|mas|plus|\\+) (?:(?:para|pra|for|a) )?(?:eu|mim|yo|mi|me|i|myself)";
const and = "(?:e|y|and|&|mais|mas|plus|\\+|com|con|with)";

const theirs =
  "(?:meus|minhas|mis|my|os|as|los|las|nossos|nossas|nuestros|nuestras|our) (?:(dois|duas|dos|two|tres|three|quatro|cuatro|four|\\d) )(?:filh[oa]s|hij[oa]s|menin[oa]s|nen[ea]s|moleques|garotos|flatmates|roommates|housemates|mates|colleagues|cousins|sisters|brothers|boys|girls|kids|sons|daughters|children|chic[oa]s|sobrinh[oa]s|sobrin[oa]s|netos|netas|niet[oa]s|criancas|amig[oa]s|friends|herman[oa]s|irmaos|irmas|perr[oa]s|perrit[oa]s|gat[oa]s|gatit[oa]s|gatinh[oa]s|cachorr[oa]s|cachorrinh[oa]s|caes|mascotas|dogs|pups|puppies|cats|kittens|pets)";

const plural =
  "(?:filh[oa]s|hij[oa]s|menin[oa]s|nen[ea]s|boys|girls|sons|daughters|sisters|brothers|cousins|mates|colleagues|flatmates|roommates|herman[oa]s|irmaos|irmas|prim[oa]s|sobrinh[oa]s|sobrin[oa]s|colegas|companer[oa]s)";

/** Several people by what they are to each other, or to the day. */
const several = `(?:${people}|${plural}|teenagers|teens|adolescentes|bridesmaids|madrinhas|padrinhos|madrinas|padrinos|damas|noivas|novias|netos|netas|niet[oa]s|grandkids|nephews|nieces|tias|tios|girlfriends|youngsters|gurias|guris|pibes|pibas|compas|cunhad[oa]s|cunad[oa]s)`;
const others = "(?:mais|mas|more|other|another|otr[oa]s|outr[oa]s)";
const ours = "(?:our|my|meus|minhas|mis|noss[oa]s|nuestr[oa]s|os|as|los|las|the|his|her)";
/** One or several of those who come: "me", "my husband", "our 2 teenagers", "mais duas madrinhas". */
const member = `(?:(?:${mine}|our|nuestr[oa]|noss[oa]|her|his|su|seu|sua) ${kin}|(?:${ours} )?(?:${others} )?(?:${someNumber}) ${several}|${others} (?:${someNumber})(?! (?:horas?|hours?|dias?|days?|h|hs|anos|years|semanas|weeks|vezes|veces|times)\\b)|${me})`;
const joinedBy =
  "(?:,? (?:e|y|and|&|mais|mas|plus|\\+|com|con|with|tambem|tambien|also))?(?: (?:para|pra|pro|for|a))? ";
const list = new RegExp(` (?:para |pra |pro |for )?${member}(?:${joinedBy}${member}){2,}(?= )`);
const pair = new RegExp(` (?:para |pra |pro |for )?${me} ${and} (?:para |pra |pro |for )?${member}(?= )`);
const each = new RegExp(` ${member}(?= )`, "g");

/** Those of a list, counted: "me and my husband and our 2 teenagers" are four. */
const countedIn = ([found]: RegExpExecArray): number =>
  [...`${found} `.matchAll(each)].reduce((sum, [who]) => {
    const number = new RegExp(` (${someNumber})(?= |$)`).exec(who)?.[1];
    return sum + (number && !new RegExp(` ${kin}$`).test(who) ? n(number) : 1);
  }, 0);

type Reading = [pattern: RegExp, count: (found: RegExpExecArray) => number];

/** A comma leaves a space behind, and three dots three: two words stand apart by some, and not by a thousand. */
const spaced = ({ source, flags }: RegExp): RegExp => new RegExp(source.replace(/ /g, " {1,6}"), flags);

const readings: readonly Reading[] = [
  // "My friend dropped out, just me"
  [
    / (?:(?:so|solo|somente|apenas|only|just) (?:eu|yo|me)|(?:voy|iria|ire) sol[oa]|vou sozinh[oa]|(?:yo|eu) (?:sol[oa]|sozinh[oa])|by myself|on my own)(?= )/,
    () => 1,
  ],
  // "We are three: my two brothers and I"
  [
    new RegExp(
      ` (?:somos|seremos|seriamos|sao|son|we are|we're|we'd be|there are) (?:em |nos |so )?(${someNumber})(?= (?!h |hs |hrs |horas? |da |de la |pm |am |: |anos |years |vezes |veces |dias |meses |(?!mas |mais |pues )[a-z]+s ))`,
    ),
    (found) => n(found[1]),
  ],
  // "Actually make it three, my sister is coming too"
  [
    new RegExp(
      ` (?:make (?:it|that)|agora somos|agora seremos|ahora somos|seremos|vamos ser|que sean|que sejam) (${someNumber})(?= (?:\\S+ )*(?:coming|comes|joins|joining|too|as well|vem|vai|vao|viene|vienen|tambem|tambien|suma|in town|my (?:sister|brother|friend|mum|mom|wife|husband|daughter|son)))`,
    ),
    (found) => n(found[1]),
  ],
  // "My dad is out, that leaves two", "my sister's coming too so three"
  [
    new RegExp(
      ` (?:quedamos|ficamos|seriamos|entao (?:somos|vamos)|o sea|ou seja|that leaves|that makes|makes us|so (?:it's|its|we're|were) |so) (${someNumber})(?: (?:of us|${people}|now|agora|ahora|entonces|then))*(?= $| (?:el|la|no|na|on|para|pra) )`,
    ),
    (found) => n(found[1]),
  ],
  // "Two friends, we are three in all"
  [
    new RegExp(` (${someNumber}) (?:${people} )?(?:no total|ao todo|en total|in total|in all|altogether)(?= )`),
    (found) => n(found[1]),
  ],
  [new RegExp(` (?:fit|squeeze|take) (${someNumber}) (?:of us )?in(?= )`), (found) => n(found[1])],
  // "Limpeza pra 3 pessoas (eu e meus dois filhos)"
  [
    new RegExp(` (${someNumber}) (?:pessoas|personas|people)(?! (?:e|y|and|mais|mas) (?:${someNumber}))(?= )`),
    (found) => n(found[1]),
  ],
  // "Me and my husband and our 2 teenagers", "pra mim e mais duas madrinhas"
  [list, countedIn],
  [pair, countedIn],
  // "Eu, a Bia e a Carol"
  [/ (?:eu|yo) (?:a|o|la|el) \p{L}+ (?:e|y) (?:a|o|la|el) \p{L}+(?= )/u, () => 3],
  // "Meus dois meninos e eu", "two friends and me"
  [new RegExp(` ${theirs} ${andMe}(?= )`), (found) => n(found[1]) + 1],
  [new RegExp(` (${someNumber}) (?:${people}|${plural}) ${andMe}(?= )`), (found) => n(found[1]) + 1],
  // "Two of us", "dos somos", "vamos dois"
  [
    new RegExp(
      ` (${someNumber}) (?:somos|seremos|seriamos|vamos|iremos|iriamos|of us)(?= (?!${someNumber} |as |a las |para as |para las ))`,
    ),
    (found) => n(found[1]),
  ],
  [
    / (?:vamos|iremos|iriamos|viremos|vendremos|vendriamos|we'll be|we will be|we'd be|there'll be|it's|it is|serian|seriamos) (?:so |solo |just |only )?(dois|duas|dos|two|tres|three|quatro|cuatro|four)(?= (?:pessoas |personas |people |of us |$|y |e |and |,|amanha|manana|tomorrow|na |no |el |on |hoje|hoy|today))/,
    (found) => n(found[1]),
  ],
  // "Eu e meus dois meninos"
  [new RegExp(` (?:para |pra )?${me} ${and} (?:pros |pras |para )?${theirs}(?= )`), (found) => n(found[1]) + 1],
  [new RegExp(` ${theirs}(?= )`), (found) => n(found[1])],
  [
    new RegExp(
      ` (${someNumber}) (?:of my|de mis|dos meus|das minhas) (?:kids|boys|girls|sons|daughters|children|hij[oa]s|filh[oa]s|ni[nñ][oa]s|chic[oa]s|menin[oa]s)(?= )`,
    ),
    (found) => n(found[1]),
  ],
  // "Both my boys", "ambos hijos"
  [
    new RegExp(
      ` (?:both (?:of )?(?:my|our|the)|(?:os|as|los|las) (?:dois|duas|dos) (?:meus|minhas|de mis)?|ambos (?:mis |meus )?|ambas (?:mis |minhas )?) ?(?:${people}|${plural}|nen[ea]s|pib[ea]s|boys|girls|dogs|cats|perros|gatos|cachorros)(?= )`,
    ),
    () => 2,
  ],
  [/ (?:los|las|os|as) tres(?= (?!de |da |h |hs |y |e |en punto|primer|ultim|prim))/, () => 3],
  [/ (?:gemeos|gemeas|gemelos|gemelas|mellizos|mellizas|twins)(?= )/, () => 2],
  [
    new RegExp(
      ` (${someNumber}) (?:madrinhas|padrinhos|damas|bridesmaids|noivas|boys|girls|kids|meninos|meninas|nenes|nenas|hijos|filhos)(?= )`,
    ),
    (found) => n(found[1]),
  ],
  // "2 adults and 1 child"
  [
    new RegExp(` (${someNumber}) ${people} (?:e|y|and|\\+|mais|mas) (${someNumber}) ${people}(?= )`),
    (found) => n(found[1]) + n(found[2]),
  ],
  [
    new RegExp(` ${me} ${and} (?:mais |mas |other |another )?(${someNumber})(?: ${people})?(?= (?!h |hs |hora))`),
    (found) => n(found[1]) + 1,
  ],
  [new RegExp(` ${me} ${and} ${mine} ${kin} ${and} ${mine} ${kin}(?= )`), () => 3],
  [new RegExp(` ${me} ${mine} ${kin} ${and} ${mine} ${kin}(?= )`), () => 3],
  [new RegExp(` ${mine} ${kin} ${mine} ${kin} ${and} ${me}(?= )`), () => 3],
  [new RegExp(` ${me} ${and} (?:${mine} )?${kin}(?= )`), () => 2],
  // "Podemos ir con una amiga?"
  [
    new RegExp(
      ` (?:podemos|queremos|vamos|iriamos|quisieramos|gostariamos|ir|we|come|coming) (?:\\S+ ){0,3}(?:con|com|with) ${mine} (?:amig[oa]|friend|mate|buddy)(?= )`,
    ),
    () => 2,
  ],
  // "Two spots for pilates"
  [
    new RegExp(` (${someNumber}) (?:spots|places|vagas|lugares|cupos) (?:for|in|on|para|pra|en|na|no)(?= )`),
    (found) => n(found[1]),
  ],
  [
    new RegExp(
      ` (?:${mine} )?${kin} ${and} (?:eu|yo|i|me|myself|mim|a mi|para mim|pra mim|para mi|for me|for myself)(?= )`,
    ),
    () => 2,
  ],
  // "My daughter and her friend", "pra minha sogra e pro meu sogro"
  [new RegExp(` ${mine} ${kin} ${and} (?:${mine} |her |his |su |seu |sua |pro seu |a )+${kin}(?= )`), () => 2],
  [
    new RegExp(
      ` (?:para |pra |for |somos |seremos |we are |we're |we'll be |vamos |iriamos |in |em |entre )?(?:a (?:group|party|family) of |grupo de |familia de |mesa (?:para|pra|de) |table (?:for|of) |party of )?(${someNumber}) (?:of us|${people})(?= )`,
    ),
    (found) => n(found[1]),
  ],
  [
    new RegExp(
      ` (?:mesa (?:para|pra|de)|table (?:for|of)|party of|group of|grupo de|familia de|family of|somos|seremos|we are|we're|we'll be|there (?:are|will be)|vamos ser|vamos em|iremos|lugar(?:es)? (?:para|pra)|turno para|reserva para|reserva pra|reservation for|booking for) (?:em |nos |the )?(${someNumber})(?= (?!h |hs |hrs |horas? |da |de la |pm |am |: ))`,
    ),
    (found) => n(found[1]),
  ],
  [
    / (?:nos dois|nos duas|nosotros dos|nosotras dos|los dos|(?<! a )las dos|both of us|the two of us|us two|um casal|un pareja|una pareja|a couple|de casal|para casal|pra casal|para un matrimonio|en pareja|pra dois|para dois|pra duas|para dos|for two)(?= )/,
    () => 2,
  ],
  [/ (?:nos tres|nosotros tres|the three of us|pra tres|para tres|for three)(?= (?!h |hs |da |de la |pm ))/, () => 3],
  [/ (?:pra quatro|para quatro|para cuatro|for four)(?= (?!h |hs |da |de la |pm ))/, () => 4],
];

/** "Pilates for 2, Monday around noon": where an hour is named beside it, it counts people. */
const besideHour =
  / (?:for|para|pra) ([2-8]|two|three|four|dois|duas|dos|tres|quatro|cuatro)(?= (?!h |hs |hrs |horas? |am |pm |da |de |of |o'clock |y |e meia|: |\/))(?=.* (?:noon|morning|afternoon|evening|meio dia|mediodia|de manha|a tarde|de tarde|a noite|por la manana|a la manana|de la manana|de la tarde|\d{1,2} ?(?:am|pm|h|hs)|(?:at|as|a las) \d{1,2})(?= ))/;

const patterns: readonly Reading[] = [
  ...readings.map(([pattern, count]): Reading => [spaced(pattern), count]),
  [besideHour, (found) => n(found[1])],
];

/** How many come, and where in a folded text that stands; null where nothing says it. */
export function partyIn(text: string): { size: number; from: number; to: number } | null {
  const padded = ` ${text.replace(/[,.!?;:]/g, " ")} `;
  for (const [pattern, count] of patterns) {
    const found = pattern.exec(padded);
    const size = found && count(found);
    if (found && size && size >= 1 && size <= 100) {
      // A family says what is wanted too: "family of 6, photos".
      const kept =
        /^ (?:para |pra |for )?(?:a |una |uma )?(?:family|familia) (?:of|de) /.exec(found[0])?.[0].length ?? 0;
      return { size, from: found.index + Math.max(0, kept - 1), to: found.index + found[0].length - 1 };
    }
  }
  return null;
}
