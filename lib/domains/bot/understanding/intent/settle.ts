import type { Classified } from "@/lib/domains/bot/understanding/intent/classify";
import type { Intent } from "@/lib/domains/bot/understanding/intent/intents";
import { canBe } from "@/lib/domains/bot/understanding/intent/signs";
import { asksOpening } from "@/lib/domains/bot/understanding/opening";
import { isAct } from "@/lib/domains/bot/understanding/requests";
import { blank } from "@/lib/domains/bot/understanding/text";
import { from as leadsFrom, toward } from "@/lib/domains/bot/understanding/when/lead";
import type { TimesRead } from "@/lib/domains/bot/understanding/when/read";
import { isCounted } from "@/lib/domains/bot/understanding/when/shift";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

/** From this score on a person is called because of what the model reads; of one or two words, from the second. */
export const [calling, certain] = [0.7, 0.95];

/** From this score on a piece is parted from what stands around it. */
export const clear = 0.5;

const cannotCome =
  /\b(?:nao (?:vou|posso|consigo|poderei|irei|tenho como|vai (?:dar|rolar|ser possivel))|nao vou (?:poder|conseguir)|no (?:voy|puedo|podre|llego|voy a (?:poder|llegar)|va a poder ser)|can't (?:make|come|go|attend)|cannot (?:make|come|go)|won't (?:be able|make)|unable to)\b/;
const unable =
  "nao (?:vou|posso|consigo|podemos|conseguimos|vamos|poderei|irei|tenho como|vai (?:dar|rolar)|da|dou conta)|no (?:voy|vamos|puedo|podemos|podre|podremos|llego|llegamos|alcanzo)";
const cannot =
  "(?:can't|cannot|can not|couldn't|won't|not gonna|not going to) (?:make|come|go|attend|do|get|be there|be able)|not able to|unable to";
