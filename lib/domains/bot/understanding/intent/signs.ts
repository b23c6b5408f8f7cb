import type { Intent } from "@/lib/domains/bot/understanding/intent/intents";

/** A whole word of a text is one of these. */
const says = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");

const greeting =
  "oi+e*|ola+|alo+|hola+s?|holi[st]*|h[ae]llo+|hi+|hey+a?|hiya|howdy|yo|sup|wassup|what'?s up|e+ (?:ai|ae)|e+ai|e+ae|opa|epa|ey|che|fala|salve|saludos?|greetings|bo[am](?: ?(?:dia|tarde|noite)\\w*)?|buen|bueno?s dias?|buena+s+|wena+s+|tarde+s|noites|noches|good ?(?:day|morning|afternoon|evening)|gm|g'day|morning?|mornin|afternoon|evening|td|tudo|todo (?:bien|bem|tranqui)|beleza|joia|tranquil\\w*|como (?:vai|va|van|anda\\w*|esta\\w*|te|voce)|que (?:tal|onda|haces)|how|hope|anyone|anybody|alguem|alguien|estan ahi|are you there|volte?i|volvi|back|knock|mba'?eichapa|mbaeteko";
const thanking =
  "obri?gad\\w*|brigad\\w*|obg\\w*|gra[cs]ias+|(?<!\\p{L} )gracia(?! ?\\p{L})|gra[xt]|grcias|gratidao|grateful|grat[oa]|tha?n[kx]s?|thankyou|thanku|thx|tnx|ty|tysm|valeu+|vlw|agra[dg]e[czs]\\w+|agradeo|cheers|appreciat\\w*|perfect\\w*|perfeit\\w*|otim[oa]|genial|un[oa]?s? geni[oa]s?|great|maravilh\\w*|maravill\\w*|lovely|loved?(?: it| how)|adore[iy]|amei|encant\\w*|ajudou|ayudast\\w*|helps|helped|helpful|um amor|un amor|amables?|gentil|kind of|so kind|the best|a star|lifesaver|salvaste|sirvio|pasaste|demais|bless|bendiga|deus (?:te|abencoe)|aguije|aguyje|parabens|felicit\\w+|well done|awesome|amazing|excelente|barbaro|buenisimo|show de bola|comparing|checking|averiguando|pesquisando|consultando|ta";
const parting =
  "tchau\\w*|xau+|chau+|chaucito|chao+|ciao|adeus|adios|bye+|goodbye|ate|inte|nos (?:vemos|vimos|hablamos)|hablamos|hablando|falou|falamos|(?:te|los|les|a gente se) (?:vejo|veo|ve|fala)|se fala|see (?:you|ya|u)|cya|later|laters|ttyl|talk|speak|take (?:care|it easy)|cuida?[dt]\\w*|cuidense|hasta|good ?night|night|bo[am] (?:noite|descanso|feriado|fim|final|semana|trabalho|domingo|sabado)|otim[oa]|buen|buena (?:semana|noche|tarde)|buenas noches|lind[oa] (?:dia|tarde|noche|semana)|have a|enjoy|abra[cz]os?|abs|beijos?|beijinhos?|bjs?|bjos?|besos|(?<!\\p{L} )beso|un beso|besitos?|fui|flw|vou (?:indo|nessa)|me voy|preciso ir|tengo que ir|tenho que ir|have to go|gotta go|heading|i'm off|que (?:descans\\w+|estes|pases|tengas?|tengan)|jajohecha\\w*|jajotopata|till|until|farewell|depois|despues|luego|com deus|cheerio|peace(?: out)?|so long|get back|tenham?";

