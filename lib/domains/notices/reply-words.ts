/** Words of answers to a notice, folded, in Portuguese, Spanish and English as they are typed on a phone. */

const any = (words: string): string => `(?:${words.split(/,\s+/).join("|")})`;
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${any(words)}(?![\\p{L}\\d])`, "u");
const opening = (words: string): RegExp => new RegExp(`^ *${any(words)}(?![\\p{L}\\d'])`, "u");
const start = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${any(words)}`, "u");

/** What is ended, given up or given to somebody else. */
const cancelling = `libera[rn]? (?:o|el|mi|meu|a|la|minha) (?:horario|turno|lugar|vaga|cita|hora|espaco|espacio), free up (?:the|my) , bail(?:ing)?(?: |$), (?:to|must|gotta|will|backing|pulling) (?:back |pull )?out, have to skip,
  (?:tirar?|tirem|sac[ae]n?|saquen|quit[ae]n?|take|remove) (?:o )?(?:meu nome|mi nombre|my name) (?:[\\p{L}]+ ){0,2}(?:agenda|calendar|schedule), cancel, cansel, cancl, canc[ae]l, desmarc, anul[aáe], desist, call(?:ing)? (?:it )?off, sin efecto,
  take me off the (?:schedule|calendar|book), de baja (?:el|mi|la|o|meu|minha) , (?:give|dar|dale|den|pasar|passar|darlo|pasalo)
  (?:[\\p{L}]+ ){0,5}(?:someone|somebody|outra pessoa|outro paciente|otra persona|otro paciente|a otro)`;
const moving = `remarc, reagend, remanej, adiar, adiant, antecip, transfer, empurr, troca, mudar, muda , cambi, mover, moveme,
  correrlo, correlo, correme, (?:correr|corras?|pasar|passar|pas[ae]n?|pass[ae]) (?:el|la|mi|o|a|meu|minha) (?:turno|cita|hora|horario|consulta|reserva|visita|sesion|sessao), posterg, reprog, adelant, aplaz, resch, resced, reesch, postpon, push , move , moved to(?! (?:[\\p{L}]+ ){0,2}(?:city|town|state|country|house|apartment|place)),
  moving my, switch, swap, change , me lo moves, movelo, otro horario, otro dia, outro horario, outro dia, another time, another day, pas(?:a|ar|ame|alo|arlo|arme) (?:para|al|a la), pass(?:a|ar|e) (?:pra|para|pro)`;

export const words = {
  /** A whole message that says it. */
  stopAlone:
    /^(?:stop(?: all)?|unsubscribe|opt ?out|sair|salir|parar|pare|parem|baja|descadastrar|remover|chega)[ .!]*$/,
  stop: /(?<!\p{L})(?:stop|quit|enough|dej[ae]n?|basta|chega|par[ae]m?|parar|no more|no quiero|no me(?! lleg)|nao quero|nao me(?! cheg)|nao mande|(?:don'?t|do not)(?! (?:want to (?:do|talk|discuss|book|handle)|get|have|see|receive)(?!\p{L}))|sac[ae]n?me|sacarme|me tir[ae]m?|me remov[ae]m?|tir[ae]me|darme|dar-me|dame de baja|remove me|remove my|take my|take me)(?: [\p{L}']+){0,6}? (?:messag|msg|mensa|aviso|lembret|recordator|reminder|text|whats|zap|escrib|escrev|spam|notific|(?:off |from )?(?:your |the |this |la |da |de )*list|number)/u,
  /** "Take my number off": the messages end with it. */
  forgetNumber:
    /(?<!\p{L})(?:sac[ae]n?|saquen|quit[ae]n?|borr[ae]n?|elimin[ae]n?|tir[ae]m?|apag(?:uem|a)|exclu(?:am|a|ir)|delete|remove) (?:o |el )?(?:mi|meu|my) (?:numero|contacto|contato|number|phone|telefono|telefone|celular)/u,
  /** The list of a class on a day is a visit, not our messages. */
  offList: /(?<!\p{L})(?:list|lista)(?!\p{L})/u,
  unsure: word(
    `nao sei(?! quando), n sei(?! quando), talvez, acho que, depende, depois (?:eu )?(?:te )?(?:falo|aviso|confirmo|digo|vejo), te aviso, os aviso,
    les aviso, aviso (?:depois|mais tarde|amanha|despues|luego), vou ver, vou tentar, no se(?! cuando), nose, capaz, quizas?, tal vez,
    puede que, despues (?:te|les), te confirmo, les confirmo, confirmo (?:depois|mais tarde|despues|luego|manana|amanha),
    not sure(?! when), maybe, might, let you know, i'?ll see, perhaps, ver s[ie], dejame ver, deixa eu ver, let me check,
    (?:can|could|posso|puedo) (?:i )?confirm(?:ar)? (?:later|depois|mais tarde|despues|luego), tentar, try to, (?<!o )si no, si me, si puedo, se (?:meu|minha|o|a|der|eu puder|eu conseguir|nao) , if (?:i|my|it|they|the) `,
  ),
  /** Hypothetical or asked about, not done. */
  onlyThought: start(
    `ia , iba a, was going to, was about to, pensei, pense , pensando em, thought, thinking of, almost, quase, casi, how ,
    what if, e se , y si , se eu, se a gente, si yo, si lo, si la, se precisar, si tengo, if , caso , como (?:faco|hago|faz|se),
    puedo cancel, posso cancel, can i cancel, until when, ate quando, hasta cuando`,
  ),
  /** What comes later is not asked for now: "I will call to book again". */
  someday: start(
    `depois eu, (?<!(?:no se|nao sei|n sei|not sure|know) )(?:cuando|quando|when) , les escribo, te escribo, entro em contato, te llamo, les llamo, ligo , i'?ll call,
    will call, another time maybe, some other time`,
  ),
  cancel: start(cancelling),
  /** "Cancel that one and give me one on Saturday." */
  rebook: word(
    "me (?:poe|ponha|ponen?|pones|pon|bota|coloca|coloque|anota), ponme, marca, marque, dame, anotame, pasame, poneme, bota, coloca, put me, book me, give me one, (?<!(?:da|na|la|de|minha|mi) )agenda",
  ),
  done: start("cancelled my, canceled my, cancele mi, cancele el gim, cancelei (?:meu|minha|a |o )"),
  notCancel: new RegExp(
    `(?<!\\p{L})(?:nao|no|n|not|don'?t|dont|do not|never|nunca|nem|won'?t|sin|sem)(?: (?!(?:mas|pero|but) )[\\p{L}']+){0,4}? ${any(cancelling)}[\\p{L}]*`,
    "gu",
  ),
  unneeded: word(
    `ya no (?:necesito|quiero|hace falta|me hace falta|voy|va), nao (?:preciso|quero|vou|precisa|precisamos|vai) mais,
    no longer, no need (?:for|to come|anymore)(?: [\\p{L}]+)*, not needed(?: anymore)?, (?:en otro|em outro|no outro) (?:lado|lugar|sitio|salao|consultorio), somewhere else, elsewhere, (?:don'?t|do not) need (?:it|this|the appointment)?(?: anymore)?, changed my mind,
    mude de idea, cambie de idea, cambie de opinion, mudei de ideia, desisti`,
  ),
  cannot: word(
    `(?:nao|n|num) (?:vou|irei|vamos) (?:poder|conseguir|comparecer|dar|ir|estar)?, (?:nao|n|num) (?:posso|consigo|conseguirei|poderei|da|vai dar?|irei|podemos), (?:imposible|impossivel|impossible),
    no (?:voy|vamos) a (?:poder|ir|llegar|asistir|estar), no (?:puedo|podre|podemos|llego|ire|alcanzo|voy|asistire|me da), ndaikatui, se me complico,
    can'?t, cant, cannot, can not, won'?t(?: be)?, wont, unable, not able, not (?:coming|going), won'?t be coming`,
  ),
  move: start(moving),
  notMove: new RegExp(
    `(?<!\\p{L})(?:nao|no|n|not|don'?t|dont|do not|never|nunca|nem|sin|sem)(?: (?!(?:mas|pero|but) )[\\p{L}']+){0,4}? ${any(moving)}[\\p{L}]*`,
    "gu",
  ),
  otherTime: word(
    `(?:works?|suits?|fits?|would be|is|be)(?: me| us)? better, better for me, me (?:queda|viene|va) mejor, mejor para mi, fica melhor, melhor pra mim,
    anything (?:after|before|on|around), something (?:after|before|on|around), algo (?:depois|antes|despues|mas|mais),
    (?:me|nos) (?:encaixar?|encaixe|encaixem|encajar?|meter), (?:squeeze|fit) (?:me|us) in, (?:another|different|diff|other) (?:day|days|time|times|date|dates|slot|slots|hour), outr[oa]s? (?:dia|dias|hora|horario|horarios|data|datas|semana|vaga),
    otr[oa]s? (?:dia|dias|hora|horario|horarios|fecha|semana|turno), mais (?:tarde|cedo), mas (?:tarde|temprano), earlier, more late,
    later in the day, (?:do|be|make it|something|anything) later, find a date, instead, em vez de, en vez de, no lugar de, what else, so depois das, tem que ser, tem q ser,
    (?:tem|teria|tenes|tendrias|tienen|hay|habra|do you have|have you|got|is there) (?:[\\p{L}']+ ){0,3}(?:vaga|vagas|horario|horarios|hueco|huequito|lugar|turno|algo|anything|something|slot|slots|opening|spot)`,
  ),
  /** A day or an hour that is proposed. */
  when: word(
    `segunda, terca, quarta, quinta, sexta, sabado, domingo, lunes, martes, miercoles, jueves, viernes, monday, tuesday,
    wednesday, thursday, friday, saturday, sunday, (?:mon|tues|wednes|thurs|fri|satur|sun)days, mon, tue, wed, thu, fri, sat, sun, amanha, manana, tomorrow, semana, week,
    \\d{1,2}(?:[:h]\\d{0,2}|hs| ?am| ?pm)?, de manha, a la manana, a la tarde, de tarde, a tarde, tardecita, morning, afternoon,
    (?:umas?|as|a las|at|pelas) (?:una|uma|dos|duas|two|tres|three|cuatro|quatro|four|cinco|five|seis|six|siete|sete|seven|ocho|oito|eight|nueve|nove|nine|diez|dez|ten|once|onze|eleven)`,
  ),
  /** A day or an hour is asked for with these. */
  mayI: start(
    "i wish, pode ser, puede ser, podria ser, can we, could we, can i, could i, se puede, posso, podria, da pra, da para, tem como, and , y el, e na",
  ),
  late: word(
    "atrasad[oa], atrasar, vou chegar, llego tarde, voy a llegar tarde, demorad[oa], demoro, running late, be late, minutos, min, minutes, mins",
  ),
  /** At the beginning of a clause; elsewhere most of them mean little. */
  yes: opening(
    `s, ss, oka, all good, all set, todo bien, si+m*, sip, hi yeah, sisi, yes+, yep, yup, yeah, y, ok+, okay, okey, claro, dale, listo, joya, perfecto, perfeito, genial,
    barbaro, de una, obvio, sure, certo, certinho, beleza, blz, combinado, fechado, cfm, he+, great, perfect, sounds good,
    works for me, absolutely, definitely, of course, positivo, isso, tudo certo, td certo, marcado, com certeza, por supuesto`,
  ),
  comes: start(
    `confirm, cofirm, confrim, comfirm, no falto, cuenten conmigo, conta comigo, conte comigo, nao vejo a hora, mantem, make it,
    vou(?! (?:precisar|ter|levar|pagar|ver|chegar|tentar))\\b, irei, estarei, estare, voy\\b, ire\\b, asist, comparec,
    to (?:ai|la|indo)\\b, chego (?:na|no), estoy ahi, ahi estoy, nos vemos, ate (?:la|amanha|segunda|terca|quarta|quinta|sexta|sabado),
    hasta (?:manana|el|entonces|alli), be there, see (?:you|u|ya)\\b, i'?ll come, i will come, coming, on my way, count me in,
    keep (?:my|the) (?:appointment|booking|time|slot), sem falta, sin falta, pode deixar, pode confirmar, wouldn'?t miss,
    won'?t miss, can'?t wait, no problem, sem problema, no hay problema, me voy nomas, still on, mantenha, mantener`,
  ),
  /** Looks like a refusal but is none. */
  gladly:
    /no worries|no te preocupes|nao se preocupe|(?:nem|ni)(?: [\p{L}']+){1,6} (?:perco|falto|me pierdo|pierdo)|can'?t wait|wouldn'?t miss|won'?t miss|no (?:voy a|pienso) faltar|nao vou faltar|no problem|no hay problema|sem problema/gu,
  /** A wish in polite words is no hesitation: "I was wondering whether", "quería ver si". */
  wondering:
    /(?:quer(?:ia|iamos)|wanted to|just want to) (?:ver|saber|see|know|check) (?:si|se|if|whether)(?: no| nao| n)?|wondering (?:if|whether)|sera que(?: nao| n)?/g,
  /** A day that is offered is none either: "or maybe saturday morning". */
  offeredDay: new RegExp(
    `(?:maybe|perhaps|talvez|quizas?|tal vez|capaz)(?= (?:on |el |na |no |a |la |de )*${any(`segunda, terca, quarta, quinta, sexta,
    sabado, domingo, lunes, martes, miercoles, jueves, viernes, monday, tuesday, wednesday, thursday, friday, saturday, sunday`)})`,
    "g",
  ),
  /** Who leaves work early wants no earlier time. */
  leavesEarly:
    /(?:sair|saio|saindo|salgo|salir|leave|leaving|get off|getting off)(?: [\p{L}']+){0,3} (?:mais cedo|mas temprano|early|earlier)/gu,
  /** One of several visits that is not the one of the notice: "cancel the Tuesday one". */
  anotherVisit: new RegExp(
    `${any(cancelling)}[\\p{L}]*(?: [\\p{L}]+){0,2}? (?:the (?:[\\p{L}]+ )?one(?! else)|(?:o|a|el|la) d(?:e|el|o|a|os) [\\p{L}\\d]+)`,
    "u",
  ),
  keeps: word("mantenho, mantengo, keep, still (?:good|on|fine|works), voy, vou, sigue, continua"),
  /** A clause that says this and nothing else is meant, whatever stands before it. */
  plainlyConfirmed: /^ *(?:confirmad[oa]|confirmed)[ .!]*$/,
} as const;
