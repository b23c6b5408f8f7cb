const anyOf = (...phrases: string[]): RegExp => new RegExp(phrases.join("|"));
const either = (...phrases: string[]): string => `(?:${phrases.join("|")})`;
const words = (...phrases: string[]): RegExp => new RegExp(`\\b(?:${phrases.join("|")})\\b`);

/** Outrage, money for nothing, a wait that goes on: said of what was done, and never of what is wanted. */
const outraged = words(
  "(?:um|que|uma|una|un|e|es un|is an|it's|its|absolute|total) (?:absurdo|absurda|disgrace|joke)",
  "falta de respe[ic]?to",
  "una verguenza",
  "(?:e|eh) (?:uma )?vergonha",
  "uma vergonha",
  "tomadura de pelo",
  "palhacada",
  "inaceptable",
  "inaceitavel",
  "inadmis[si]+[bv]\\w+",
  "unacceptable",
  "disgraceful",
  "rip ?-?off",
  "daylight robbery",
  "not ok(?:ay)? for what (?:i|we) paid",
  "(?:really|very|so|extremely) (?:not happy|unhappy|disappointed|annoyed|upset) (?:with|about|at) (?:you|your|the (?:service|work|job|result))",
  "really not happy",
  "not happy (?:with|about) (?:the|your|how)",
  "muy (?:disconforme|insatisfech[oa])",
  "(?:muito|bem) (?:insatisfeit[oa]|decepcionad[oa])",
  "(?:quiero|quisiera|quero|queria|gostaria de|want to|need to|i'd like to) (?:fazer uma |hacer un |hacer una |make a |file a |presentar una )?(?:reclamar|reclamacao|reclamo|queja|quejarme|complain|complaint|denunciar)",
  "tengo una queja",
  "tenho uma reclamacao",
  "i have a complaint",
  "pesimo servicio",
  "pessimo (?:servico|atendimento)",
  "terrible service",
  "money back",
  "mi dinero de vuelta",
  "mi plata de vuelta",
  "meu dinheiro de volta",
  "(?:me )?devuelvan (?:la|mi) plata",
  "assim nao da",
  "asi no se puede",
);
const paidFor = anyOf(
  "\\b(?:paguei|pagamos|pague|paid|gastei|gaste)\\b[^.!]{0,40}\\b(?:(?:pra|para|por|for) (?:isso|isto|eso|esto|this|that)|a toa|pra nada|para nada|for nothing|al pedo)\\b",
  "\\b(?:me|nos) cobr(?:aram|aron|ou)\\b[^.!]{0,60}\\b(?:duas vezes|dos veces|de mais|a mais|de mas|sin (?:hacer|avisar)|sem (?:fazer|avisar)|sigue|segue|continua|errado|mal|no le hicieron|nao fizeram)\\b",
  "\\b(?:you(?:'ve| have)?|they(?:'ve| have)?) (?:over)?charged (?:me|us)\\b[^.!]{0,40}\\b(?:twice|double|too much|for (?:nothing|something))\\b",
  "\\b(?:i was|i got|i've been|we were) (?:over|double )?charged (?:twice|double|too much|for (?:a|something|nothing))\\b",
  "\\bovercharged\\b",
);
const whoPays =
  /\b(?:quem|quien|who(?:'s| is| will)?) (?:vai |va a |se va a |going to |gonna |se )?(?:resolver?|resuelve|paga|pagar|pay|pays|arca|arcar|hace cargo|hacer cargo|fix|responsabiliz\w+|responde por)\b/;
/** Somebody of the business, and what they did. */
const by = either(
  "your (?:guy|man|lad|girl|lady|team|people|staff|technician|tech|tutor|teacher|driver|cleaner|painter|plumber|barber|stylist|mechanic|receptionist|\\w+ist|\\w+er)",
  "the (?:guy|girl|lady|man|woman|tutor|teacher|driver|technician|tech|stylist|barber|mechanic|therapist|masseuse|cleaner|painter|plumber)(?: (?:who|that) \\w+ \\w+ \\w+)?",
  "o (?:rapaz|cara|tecnico|entregador|motorista|pintor|encanador|barbeiro|mecanico|professor|funcionario) (?:de voces|que veio|que atendeu)",
  "el (?:tecnico|chico|muchacho|repartidor|chofer|pintor|plomero|barbero|mecanico|profesor|empleado) (?:de ustedes|que vino|que mandaron|que me atendio)",
  "(?:la chica|la senora|a moca|a menina) (?:de ustedes|de voces|que (?:vino|veio|me atendio|me atendeu))",
);
const badly = either(
  "left (?:\\w+ )?(?:paint|dirt|mud|a mess|a mark|marks|scratch\\w*|stains?|everything|water|the)",
  "broke",
  "damaged",
  "scratched",
  "ruined",
  "burn(?:ed|t)",
  "cut me",
  "hurt",
  "was (?:so |really |very |\\w+ )?(?:rude|late|on (?:his|her|their) phone)",
  "never (?:showed|came|turned up|arrived|called)",
  "didn't (?:show|turn up|come)",
  "hasn't (?:shown|turned up)",
  "ignor\\w+",
  "yelled",
  "shouted",
  "quebrou",
  "estragou",
  "arranhou",
  "riscou",
  "sujou",
  "manchou",
  "machucou",
  "foi (?:muito |super )?(?:grosso|grossa|mal educad[oa])",
  "nao (?:apareceu|veio)",
  "rompio",
  "rayo",
  "arruino",
  "mancho",
  "ensucio",
  "lastimo",
  "fue (?:muy |re )?(?:grosero|grosera|maleducad[oa])",
  "no (?:vino|aparecio)",
  "dejo (?:todo|la|el) \\w+",
);
const theirDoing = new RegExp(`\\b${by}\\b(?:[^.!?]{0,40})\\b${badly}\\b`);
/** "They washed my car and now there is a scratch", "you did my nails and two came off". */
const worse =
  /\b(?:lavaram|fizeram|fiz|fizemos|cortaram|pintaram|consertaram|arrumaram|trocaram|instalaram|lavaron|hicieron|me hice|nos hicieron|cortaron|pintaron|arreglaron|cambiaron|instalaron|repararon|you (?:washed|did|cut|painted|fixed|repaired|installed|changed|dyed)|(?:got|had) (?:my|the|it) [^.!?]{1,30}(?:done|fixed|repaired|cut|painted|washed))\b[^!?]{0,70}\b(?:e (?:agora|continua|segue|ja)|y (?:ahora|sigue|ya)|and (?:now|it's still|it still|already)|but (?:it's still|it still|now)|mas continua|pero sigue|ja (?:descol|quebr|solt|sai|desbot|estrag)\w+|ya se (?:me )?(?:despeg|romp|salt|cay|sali)\w+|already (?:came|fell|broke|chipp|peel)\w*)\b/;
const unheeded = anyOf(
  "\\b(?:ninguem (?:atende|responde|apareceu|veio|me avisou|avisou|resolve)|nadie (?:contesta|responde|aparecio|vino|me aviso|aviso|atiende|se hace)|no ?(?:one|body) (?:answers|replied|replies|showed up|turned up|came|called|is answering|picks up|told me))\\b",
  "\\b(?:van|ja sao|ya son|ja foram|es la|ja e a|this is the|that's the|for the) (?:(?:dos|tres|cuatro|duas|tres|quatro|\\d) (?:veces|vezes) que|(?:segunda|tercera|terceira|second|third|fourth|2nd|3rd) (?:vez que|time (?:you|that|this|i|they)))\\b",
  "\\b(?:late|tarde|atrasad\\w+|no-?show) (?:again|otra vez|de novo|outra vez|de nuevo)\\b",
  "\\b(?:todavia|aun|ainda) (?:no|nao) (?:llego|vino|aparecio|chegou|veio|apareceu)\\b[^.!?]{0,30}\\b(?:quedamos|quedo|combinamos|ficou de|marcamos|dijo|disse|agreed|era)\\b",
  "\\b(?:esper\\w+|waiting|waited) (?:ha |hace |for |mais de |mas de |over )*(?:\\w+ )?(?:horas?|hours?|semanas?|weeks?|dias|days) (?:e nada|y nada|and nothing|ja|ya)\\b",
  "\\b(?:tenia que|deberia|devia|era pra|tinha que|was supposed to|should have) (?:haber |ter |have )?(?:llegad\\w*|llegar|venir|vir|chegar|entregar|arrive\\w*|come|be here)\\b[^.!?]{0,40}\\b(?:y nada|e nada|nothing|still|nadie|ninguem|no one|nobody)\\b",
);

const all = [outraged, paidFor, whoPays, theirDoing, worse, unheeded];
/** What asks whether it may happen, or thanks for it. */
const supposed = /^\W*(?:e |y |and )?(?:se|si|if|what if|caso) /;

/** Whether a folded text complains of what was done, charged or not done: that is for a person, whatever service it names. */
export const isComplaint = (folded: string): boolean =>
  !supposed.test(folded) && all.some((words) => words.test(folded));
