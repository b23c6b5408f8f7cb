/** What a text is as an answer to a yes-or-no question. `unsure`: neither, and said so. Null: it speaks of something else. */
export type Reply = "yes" | "no" | "unsure";

/** Every word of a text is one of these phrases. Each is taken once, the longest first, so that reading ends. */
const only = (phrases: string): RegExp => {
  const longestFirst = phrases
    .split("|")
    .map((phrase) => phrase.trim())
    .sort((a, b) => b.length - a.length);
  return new RegExp(`^(?:(?=((?:${longestFirst.join("|")})(?: |$)))\\1)+$`);
};

/** Says yes by itself. */
const agreeing = `sim|si|yes|yeah|yep|yup|yea|ya|ye|sure|claro|claro que sim|claro que si|ok|okay|okey|oki|okis|okk|okie|dale|listo|beleza|blz|perfeito|perfecto|perfect|isso|isso mesmo|isso ai|exato|exacto|exactly|correto|correcto|correct|confirmo|confirmado|confirma|confirmar|confirme|confirmalo|confirmala|confirmame|confirm|confirmed|confirm it|please confirm|pode|pode ser|pode confirmar|pode sim|pode marcar|pode agendar|pode cancelar|pode mudar|pode mandar|podes confirmar|podes|puede|puede confirmar|de acordo|de acuerdo|combinado|fechado|fechou|certo|certeza|tenho certeza|tengo certeza|estoy segur[oa]|segur[oa]|com certeza|i'm sure|i am sure|cierto|uhum|aham|uhul|great|good|sounds good|sounds great|that works for me|that works|works for me|works|go ahead|do it|book it|cancel it|move it|that one|esse mesmo|ese mismo|me sirve|serve|vale|va|vamos|bora|positivo|afirmativo|of course|absolutely|definitely|quero|quero sim|quiero|si quiero|sim quero|i do|fine|that's fine|that is fine|that's right|that is right|right|esta bien|esta bem|ta bom|ta bem|tudo certo|ta certo|por supuesto|con gusto|me parece bien|me parece bem|me va bien|re bien|joya|de una|asi esta bien|esta bien asi|assim ta bom|assim esta bom|ta otimo|metele|hacelo|reserva|reservalo|reservala|reservame|agendalo|agendame|marca|marca ai|marque|agenda|agende|agenda ai|cancela|cancele|cancelalo|cancelala|cancela sim|y|s|ss|sip|sep|simm|isso isso|it is|it's good|all good|looks good|looks great|looks right|let's do it|lets do it|yes i do|please do|that's great|that's perfect|pode trocar|pode passar|pode remarcar|pode desmarcar|pode anular|pode tirar|anulalo|anulala|anula|borralo|borrala|pasalo|cambialo|cambiala|movelo|change it|swap it|desmarca|desmarque|remarca|cancel|cancel please|yes cancel|yes move it|that is correct|that's correct|that's it|that is it|certinho|certim|pode deixar|pode deixar marcado|pode deixar agendado|deixa marcado|deixa agendado|go for it|muda|pasala|movela|pasamelo|pasamela|cambiamelo|go ahead and book it|book me in|book us in|put me down|pode fazer|pode reservar|reserva ai|manda ver|ta confirmado|confirmadisimo|perfeitinho|esta perfecto|ta perfeito|me encaixa|anotame|anota ai|dale nomas|hagamoslo|hecho|eso|eso es|eso mismo|tal cual|pode vir|podem vir|pode trazer|pueden venir|puede venir|vengan|venga|that's better|that is better|yes do it|book that|book that one|book this|book this one|go ahead and book|go ahead and cancel|go ahead and move it|cancelen|cancelenlo|cancelenla|anulen|anulenlo|anulenla|you can cancel it|you can book it|you can cancel|fecha|fecha ai|pode fechar|that's good|that is good|that's the one|that is the one|that's the right one`;
/** Goes with a yes, and says nothing alone. */
const polite = `ah|oh|ta|ah ta|entendi|entendido|got it|i see|que bom|joia|legal|asi|assim|asi esta bien|assim ta bom|por favor|please|pls|obrigad[oa]|muito obrigad[oa]|gracias|muchas gracias|mil gracias|thanks|thank you|thanks a lot|thank you so much|valeu|senhor|senhora|entao|entonces|then|so|muito|bem|bueno|buenisimo|genial|otimo|otima|excelente|excelent|barbaro|maravilha|super|top|show|amei|adorei|cool|awesome|nice|lovely|wonderful|brilliant|ai|la|ahi|nomas|mesmo|mismo|que sim|que si|pra mim|para mim|para mi|for me|it|that|esse|ese|eso|esta|isto|essa|esa|o|a|el|lo|e|y|and|tambem|tambien|ja|ya|agora|ahora|now|moca|moco|amigo|amiga|querida|querido|linda|gente|meu|pode|com certeza|ne|no problem|sem problema|sin problema|mate|sir|man|boss|amor|che|genio|capo|chefe|doutor|doutora|doctor|doctora|friend|love|dear|please|haha|hehe|jaja|kkk|rs|la misma|el mismo|la misma de recien|el mismo de recien|de recien|esa misma|a mesma|o mesmo|the same one|los dos|las dos|os dois|as duas|both|both of them|ambos|ambas|the two of us|for the two of us|for both of us|all three of us|all three|all of us|the three of us|all four of us|nos tres|os tres|as tres|los tres|las tres|todos|todas|para los dos|pros dois|pras duas|ele|ela|ese turno|esse horario|the appointment|the booking|la cita|el turno|o horario`;