/** What asks for each of these, as far as a few words can: its beginning is enough, so that a slip does no harm. */
const asking: Partial<Record<Intent, RegExp>> = {
  cancel:
    /canc|cance|cnacel|desm|anul|desist|suspend|baja|call.* off|drop|scrap|remove|delete|\b(?:n|nao|no|not|never|sem|sin|don'?t|can'?t|cannot|won'?t|unable|imprevisto|liber\w*|borr\w*|tir[ae]\w*|quit\w*|sac\w*|skip|unbook|miss|falt\w*|retir\w*|apag\w*|bajo|arrep\w*|take|scratch|forget|descons\w*|tach\w*|esquec\w*|olvid\w*)\b/,
  reschedule:
    /\b(?:remar|reag|repro|resch|poster|postp|adi[ae]r?\b|adelan|adian|antec|antic|mud|mover?|mova|movelo|troc|cambi|chang|swit|swap|shift|push|bump|corr(?:er|[ae](?:lo|la|me|n|mos)?)\b|bring|deix|deja|make|forward|pas[ae]|pass[ae]|transf|jog|outr|otr|another|later|earlier|cedo|tarde|temprano|antes|instead|delay|alter|modif)/,
  location:
    /\b(?:lost|perdid\w*|encontr\w*|ond\w*|dond\w*|aond\w*|adond\w*|wher\w*|ender\w*|dire[cç]\w*|add?re?s\w*|ubi\w*|locali\w*|locat\w*|map\w*|lugar|local|bairro|barrio|calle|rua|street|cheg\w*|lleg\w*|como (?:ir|voy|vou)|get|find|queda\w*|fica\w*|zona|esquina|refer\w*|pin|estan|gps|waze|parking|estaciona\w*|cidade|ciudad|city|shopping|loja|store|office|postcode|cep|centro|sucursal\w*|filial|unidade|andar|piso|floor)\b/,
  bookings:
    /\b(?:me[ui]s?|minh\w*|mi|mis|my|mine|tenho|teng\w*|tem|have|got|ten\w+|marc(?:a[rd]\w*|ei|ou|amos|acao|acoes)|marquei|agend\w*|reserv\w*|turn\w*|cit[ao]s?|horas?|horario\w*|app\w*|book\w*|confirm\w*|quando|cuando|when|que (?:hora|dia)\w*|what time|consult\w*|clase|aula|class|visit\w*|next|proxim\w*|upcoming|schedul\w*|compromiss\w*|session|sess\w*|sesion\w*|lembr\w*|recuerd\w*|remind\w*|pendient\w*|pendent\w*)\b/,
};
const arriving =
  /\b(?:cheg\w*|lleg\w*|atras\w*|demor\w*|tarde|late|saindo|sai|saio|saliendo|salgo|salimos|sali|leav\w*|head\w*|close|front|(?:a|no|em|en|de) camin\w*|caminando|way|omw|indo|yendo|voy|vou|fora|afuera|outside|here|aqui|aca|aki|porta|puerta|portao|portaria|porton|porteria|door|parking|estacion\w*|perto|cerca|near\w*|minut\w*|min|mins|traffic|transito|trafico|tranque|trancad\w*|parado|pres[oa]|stuck|uber|taxi|bus|onibus|bondi|coming|almost|quase|casi|arriv(?:e|ed|ing|al)|abr(?:e|em|en|an|ir|ime|anme)|waiting|esperand\w*|esper[oa]|ja|ya|just|got|there|recep\w*|lobby|downstairs|embaixo|abajo|elevador|ascensor|timbre|interfone|campainha|bell)\b/;

const courtesies: Partial<Record<Intent, RegExp>> = {
  greet: says(greeting),
  thanks: says(thanking),
  bye: says(parting),
};
const signs: Partial<Record<Intent, RegExp>> = {
  ...courtesies,
  arriving,
  ...asking,
};

/** "Soy nueva en Encarnación": words of a sentence, which no name has. */
const telling = says(
  "soy|sou|estoy|estou|to|i'?m|i am|we're|en|em|na|no|in|at|para|pra|por|para|for|with|que|is|es|e|eh|esta|the|un|una|um|uma",
);

/** A name has no more words. What is longer has enough of them for the model to go by. */
const mostOfName = 4;

/**
 * Whether a folded text can be what the model takes it for: of a few words at least one says so. The model goes by letters
 * as well, so that "Chatero" has some of those of "chau", and "Pereira" of those of a cancellation.
 */
export function canBe(intent: Intent, folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > mostOfName || /[\d?]/.test(folded)) return true;
  if (telling.test(folded) && !(intent in courtesies)) return true;
  return signs[intent]?.test(folded) ?? true;
}