/** Somebody cannot come to what is theirs: "can't make my clean", "no llego al control", "não consigo ir na consulta". */
const missesOwn = new RegExp(
  [
    `\\b(?:${unable}) (?:(?:poder|conseguir|mais|ir|chegar|llegar|comparecer|asistir|estar|concurrir|fazer|hacer|hoje|hoy|amanha|manana|pra|para) )*(?:a |para |pra |em |en )?(?:mi|mis|nuestr[oa]|el|la|al|a la|meu|minha|noss[oa]|o|a|ao|na|no|da|do|del|de la) `,
    `\\b(?:${cannot}) (?:(?:come|go|get|make|it|attend|keep|do|today|tomorrow|tonight) )*(?:to |for )?(?:my|our|his|her|the|tomorrow's|today's|\\w+day's) `,
  ].join("|"),
);
/** What would be if: no visit is missed. */
const supposed = /\b(?:if|se|si) (?:\S+ ){0,2}(?:nao|no|can't|cannot|can not|won't|couldn't|unable)\b/;
const givesUp =
  /cancel|desmarc|anul|borr[ao]|\bliber[ae]\w*|\b(?:dar|da|dale|give) (?:a |o |el |la )?(?:minha|meu|mi|my) (?:vaga|horario|lugar|turno|slot|spot)/;
/** What else would do is asked for. */
const asksOther =
  /\b(?:outr[oa]|otr[oa]|another|other|instead|any|anything|something|got|free|have (?:you|u)|(?:do|can|could) (?:you|u)|(?:is|are) there|how about|algum|alguma|algun|tem|tens|tienen|tenes|hay|que tenes|what|which|when|quando|cuando|could|can (?:i|we|you)|da pra|se puede|podria|pode|puede|me passa|pasame|pasar|mudar|cambiar|move|swap|switch|reschedul\w*|remarc\w*|reagend\w*|reprogram\w*)\b/;
const couldBe = /\b(?:pode ser|poderia ser|podria ser|puede ser|could it be|can it be|how about|what about|que tal)\b/;
export const aboutPrice =
  /\b(?:quanto|quanta|cuanto|cuanta|how (?:much|long|many)|preco|precio|price|cost|valor|duracao|duracion)\b/;

/** "Passar meu corte para sexta": what is theirs is moved, whatever else the words could mean. */
const movesOwn =
  /\b(?:passar?|mudar?|trocar?|jogar?|adiar?|pasar|pasame|cambiar|cambiame|correr|corran|correme|muevan|mueve|move[lm]\w+|movan|mover|move|push|bump|shift|switch|change) (?:o |a |el |la |lo |de )?(?:meu|minha|mi|my) (?!mind|car|oil|tyres|tires|brakes|oleo|aceite|carro|auto)|\b(?:passar|mudar|trocar|adiar|pasar|cambiar|correr|mover|move|push|bump|shift|switch|change|make) (?:o|a|el|la|the|(?:tomorrow|today|\w+day)(?:'?s)?)(?: \w+)? ?(?:turno|cita|reunion|reuniao|consulta|clase|aula|class|sesion|sessao|session|lesson|meeting|appointment|appt|booking|reserva|visita|hora) (?:con|com|with|de|do|da|del|of|from|an hour|half an hour|to|for|pra|para|al|earlier|later|back|on)\b(?! (?:carro|auto|oleo))/;

/** "A limpeza de sábado dá pra ser mais cedo?": another hour for what is booked. */
const movesInDay =
  /\b(?:da pra|da para|pode|poderia|puede|podria|could|can) (?:it |ser |be |a bit |um pouco |un poco )*(?:mais cedo|mais tarde|mas temprano|mas tarde|earlier|later)\b/;

/** "Não cancela, quero mudar": a refusal of it is no wish for it. */
const keeps = /\b(?:nao|no|don'?t|do not|never|nunca) (?:me |lo |la |o |a |the |it |please )?(?:cancel|desmarc|anul)/;

/** A booking that there is, or that it goes elsewhere. */
const movesWords =
  /remarc|reagend|reprogram|resched|mud[ae]|troc|pass[ae]|cambi|mov[ae]|\bpas[ae]|\bcorr|adelant|posterg|push|shift|swap|change|instead|turno del|marcad|agendad|booked|antecip|adi[ae]|\bjog[ae]|bump/;

/** Verbs that move what is booked, and words for a booking that there is. */
const moving =
  /\b(?:remarc\w+|reagend\w+|reprogram\w+|resched\w*|postpone|posterg\w+|adiar|adiantar|antecip\w+|rebook|transferir|(?:changing|moving|switching|swapping) (?:my|our|it|from|\w+day)|push (?:my|it|back)|shift (?:my|it)|jog[ae]r? (?:pr[ao]|para|meu|minha)|ficar pr[ao]|passar (?:meu|minha|pr[ao])|mudar (?:meu|minha|o horario|de horario|o dia|pr[ao])|trocar (?:meu horario|minha|o horario|de horario|o dia|pr[ao] )|pas[ae](?:me|lo|la|rlo|rla|rme|s|mos) (?:el turno|al|para)|corr[ae](?:lo|la|rlo|rla|moslo)|adelantar\w*|mov[ae](?:lo|la|rlo|rla|mos|moslo)|cambi(?:ar|ame|as|emos|arlo) (?:el turno|mi turno|la hora|el horario|el dia|mi (?:hora|cita|clase|sesion)|para)|pas[ae]mos (?:su|mi|el|la)|corramos|dejemoslo para)\b/;
const existing =
  /\b(?:(?:esta|ta|tava|estava) (?:marcad[oa]|agendad[oa]|pr[ao]|para)|marcad[oa] (?:pr[ao]|para)|marquei|agendei|tinha (?:consulta|horario|hora|aula|marcado)|tengo turno|tenia turno|lo tengo|la tengo|mi turno|meu horario|minha (?:consulta|aula|sessao|hora)|my (?:appointment|appt|booking|session|slot|lesson|class)|booked in|had me down|me agendaron|me agendo|me dieron)\b/;
const ownWords =
  /\b(?:meu|meus|minha|minhas|mi|mis|my|mine|tenho|tinha|tengo|tenia|i have|i had|lo de|la del|o do|a do)\b/;

const parking = /\b(?:park|parking|estaciona\w*|garagem|cochera|vaga pra carro|parar o carro|dejar el auto)\b/;

const wishing =
  /quer|quier|marc|agend|reserv|precis|gostaria|necesit|book|appoint|appt|turno|cita|hora|vaga|need|want|\btem\b|\bhay\b|tene[sn]|slot|schedul|disponi|availab|encaix|lugar|free|like/;

/** How much, how many, and whether it may be: it opens the sentence, or is all there is. */
const asksBeforehand =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello|buenas|bom dia|boa tarde|boa noite|buen dia|buenas tardes|so|e|y|and|che|opa|gente|por favor|please)\W+)*(?:quanto (?:q |que )?(?:e|eh|custa|fica|sai|ta|esta|cobra\w*|sairia|ficaria|dura|demora|leva|tempo)|quantas? |quantos |(?:a )?(?:cuanto|cuanta|cuantos|cuantas)\b|how (?:much|many|long)\b|(?:what(?:'s| is| are)|whats|qual|cual|cuales|quais) (?:e |es |son |sao |the |o |a |el |la |your )*(?:price|cost|valor|preco|precio|rate|fee|prices|precios|valores)|(?:se )?(?:puede|puedo|podria|podemos) (?:caer|pasar|aparecer|entrar|ir sin|ir con)|(?:posso|da pra|pode) (?:ir sem|chegar sem|levar|ir com)|(?:do|can) (?:you|i|we) (?:take|accept|do) walk ?-?ins)|\b(?:(?:se puede|puedo|puede|da pra|posso|pode|can i|can you|may i) (?:ir|go|come|aparecer|caer|chegar|pasar|vir|just (?:come|walk|show))(?: \w+)? (?:sin|sem|without) (?:turno|cita|reserva|horario|hora|marcar|agendar|an appointment|a booking|booking)|walk ?-?ins?\b[^.!]*\?|(?:de graca|gratis|for free|free of charge|sin cargo|sem custo) (?:ou|o|or) (?:cobra\w*|cobran|paga|pago|se paga|do i pay|charge\w*))/;
/** Words for what is booked already. */
const ofBooked =
  /\b(?:marquei|marquee|marcad\w*|agendad\w*|agendei|anotad\w*|booked|em vez das?|en vez de (?:las?|el)|from \w+ to|mud[ae]|(?:tengo|tenho|i have|i've) (?:un |um |uma |una |an |a |my |el |la )?(?:turno|cita|hora|horario|appointment|booking|anotad\w*|reservad\w*))\b/;
/** Of them and the business, and not of the world. */
const ofUs =
  /\b(?:i|we|you|your|eu|voces?|vcs?|ustedes|tengo|tenho|preciso|necesito|devo|debo|levar|llevar|bring|minha|meu|mi)\b/;
const asksAtAll =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello|buenas|so|e|y|and|che|opa)\W+)*(?:o que|oq|que|what|which|qual|quais|cual|cuales|como|how|quem|quien|who|por que|why|onde|donde|where|do (?:you|i)|does|is there|are there|tem|tienen|hay|voces|ustedes|posso|puedo|can i)\b/;
const thanksOnly =
  /\b(?:just wanted to say|so queria (?:dizer|agradecer)|solo queria (?:decir|agradecer))\b.*\b(?:thank\w*|obrigad[oa]|gracias|so (?:gentle|kind|lovely|great|good)|amei|adorei|encanto|loved)\b|\bthank you (?:so much|thank you)\b/;
/** "Le quiero agradecer por salvarle a mi Toby". */
const toThank =
  /\b(?:quiero|queria|queriamos|quero|quisiera|gostaria de|vim|vine a|want(?:ed)? to|would like to|i'd like to|just) (?:so |solo |just |say |te |le |les |lhe |los )*(?:agradecer\w*|dar(?:te|le|les)? las gracias|thanks?|thank)\b/;
const doesToThing =
  /\b(?:cambiar|cambio de|trocar|troca d[eo]|change|changing|replace) (?:(?:las?|los?|el|os?|as?|the|my|un|una|um|uma|dos|dois|duas|two|both|all|cuatro|quatro|four|2|4|de|do|da) )*(?:cubiertas?|gomas?|pneus?|oleo|aceite|filtros?|pastilhas?|pastillas|freios?|frenos?|tyres?|tires?|oil|baterias?|battery|vidrio|tela|pantalla|screen|lampadas?|corrente|cadena|chain|correia|correa|lentes|cristales|lenses|strings?|cordas|cuerdas|fechadura|cerradura|locks?|color|cor|look)\b|\b(?:want|like|wanna|quero|queria|quiero|quisiera|gostaria de) (?:to )?(?:try|experimentar|testar|probar)\b/;

/** What is there already, from which "an hour later" counts. */
const hasOne =
  /\b(?:my|our|mi|meu|minha|noss[oa]|nuestr[oa]|tengo|tenho|tinha|tenia|i have|i've got|marcad\w+|marquei|agendad\w+|agendei|booked|make it|make that|it'?s at)\b/;
/** "Pode liberar pra outro": the place is given away. */
const handsOver =
  /\b(?:liber\w+|solt\w+|ced\w+|give|let|free up|dej\w+|dar?|dale)\b(?: (?:o|a|el|la|lo|it|meu|minha|mi|my|the|esse|ese|this|that|horario|vaga|lugar|turno|hora|slot|spot|place))* (?:pr[ao]|para|a|to|for|go to) (?:outr[oa]s?|otr[oa]s?|quem|quien|alguem|alguien|someone|somebody|anyone|another)\b/;
const arrivalsLate = /\b(?:tarde|late|atras\w+|minut\w*|mins?|demor\w+|a tempo|a tiempo|on time)\b/;

/** Intents that a sentence about something else is easily taken for. */
const asked = new Set<Intent>(["book", "availability", "bookings"]);
const dropsOwn =
  /\b(?:need|want|have|going|gotta) (?:to )?(?:drop|scrap|bail on|skip) (?:the|my)\b|\b(?:saqu|borr)\w*(?:nos|me|lo|la)? de la (?:agenda|lista)\b|\btirar? (?:\w+ )?da agenda\b|\btake (?:me|us) off\b/;
const spam =
  /\b(?:seo|backlinks|google rankings?|page (?:1|one) (?:of )?google|bitcoins?|forex)\b|\b(?:we offer|ofrecemos|oferecemos)\b.*\b(?:your (?:website|business|company)|(?:tu|su) (?:negocio|empresa|web)|(?:seu|sua) (?:negocio|empresa|site))\b|\b(?:clique|click)\b.*\b(?:link|premio|prize)\b|\bsorteado\b|\byou(?:'ve| have) won\b|\bganaste un premio\b|\b(?:gana dinero|ganhe dinheiro|make money|renda extra|duplica tu plata|unite al grupo|seo packages|page 1 of google|interesados al privado|revenda e ganhe)\b/;
const late =
  /\b(?:gonna|going to|will|'ll) be (?:\S+ ){0,3}late\b|\brunning (?:a bit |a little )?late\b|\b(?:vou|vamos) (?:me )?atrasar\b|\bllego (?:\S+ ){0,2}tarde\b/;
const whereIs =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello),? )?(?:(?:por |a |em |en )?donde (?:queda|quedan|estan)|onde (?:fica|ficam|voces ficam)|where (?:are you|is it|exactly))\b/;
/** "Where is my parcel?", "já ficou pronto o carro?": how far something is, which somebody must look up. */
const howFar =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello|buenas|e ai)\W+)?(?:are (?:our|my) \w+(?: \w+)? (?:ready|done|finished|in)\b|(?:donde|adonde|onde|where|cade) (?:esta|ta|anda|is|are|se encuentra|fica)?\s?(?:el |la |o |a |the )?(?:mi|mis|meu|minha|meus|minhas|my|our)|(?:donde|onde|where|cade)'?s? (?:my|meu|minha|mi)|(?:has|have|did|is) (?:my|our) \w+(?: \w+)? (?:been (?:delivered|collected|sent|shipped|fixed|finished)|arrived?|ready|done|finished|shipped|out for delivery)|(?:ya|ja) (?:esta|estao|estan|ta|ficou|quedo|salio|saiu|chegou|llego) (?:list[oa]|pront[oa]|(?:mi|meu|minha|o meu|a minha)\b|(?:o|a|el|la) )|(?:(?:mi|meu|minha|o meu|a minha) \w+ (?:ya|ja) (?:esta|ta|ficou|quedo|salio|saiu|chegou|llego)))\b/;

/** How something is, and whether it may be done: no wish for a time. */
const rules =
  /^\W*(?:how (?:hot|hard|intense|painful|old|far|big)|is it (?:ok|okay|safe|normal|true)|do i need|does it hurt|what (?:should|do) i (?:wear|bring)|duele|doi|tem problema|hay problema|posso ir mesmo|puedo ir igual)\b/;

/** What a visit that nobody can come to may be taken for. */
const missed = new Set<Intent>(["book", "availability", "ask", "bookings", "cancel", "reschedule", "none"]);

/** What is not taken for a question about where something is. */
const keepsOwn = new Set<Intent>(["cancel", "reschedule", "emergency", "arriving"]);
/** Whether something may be done at all, or who may come along: "can my dog come in with me", "filhote já pode tomar vacina?" */
const allowed =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello|so|e|y|and|ah)\W+)?(?:can (?:i|we) bring|(?:puedo|posso|podemos|se puede|pode|da pra|da para) (?:ir con|llevar|traer|levar|trazer|ir com|entrar com|entrar con)|can (?:my|our|a|the) (?:\w+ ){1,2}(?:come (?:in |along )?with|wait|sit|stay|join me|come too|come along|be there|be in))\b|\b(?:ja|ya) (?:pode|podem|puede|pueden) (?:tomar|fazer|hacer|ir|comer|usar|levar|llevar|salir|sair|banar|ser|entrar)\b[^.!]*\?|\b(?:is it|are they|is (?:he|she)) (?:too (?:young|old|early|late|soon))\b/;
/** "On Saturdays": no very day. */
const isHabitual = ({ wanted }: TimesRead["when"]): boolean =>
  wanted.length > 0 && wanted.every(({ days, weekdays }) => days === null && weekdays !== null);
/** "Is Pawel in on Saturdays?", "o Tonho trabalha aos sábados?" */
const isPersonIn =
  /^\W*(?:(?:hola|oi|ola|hi|hey|hello)\W+)?(?:is|are) \p{L}+ (?:in|around|working|available|free|on|there)\b|^\W*(?:(?:o|a|el|la|dr|dra) )*\p{L}+ (?:atende|trabalha|vem|esta|ta|atiende|trabaja|viene) (?:ai |ahi |aca |aqui )?(?:na |no |el |los |aos |nos |de |as |a )?(?=[^?]*\?)/u;

/** "Quais são meus horários?": theirs, and none that are free. */
const asksOwn =
  /\b(?:quais|cuales|which|what|que)(?:'s| (?:sao|son|are|seriam|is))? (?:os |as |los |las |the )?(?:meus|minhas|mis|my) (?:proxim[oa]s |next |upcoming )?(?:horarios|turnos|citas|consultas|agendamentos|reservas|visitas|compromissos|sess(?:oes|ions)|sesiones|aulas|clases|appointments|bookings|visits|lessons|classes)\b/;

/** "Can I get a haircut?" wants one; "can I get a massage while pregnant?" asks whether they may. */
const asksForOne =
  /^\W*(?:(?:hi|hello|hey|please|so|ok)\W+)*(?:can|could|may) (?:i|we) (?:please )?(?:get|have|book)\b/;
const conditions =
  /\b(?:if|while|after|before|when|without|during|pregnant|breastfeeding|still|also|done|on the same)\b/;
const isAskedFor = (text: string): boolean =>
  asksForOne.test(text) && !conditions.test(text) && text.trim().split(/\s+/).length <= 9;

/** What a wish for the soonest time does not change. */
const firm = new Set<Intent>(["ask", "human", "emergency", "location", "arriving"]);

/** What a cancellation says: its verb, or that somebody will not come. A time that will not do is none. */
const cancels =
  /cancel|desmarc|anul|desist|suspend|dar de baja|call(?:ing)? (?:it )?off|drop my|nao (?:preciso|quero) mais|ya no|no longer|\b(?:surgiu|apareceu|surgio|aparecio|me salio) (?:um |un |uma |una )?(?:imprevisto|compromisso|problema|contratiempo)|\bsomething(?:'s| has)? (?:came|come) up\b/;
/** Words for being on the way, at the door or behind time. */
const arrivals =
  /cheg|lleg|atras|demor|tarde|late\b|caminho|camino|on my way|on the way|omw|\bindo\b|\byendo\b|afuera|fora|outside|here\b|aqui|aca\b|porta|puerta|door|parking|estacion|perto|cerca|near|minut|\bmins?\b|traffic|transito|trafico|saindo|saliendo|leaving|running|salgo|arriv/;

const thanking =
  /obrigad|brigad|\bobg|gracias|\bgrax|thank|\bthx|\bty\b|valeu|\bvlw|agrade|cheers|appreciat|grat[oa]\b|perfeit|perfect|otim|genial|great|maravilh|maravill|lovely|loved|adorei|amei|encant/;

/** Words that name a service and a time ask for it, even without a verb; a greeting before them is only polite. */
export function settle(
  { intent: likeliest, score, all }: Classified,
  text: string,
  { when, spans, named: windows, refused, told }: TimesRead,
  { services, introduced }: { services: number; introduced: boolean },
): Intent {
  const intent = canBe(likeliest, text) ? likeliest : "none";
  const named = services > 0 || introduced;
  const left = blank(text, spans)
    .split(" ")
    .filter((word) => word.length > 2).length;
  const timed = isNamed(when) || when.soonest;
  if (intent === "cancel" && keeps.test(text)) return movesWords.test(text) ? "reschedule" : "none";
  if (movesOwn.test(text)) return "reschedule";
  // "Can't make my clean tomorrow, anything next week?": what they have is to be at another time, and no second one is wanted.
  if (missed.has(intent) && services > 0 && missesOwn.test(text) && !supposed.test(text)) {
    if (givesUp.test(text)) return "cancel";
    const wish = asksOther.exec(text)?.index ?? text.length;
    const later = windows.length > 1 || refused.length > 0 || told.length > 0 || spans.some((span) => span.from > wish);
    const other = when.soonest || (windows.length > 0 && wish < text.length && later);
    return other || intent === "reschedule" ? "reschedule" : "cancel";
  }
  // "A manicure de sexta pra sábado": from one day to another.
  const [from, to] = windows;
  const goesOn = movesWords.test(text) || /\b(?:meu|minha|mi|my)\b/.test(text);
  if (from && to && leadsFrom.test(from.lead) && toward.test(to.lead) && goesOn) return "reschedule";
  if (asked.has(intent) && movesInDay.test(text)) return "reschedule";
  // "My massage on Monday at five, half an hour later": counted from what there is.
  if (asked.has(intent) && hasOne.test(text) && isCounted(text)) return "reschedule";
  if (intent === "reschedule" && handsOver.test(text)) return "cancel";
  if (intent === "arriving" && timed && cannotCome.test(text) && !arrivalsLate.test(text)) return "cancel";
  if (dropsOwn.test(text) && !isNamed(when)) return "cancel";
  if (spam.test(text)) return "none";
  if (late.test(text) && (intent === "none" || intent === "book")) return "arriving";
  if (asked.has(intent) && asksOwn.test(text)) return "bookings";
  // "A dermatologista abre sábado?" asks for their days, and not for the house's.
  const ofHouse = services === 0 || aboutPrice.test(text);
  if (intent !== "human" && intent !== "emergency" && ofHouse && asksOpening(text)) return "ask";
  if (whereIs.test(text) && !isAct(intent)) return "location";
  if (
    !keepsOwn.has(intent) &&
    howFar.test(text) &&
    /[?]|^\W*(?:\S+ )?(?:donde|adonde|onde|where|cade)/.test(text) &&
    !timed
  )
    return "ask";
  if (asked.has(intent) && !timed && allowed.test(text)) return "ask";
  if (intent !== "human" && intent !== "emergency" && isPersonIn.test(text) && isHabitual(when)) return "availability";
  if (asked.has(intent) && !timed && rules.test(text)) return "ask";
  if (intent === "ask" && services === 1 && isAskedFor(text)) return "book";
  // "Cuánto sale el alisado?", "can I go without an appointment?": what it costs and whether it may be, of a service or of none.
  if ((asked.has(intent) || intent === "none") && !timed && asksBeforehand.test(text) && !ofBooked.test(text))
    return "ask";
  if (intent === "none" && !timed && /[?]/.test(text) && asksAtAll.test(text) && ofUs.test(text)) return "ask";
  if (intent === "none" && thanksOnly.test(text) && !/[?]/.test(text)) return "thanks";
  if (asked.has(intent) && !timed && toThank.test(text) && !/[?]/.test(text)) return "thanks";
  // "Cambiar las cubiertas", "try contacts": done to a thing, and to no booking.
  if (intent === "reschedule" && doesToThing.test(text) && !movesOwn.test(text) && !ofBooked.test(text)) return "book";
  // Where to park is asked for like what it costs: the address does not answer it.
  if (intent === "location" && parking.test(text)) return "ask";
  if (asked.has(intent) && timed && all.reschedule >= (moving.test(text) ? 0.15 : existing.test(text) ? 0.3 : 1))
    return "reschedule";
  // A time that will not do, and another that would, is no move where no booking is spoken of.
  const likely = all.book > score - 0.2 || text.split(" ").length < 10;
  if (intent === "reschedule" && likely && !movesWords.test(text) && !ownWords.test(text)) return "book";
  // A few words that name nothing and ask for nothing are asked about, whatever the model makes of them.
  const few = (intent === "book" || intent === "availability") && text.trim().split(/\s+/).length < 5;
  if (few && !named && !timed && !wishing.test(text)) return "none";
  // "Femi or Yolanda, brows, Friday lunchtime": a service and a time, and no word of what is theirs.
  if (intent === "bookings" && score < clear && services > 0 && timed && !ownWords.test(text) && !/[?]/.test(text))
    return "book";
  const unsure = intent === "bookings" || intent === "reschedule";
  if (unsure && score < certain && timed && introduced && !/[?]/.test(text) && !movesWords.test(text)) return "book";
  if (intent === "arriving" && named && !arrivals.test(text)) return "book";
  if (intent === "arriving" && score < clear) return timed || named ? "book" : "none";
  if (intent === "cancel" && score < calling && !cancels.test(text) && !cannotCome.test(text))
    return timed || named ? "book" : "none";
  if (when.soonest && (intent === "availability" || !(isAct(intent) || firm.has(intent)))) return "book";
  if (intent === "ask" && timed && (named || couldBe.test(text)) && !aboutPrice.test(text)) return "book";
  // A wish can do without a verb, but not in a long sentence about something else.
  if (intent === "none" && (named || (timed && left <= 5))) return "book";
  const polite = intent === "greet" || intent === "thanks";
  return polite && named && (timed || (intent === "thanks" && !thanking.test(text))) ? "book" : intent;
}