const declining = `nao|n|no|nop|nope|nah|naum|negativo|nono|na verdade nao|melhor nao|mejor no|rather not|not really|not that one|de jeito nenhum|claro que no|claro que nao|deixa|deixa pra la|deixa para la|deixa quieto|dejalo|dejalo asi|dejala|nao precisa|no precisa|nao precisa mais|ya no|no hace falta|no need|forget it|leave it|leave that|esquece|olvidalo|never mind|nevermind|nvm|nenhum|nenhuma|nenhum deles|nenhuma delas|ningun|ninguno|ninguna|none|none of them|none of those|neither|outro|otro|outro horario|otro horario|another|another one|esse nao|ese no|nao da|nao posso|nao pode|nao serve|nao quero|no puedo|no me sirve|no me queda|no quiero|doesn't work|doesn't work for me|that doesn't work|esse horario|ese horario|esse dia|ese dia|esse|ese|nesse|asi|nao obrigad[oa]|no gracias|no thanks|no thank you|changed my mind|i changed my mind|mudei de ideia|cambie de idea|desisto|desisti`;
const no = only(`${declining}|${polite}`);
const yes = only(agreeing);
const yesAndPolite = only(`${agreeing}|${polite}`);
const agreeingSomewhere = new RegExp(
  `(?:^| )(?:${agreeing
    .split("|")
    .map((phrase) => phrase.trim())
    .join("|")})(?= |$)`,
);

/** What stands around a time or a number of people that a yes says once more. */
const around = `na|no|nas|nos|para|pra|pro|el|los|on|at|the|for|dia|as|os|ao|a las|las|del|de|da|do|com|con|with|os dois|as duas|los dos|las dos|juntos|juntas|together|both|of us|horas|h|entao|so|solo|only|just|la|lo|the one|as well|too|tambem|tambien|el mio|la mia|o meu|a minha|mine|turno|horario|appointment|agora|also`;
const yesAgain = only(`${agreeing}|${polite}|${around}`);

/** "Quero corte amanhã" is a wish once more, not a yes: only these words are one beside a time. */
const strictly =
  /^(?:sim|si|yes|yeah|yep|yup|ok|okay|dale|isso|exato|exacto|exactly|confirmo|confirmado|confirma|confirm|claro|sure|perfeito|perfecto|perfect|certo|correto|correcto|correct|pode confirmar|pode marcar)(?= |$)/;

/** Whether what is left of a text, without its times, people and services, is a yes and nothing else. */
export function agreesOtherwise(left: string): boolean {
  const text = bare(left);
  return !/[?¿]/.test(left) && strictly.test(text) && yesAgain.test(text) && !refusing.test(text);
}

