export const intents = [
  "human",
  "cancel",
  "reschedule",
  "bookings",
  "book",
  "availability",
  "location",
  "yes",
  "no",
  "greet",
  "thanks",
  "bye",
  "ask",
  "none",
] as const;
export type Intent = (typeof intents)[number];

type Rule = [intent: Intent, pattern: RegExp];

/** Words that a day or an hour begins with, as far as a verb before them needs to know. */
const when =
  "(?:hoje|hoy|amanha|manana|pasado|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|semana|proxim[oa]|dia|fim|fin|final|tarde|manha|noite|noche|otr[oa]|outr[oa]|mais tarde|mais cedo|mas tarde|mas temprano|\\d)";
const toWhen = `(?:(?:para|pra|pro|pras|al|a|as|o|el|la|las|de|da|na|no|esta|este|essa|esse) )+${when}`;
/** "Can we make it Tuesday": to come by and to fetch something begin with the same verb, so a time must follow. */
const moved = new RegExp(
  `\\b(?:(?:passar|mudar|jogar|trocar|adiar|empurrar) (?:ele |ela |isso |o meu |a minha )?${toWhen}|(?:lo|la) (?:podemos |puedo |podes |podrias |pueden |podriamos )?(?:pasar|mover|correr|cambiar) ${toWhen}|(?:pasar|mover|correr|cambiar)(?:lo|la|melo|mela) ${toWhen})`,
);
const something = new RegExp(
  `\\b(?:(?:tem|teria|tiene|tienen|tenes|hay|habra|queda) (?:algo|alguma coisa) (?:livre|libre|disponivel|disponible|${toWhen}|${when})|(?:do you have|have you got|got) (?:anything|something) (?:on|today|tomorrow|tonight|this|next|for (?:today|tomorrow|tonight|this|next|mon|tue|wed|thu|fri|sat|sun)))`,
);

/**
 * Nothing but these, one after the other. Each is taken once and for all, the longest first: what a lookahead has found is
 * not parted anew. A pattern that tries every way to part "quero sim quero sim …" does so for ever.
 */
const only = (words: string, end = ""): RegExp => {
  const longestFirst = words.split(/,\s+/).sort((a, b) => b.length - a.length);
  return new RegExp(`^ ?(?:(?=((?:${longestFirst.join("|")})[ ,.!·]*))\\1)+${end}$`);
};
const noes = only(
  `nao, no, nop, nope, nah, negativo, not really, na verdade nao, nao obrigad[oa], no gracias, no thanks,
    no thank you, melhor nao, mejor no, rather not, de jeito nenhum, claro que no, deixa( pra la| para la| quieto)?,
    dejalo( asi)?, dejala, (nao|no) precisa( mais)?, ya no, no hace falta, no need, forget it, esquece, olvidalo,
    never mind, nevermind, nenhum(a)?( deles| delas)?, ningun[oa]?, none( of (them|those|these))?, neither,
    outro( horario)?, otro( horario)?, another( one)?, not that one, esse nao, ese no,
    nao (da|posso|pode|serve|quero)( nesse| nessa| esse| essa| horario| dia)*,
    no (puedo|me sirve|me queda|quiero)( ese| esa| horario| dia)*, doesn't work( for me)?, that doesn't work`,
);
const yeses = only(
  `sim, si, yes, yeah, yep, yup, sure, claro, ok, okay, okey, oki, okk, dale, listo, beleza, blz, perfeito, perfecto,
    perfect, isso, isso mesmo, exato, exacto, exactly, correto, correcto, correct, confirmo, confirmado, confirma,
    confirmar, confirm, confirmed, pode, pode ser, pode confirmar, pode marcar, pode sim, por favor, please,
    de acordo, de acuerdo, combinado, fechado, certo, certeza, com certeza, cierto, uhum, aham, great, good,
    sounds good, that works for me, that works, works for me, go ahead, do it, book it, that one, esse, esse mesmo,
    ese, ese mismo, me sirve, serve, vale, bueno, buenisimo, genial, otimo, va, vamos, positivo, afirmativo,
    of course, absolutely, definitely, quero( sim)?, quiero, si quiero, sim quero, i do, fine, that's fine,
    that's right, right, esta bien, esta bem, ta bom, tudo bem, ta, isso ai, por supuesto, con gusto,
    me parece (bien|bem), me va bien`,
  "(?: ?(?:obrigad[oa]|gracias|thanks|thank you|por favor|please|senhor|senhora))?[ .,·]*",
);

/**
 * In the order of what must not be missed: somebody who asks for a person gets one, whatever else they say. A greeting, a
 * yes and a no come first because they are whole texts: "yes, book it" is no new wish.
 */