/** Not now, not yet, not sure: whatever else is said, nothing is agreed to. */
const doubts =
  "don't know|dont know|do not know|no idea|faco ideia|tengo idea|acho que|acho|talvez|sei la|nao sei|n sei|deixa eu|deixa ver|deixa me|deixe eu|vou ver|vou pensar|vou confirmar|vou checar|vou falar|vou perguntar|preciso ver|preciso pensar|preciso confirmar|preciso perguntar|preciso falar|tenho que ver|tenho que confirmar|tenho que perguntar|depois|mais tarde|daqui a pouco|ja te falo|te aviso|aviso|te falo|confirmo depois|confirmo amanha|confirmo mais|ainda nao|ainda|por enquanto|peraí|perai|pera|espera|espere|calma|um momento|um minuto|um segundo|1 min|so um|momentinho|minutinho|hmm+|hum+|sera|se der|depende|quase|quem sabe|na duvida|duvida|indecis[oa]|em cima do muro|provavelmente|possivelmente|capaz|tal vez|quizas?|no se|no estoy|dejame|deja que|voy a ver|lo veo|lo pienso|pensarlo|pensar|consultar|consulto|averiguo|fijarme|me fijo|tengo que|despues|luego|mas tarde|mas adelante|ahora no|todavia|aun|un momento|un segundo|un minuto|aguanta|banca|bancame|espera|esperame|veremos|vemos|a ver|creo|supongo|depende|puede que|maybe|perhaps|probably|not sure|not yet|i'm not sure|unsure|let me|i'll check|i'll see|i will check|have to check|need to check|gotta check|need to ask|have to ask|i'll think|think about|think so|i think|i guess|guess so|later|hold on|hang on|wait|one sec|a sec|one moment|a moment|moment|minute|depends|possibly|tentatively|might|we'll see|get back to you|unless|if|se eu|se puder|se conseguir|si puedo|almost|kinda|kind of|sort of|hesitant|doubt|wondering|averiguando|pesquisando|comparando|just comparing|just looking|just browsing|so olhando|solo mirando|shopping around";
const hesitating = new RegExp(`(?:^| )(?:${doubts})(?= |$)`);

const refusing =
  /(?:^| )(?:nao|n|no|nop|nope|nah|naum|negativo|nem|nunca|jamais|jamas|never|not|don't|dont|doesn't|won't|can't|cannot|deixa pra la|deixa para la|deixa quieto|deixa|dejalo|dejala|dejemos|esquece|olvidalo|olvidate|forget it|leave it|leave that|never mind|nevermind|nvm|desisto|desisti|desiste|mudei de ideia|changed my mind|cambie de idea|me arrepenti|arrependi|nenhum|nenhuma|nenhum deles|ningun|ninguno|ninguna|none|neither|outro|outra|otro|otra|another|different|cancelar nao|stop|para ai|para tudo|para por ai|pare|parar|rather not|melhor nao|mejor no|(?:i'll|i|yo|eu|mejor|hoy|hoje) (?:pass|paso|passo)|(?:pass|paso|passo) (?:on|this|por|esta|essa|gracias|obrigad[oa]|thanks)|tampoco|too expensive|(?:muito|mto|muy|re|bem|bien|tao|tan|esta|ta|e|eh|es|que|meio|medio|algo|um pouco|un poco|achei|parece|demasiado|mais|mas) caro|caro (?:demais|pra mim|para mim|para mi|assim|asi))(?= |$)|^(?:paso|pass)$/;

/** "Posso confirmar depois?" puts the answer off; "posso pagar depois?" does not. */
const deferring =
  /(?:^| )(?:pens\w+|think|decid\w+|avis\w+|confirm\w* (?:\S+ )?(?:depois|despues|luego|later|amanha|manana|mas tarde|mais tarde)|te fal[ao]|te digo|let you know|get back|responder|responderte|answer you)(?= |$)/;
const stopping =
  /(?:^| )(?:fal[ao]r? com (?:meu|minha|o|a)|hablar? con mi|pergunt\w+|pregunt\w+|consult\w+|check with|ask my|espera\w*|perai|pera|wait|hold on|hang on|un momento|um momento|one sec|a sec|moment|nao sei|no se|not sure|sera|talvez|tal vez|quizas?|maybe)(?= |$)/;

/** Whether a folded text asks to answer later. */
export const putsOff = (folded: string): boolean => deferring.test(bare(folded));

/** What may stand around a doubt that says nothing else. */
const besideDoubt =
  "think|see|check|think it over|i|i'm|im|am|eu|yo|e|y|and|but|mas|pero|well|bem|bueno|so|really|honestly|sinceramente|verdad|a verdade|la verdad|que|about|that|it|this|isso|eso|esto|disso|agora|ahora|now|right now|yet|tengo idea|faco ideia|ideia|idea|have|no idea|no|nao|not|don't|dont|do|know|sei|se|saber|te|lhe|le|dizer|decir|say|to|quite|ao certo|direito|bien|bem|muy|mto|muito|que decir|o que dizer|what to say|uh|um|er|eh|ah|oh|ai|ay|good question|boa pergunta|buena pregunta|sorry|desculpa|perdon";
const doubtOnly = only(`${doubts}|${besideDoubt}|${polite}`);

/** Whether a folded text says that they do not know, and nothing else. */
export function onlyHesitates(folded: string): boolean {
  const text = bare(folded);
  return text !== "" && text.length <= 80 && doubtOnly.test(text) && hesitating.test(text);
}

/** Whether a folded text is nothing but a no. */
export const isPlainNo = (folded: string): boolean => {
  const text = bare(folded);
  return no.test(text) && refusing.test(text);
};

/** As one would say it to nobody: no marks, no pictures. `asked`: it has a question mark. */
const bare = (folded: string): string =>
  folded
    .replace(/[^\p{Letter}\p{Number}'\s]+/gu, " ")
    .replace(/\b(that|let|it)s\b/g, "$1's")
    .replace(/\s+/g, " ")
    .trim();

/** Says in so many words that it is to be done. */
const ordering =
  /(?:^| )(?:pode (?:marcar|confirmar|agendar|reservar|fechar|cancelar|mudar|trocar|passar|remarcar|desmarcar)|confirmo|confirma|confirmado|confirmalo|confirmala|confirme|confirm|confirm it|confirmed|book it|book me in|go ahead|do it|reservalo|reservala|reservame|agendalo|agendame|anotame|marca|marca ai|reserva|agenda|dale|hacelo|fechado|move it|cancel it|quero sim|si quiero|let's do it)(?= |$)/;
const mild =
  "acho que|acho que sim|creo|creo que|creo que si|supongo|supongo que si|i think|think so|i think so|i guess|guess so|hmm+|hum+|mmm+|a ver|sera|talvez|tal vez|quizas?|maybe|perhaps|not sure|i'm not sure|pera|perai|espera|wait|hold on|one sec|un segundo|um segundo|deixa eu ver|dejame ver|let me see|let me check|vamos ver|veamos";
const mildOnly = only(`${mild}|${besideDoubt}|${polite}|sim|si|yes`);

/** "Acho que sim... sim, pode marcar": a doubt, and behind it, in words of their own, a yes that orders it. */
function decidesAtLast(folded: string): boolean {
  const parts = folded
    .split(/(?:\.{2,}|…|[.!;]|\n)+\s*/u)
    .map(bare)
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  return (
    before.length > 0 &&
    before.every((part) => mildOnly.test(part) || yesAndPolite.test(part)) &&
    yesAndPolite.test(last) &&
    ordering.test(last)
  );
}

/**
 * What a folded text answers to a question that wants a yes. A yes is a text that says nothing else: who adds a condition,
 * a question or a doubt has not agreed.
 */
export function replyOf(folded: string): Reply | null {
  const text = bare(folded);
  if (text === "" || text.length > 400) return null;
  const asks = /[?¿]/.test(folded);
  if (!asks && (yes.test(text) || (yesAndPolite.test(text) && agreeingSomewhere.test(text)))) return "yes";
  if (!asks && decidesAtLast(folded)) return "yes";
  if (hesitating.test(text)) return asks && !deferring.test(text) && !stopping.test(text) ? null : "unsure";
  if (refusing.test(text)) return "no";
  return null;
}