const rules: readonly Rule[] = [
  [
    "greet",
    /^ (?:(?:oi+|ola|oie|opa|e ai|bom dia|boa tarde|boa noite|hola+|buenas|buen dia|buenos dias|buenas tardes|buenas noches|que tal|como esta[sn]?|como and(?:a[ns]?|ai?s)|como va|como vai|que onda|tudo certo|sup|what's up|tudo bem|tudo bom|hi|hello|hey|there|good morning|good afternoon|good evening|how are you|with you|com voces?|con usted(?:es)?|pessoal|everyone)[ ?]+)+$/,
  ],
  ["no", noes],
  ["yes", yeses],
  [
    "human",
    /\b((passa|passar|passe|transfere|transfira|pasa|pasame|paseme|transferime|put me through|transfer me|connect me) (me )?(para|pra|com|con|a|to) (um |uma |un |una |o |a |el |la |algum |alguma )?(pessoa|persona|humano|alguem|alguien|atendente|responsavel|encargad[oa]|gerente|recepc\w+|person|human|someone|somebody|manager)|(nao|no|not|don't) (quero|quiero|want to|wanna) (falar|hablar|talk|speak) (\w+ ){1,3}(robo|robot|bot|maquina|machine)|(um|que) absurdo|uma vergonha|una verguenza|inaceitavel|inaceptable|unacceptable|(quero|quiero|vou|want to|need to) (fazer uma |hacer una? |make a |file a )?(reclamar|reclamacao|reclamo|queja|quejarme|complain|complaint)|ninguem (me )?(atende|responde|atendeu|respondeu)|nadie (me )?(atiende|responde|contesta|contesto)|(nobody|no one) (is |has |ever )?(answer\w*|repl\w+|respond\w*|pick\w*)|(quero|quiero|want|exijo|demand) (o |el |um |un |a |my )?(reembolso|refund)|(falar|conversar|fala) com (um |uma |o |a |algum |alguma )?(atendente|humano|pessoa|alguem|recepcao|recepcionista|responsavel|gerente)|atendente|(quero|preciso) (de )?(um |uma )?(pessoa|humano|atendimento humano)|hablar con (un |una |el |la |alguna? )?(persona|humano|alguien|agente|encargad[oa]|recepcion\w*|asesor\w*)|(comunicame|pasame|paseme|atiende|atienda) con (alguien|una persona)|una persona real|(talk|speak|chat) (to|with) (a |an |the |some)?(real |human |actual )?(person|human|someone|somebody|agent|representative|receptionist|operator|manager)|real person|human please|customer service|representative)\b/,
  ],
  ["reschedule", moved],
  [
    "reschedule",
    /\b(remarcar|reagendar|reagenda|remarca|reagende|remarque|(mudar|trocar|alterar|muda|troca|transferir|adiar|antecipar|passar) (o |a |meu |minha |de |do |da |para )*(horario|dia|data|consulta|agendamento|reserva|hora|corte|sessao|exame|atendimento)|(cambiar|mover|pasar|correr|adelantar|atrasar|postergar|cambio|modificar) (el |la |mi |de |los |para )*(turno|cita|reserva|hora|horario|fecha|dia|consulta)|(bump|shift|move|push|switch) (it|that|this|mine|us) (to|back|forward|from|till|until)|reprogramar|reprograma|reschedule|(change|move|postpone|push|bring forward|switch) (my |the |it |to )*(appointment|booking|reservation|time|slot|date|visit|haircut)?\b.*\b(to|for|later|earlier|another|appointment|booking|reservation|forward|back))\b|\b(change|move) (my|the) (appointment|booking|reservation|time)\b|\bmove it\b/,
  ],
  [
    "cancel",
    /\b(cancelar|cancela|cancelame|cancelala|cancelalo|cancele|cancelo|cancelamento|desmarcar|desmarca|desmarque|anular|anula|anulen|cancelen|dar de baja|cancel|call off|(nao|no) (vou|poderei|consigo|podre|puedo|voy a poder|voy a) (ir|comparecer|asistir|poder ir|chegar|llegar)|(can't|cannot|can not|won't|will not) (be able to )?(make it|come|go|attend)|calling off|drop my)\b/,
  ],
  [
    "bookings",
    /\b(((quais|que|cuales) )?(sao |son )?(os )?(meus|minhas|mis) (agendamentos|horarios|consultas|reservas|turnos|citas|marcacoes)|(quando|que horas|que dia|cuando|a que hora|when|what time|what day) (e|eh|es|is|tengo|tenho|are|do i have) (a |o |el |la |mi |minha |meu |my )*(consulta|horario|reserva|turno|cita|appointment|booking|next appointment|agendamento|visit)|(quando|que horas|que dia|cuando|a que hora) (mesmo |mismo )?(e )?(que )?(eu )?(tenho (?!que\b|de\b)|tengo (?!que\b)|marquei|agendei|agende|reserve|saque)|(quando|que horas|que dia|cuando|a que hora|when|what time|what day) (era|foi|fica|ficou|quedo|was) (a |o |el |la |mi |minha |meu |my )*(consulta|horario|reserva|turno|cita|appointment|booking|agendamento|visit|hora)|(when|what time|what day) (am i|was i) (booked|scheduled|coming|down|due|in)|(tengo|tenho|do i have) (algum|alguma|algun|alguna|an|any) (horario|consulta|turno|cita|reserva|agendamento|appointment|booking|bookings|appointments)|my (bookings|appointments|reservations)|ver (meu|minha|mi|mis|meus) (agendamento|agendamentos|turnos?|citas?|reservas?))\b/,
  ],
  ["availability", something],
  [
    "availability",
    /\b((tem|ha|existe|teria|hay|tienen?|tendrian?|queda|quedan) (algum |alguma |um |uma |algun |alguna |un |una |mais |mas |os |el |la )*(horarios?|vagas?|hora|agenda|disponibilidade|disponibilidad|lugar|turnos?|citas?|espacio|libres?|livres?|hueco)|(horarios?|turnos?|vagas?|citas?) (livres?|disponive(l|is)|libres?|disponibles?|tem|tienen|voces tem|hay)|quais (sao )?(os )?horarios|que (horarios|turnos) (tem|hay|tienen|estao|estan)|(any|what|which|when) (free |available |open )?(times?|slots?|appointments?|openings?|availability|availabilities)( do you have)?|(are you|is there|do you have|got) (any |anything |something |a |an )?(free|available|availability|openings?|slots?|times?|time|space|room|appointments?)|what's available|when can (i|you)|quando (posso|podem|tem)|cuando (puedo|pueden|hay|tienen)|quando (ha|teria)|(voces )?atendem (no|na|as|aos|amanha|hoje|sabado|domingo))\b/,
  ],
  [
    "book",
    /\b(marcar|agendar|reservar|marca|agenda|agende|marque|reserva|reserve|agendamento|gostaria de um horario|(quero|queria|preciso|gostaria|quisiera|quiero|necesito|querria|busco|want|need|would like|i'd like|looking for|like to have|get|me gustaria|procuro) (de |to |fazer |hacer |tener |ter |have |make |get |book |schedule |reservar |sacar |pedir |um |uma |un |una |a |an |el |my |some |marcar |agendar |solicitar |me )*(horario|hora|consulta|turno|cita|reserva|appointment|booking|slot|reservation|time|corte|cortar|vaga|limpeza|limpieza|avaliacao|sessao|sesion|exame|revisao|revision|atendimento|entrega|haircut|cleaning|checkup|check-up|session|table|mesa)|(sacar|pedir|solicitar|sacame|dame|quero) (un |una |um |uma )?(turno|cita|hora|horario)|book|schedule|make (an|a) (appointment|booking|reservation)|set up (an|a) (appointment|time|visit)|put me down|encaixar|encaixa|encaixe|(squeeze|fit|slot) (me|us|him|her|them) in|(hacer|hace|hagan)(me|nos)? un (lugar|lugarcito|hueco|espacio)|anotame|me anota|apuntame|sign me up)\b/,
  ],
  [
    "location",
    /\b((onde|donde|where) (fica|ficam|voces|esta|estan|e|es|queda|quedan|are you|is|do i|can i find|localiza)|(qual|cual) (e |es |o |el |a |la |sua |su |seu )*(endereco|direccion|localizacao|ubicacion|localizacion)|endereco|direccion|(what's|what is) (your|the) (address|location)|your address|how (do i|to|can i) get there|como (chegar|chego|llegar|llego)|ubicacion|localizacao|(manda|mandame|envia|enviame|passa|pasame|send me|share) (a |la |el |o |me |your |the )*(loc|location|pin|mapa|map|ubi|direc|ende))\b/,
  ],
  [
    "thanks",
    /\b(obrigad[oa]|obg|valeu|brigad[oa]|gracias|mil gracias|agradeco|agradezco|thanks|thank you|thx|cheers|appreciate it)\b/,
  ],
  [
    "bye",
    /\b(tchau|ate logo|ate mais|ate amanha|adeus|chau|adios|hasta luego|hasta manana|nos vemos|bye|goodbye|see you|take care|have a (good|nice|great) (day|one|evening|night))\b/,
  ],
  [
    "ask",
    /\b(quanto|quantos|quantas|cuanto|cuanta|cuantos|cuantas|how much|how long|how many|how do|how does|qual|quais|cual|cuales|what|which|why|por que|porque|como|que (e|es|tipo|documentos?|devo|debo|preciso|necesito|formas|medios|horas abre|hora abre|horario)|voces (fazem|aceitam|atendem|tem|trabalham)|aceitam|aceptan|atienden|trabajan|ofrecen|hacen|do you|does it|is it|is there|are there|can i|can you|could you|posso|puedo|pode|puede|precisa|necesito|tem (estacionamento|wifi|convenio|desconto|acessibilidade)|tienen|hay|preco|precio|price|cost|valor|costo|horario de (funcionamento|atencion|atendimento)|opening hours|abre|abrem|abren|fecha|fecham|cierran|open|close)\b|[?]/,
  ],
  [
    "greet",
    /\b(oi|ola|oie|opa|e ai|eai|bom dia|boa tarde|boa noite|hola|holaa+|buenas|buen dia|buenos dias|buenas tardes|buenas noches|que tal|hi|hello|hey|good (morning|afternoon|evening)|alo|alguem ai|hay alguien|anybody there)\b/,
  ],
];

/** What somebody wants, by the whole text and by what of it nothing else has read. */
export function intentOf(folded: string): Intent {
  return rules.find(([, pattern]) => pattern.test(folded))?.[0] ?? "none";
}
