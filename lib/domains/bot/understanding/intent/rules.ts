import { fold, latest } from "@/lib/domains/bot/understanding/text";

/** A text as the rules read it: folded, words apart by one space, a space at both ends. Sentences end with " . ". */
export const plainWords = latest((text) =>
  ` ${fold(text)
    .replace(/'/g, "")
    .replace(/[.!?;…]+/g, " . ")
    .replace(/[^\p{Letter}\p{Number}.<>]+/gu, " ")} `.replace(/ {2,}/g, " "),
);

const any = (...words: string[]): RegExp => new RegExp(` (?:${words.join("|")})(?= )`);

/** "It is not an emergency", "nobody is bleeding": said to be absent, so taken out before the rest is read. */
const denied = new RegExp(
  ` (?:${[
    "(?:nao|n|no|not|isnt|nothing|nada|nem) (?:(?:e|eh|es|um|uma|un|una|an|a|any|is|seja|sea|tao|tan|so|muito|muy|really|super|caso|de|of) ){0,4}(?:emergencia|urgencia|emergency|urgente|urgent|grave|serious)",
    "(?:nao|no|not|isnt|sem|sin|without|never|nunca|nem|ni|parou|paro|stopped|dont have|doesnt have|havent|nao tenho|no tengo) (?:(?:esta|ta|to|estou|estoy|tem|tenho|tengo|tiene|de|having|have|has|any|a|is|more|mais|mas) ){0,3}(?:sangrando|sangrar|sangramento|sangue|sangrado|sangre|bleeding|blood|febre|fiebre|fever|falta de ar|chest pain|dor no peito|dolor de pecho)",
    "(?:ja|ya|already) (?:parou|paro|stopped) (?:de |the )?(?:sangrar|sangramento|sangrado|bleeding)",
    "(?:emergency|emergencia|urgencia) (?:contact|number|fund|contato|contacto)",
  ].join("|")})(?= )`,
  "g",
);
/** "The pain that it will not stop": here the not belongs to the danger. */
const unstoppable = any(
  "(?:nao|n|no|not|wont|doesnt|cant) (?:me |le |lhe |quer |esta |ta )?(?:para|parou|parar|stop|stopping|estanca|estancar|corta) (?:de |the |a |o |la |el )?(?:sangrar|sangrando|sangramento|sangue|sangrado|sangre|bleeding|blood)",
  "(?:bleeding|blood|sangue|sangre|sangramento|sangrado) (?:\\S+ ){0,3}(?:wont|not|doesnt|nao|no) (?:stop\\w*|para|parou|estanca)",
);

const pet =
  "(?:cachorr\\w+|caozinho|cao|dog|doggy|puppy|perr\\w+|gat\\w+|cat|kitten|kitty|pet|mascota|bebe|baby|filh\\w+|hij\\w+|nene|nena|son|daughter|kid|child|crianca)";
const much =
  "(?:muito|mucho|mucha|muita|bastante|demais|a lot|lots|badly|heavily|profusely|sem parar|sin parar|bad|tanto|un monton)";

const dangers: readonly RegExp[] = [
  any(
    "socorro (?=\\. )",
    "(?:ai |me ajuda |ajuda )socorro",
    "(?<!(?:de|la|rueda|goma|cubierta|pneu|roda) )auxilio",
    "emergencia",
    "emergency",
    "ambulancia",
    "ambulance",
    "samu",
    "call 911",
    "urgencia medica",
    "heart attack",
    "infarto",
    "enfarte",
    "avc",
    "acv",
    "having a stroke",
    "had a stroke",
    "anafilax\\w+",
    "anaphyl\\w+",
    "suicid\\w+",
    "overdose\\w*",
    "sobredosis",
    "convuls\\w+",
    "seizures?",
    "inconsciente",
    "(?:caiu|desmaiou|cayo|desmayo|fell|collapsed|fainted)(?: \\S+){0,4} (?:nao|no|not|isnt|wont|doesnt) (?:esta |ta |is )?(?:respond\\w*|reag\\w+|reaccion\\w+|acord\\w+|despiert\\w+|wak\\w+)",
    "(?:acabou de|acaba de|acabo de|just|acabamos de) (?:bater|capotar|chocar|volcar|crash\\w*|had an accident)",
    "(?:preso|presa|atrapad[oa]|trapped) (?:na cabine|nas ferragens|dentro|inside|under|en el auto|no carro|in the car)",
    "(?:freios?|frenos?|brakes?) (?:\\S+ ){0,2}(?:falhou|falharam|fallo|fallaron|failed|gone) (?:\\S+ ){0,12}(?:pista|estrada|rodovia|ruta|autopista|highway|motorway|freeway|caminhao|camiones|trucks)",
    "(?:pista|estrada|rodovia|marginal|ruta|autopista|highway|motorway|freeway) (?:\\S+ ){0,8}(?:freios?|frenos?|brakes?) (?:\\S+ ){0,2}(?:falhou|falharam|fallo|fallaron|failed|gone)",
    "envenen\\w+",
    "intoxicad[oa]",
    "poisoned",
    "(?:esta|ta) (?:muriendo|morrendo)",
    "se (?:me )?(?:muere|esta muriendo)",
    "is dying",
    "(?:echando|soltando|saindo|foaming) (?:\\S+ ){0,2}(?:espuma|mouth)",
    "unconscious",
  ),
  // Life and self-harm.
  any(
    "(?:quero|queria|vou|quiero|quisiera|voy a|want to|wanna|going to|gonna) (?:me )?(?:matar|morrer|morir|morirme|matarme|kill myself|die|end my life|hurt myself)",
    "(?:me quiero|me voy a) (?:matar|morir|lastimar)",
    "(?:nao|n|no|dont|cant) (?:quero|aguento|quiero|aguanto|want|stand) (?:mais |mas |to |seguir |continuar )*(?:viver|vivir|vivo|viva|live|living|be alive|estar viv[oa])",
    "(?:acabar|terminar) com (?:a )?(?:minha )?(?:propria )?vida",
    "terminar con mi vida",
    "quitarme la vida",
    "tirar a (?:minha )?(?:propria )?vida",
    "end(?:ing)? (?:it all|my (?:own )?life)",
    "(?:sentido|sentido en|point in|reason to|motivo pra|ganas de) (?:em |en |de )?(?:viver|vivir|living|live)",
    "me machucar",
  ),
  // Breath, heart, consciousness.
  any(
    "(?:nao|n|no|not|cant|cannot|hardly|barely|mal) (?:consigo |consegue |puedo |puede |estoy |esta |esta a |ta |to |se |even |really )*(?:respir\\w+|breath\\w*)",
    "(?:trouble|difficulty|hard|dificuldade|dificultad|struggling) (?:to |de |em |para |in |for me to )*(?:respirar|breath\\w*)",
    "(?:cuesta|custa) (?:mucho )?respirar",
    "falta de ar",
    "sem ar",
    "me falta (?:el )?aire",
    "falta de aire",
    "short of breath",
    "shortness of breath",
    "(?:dor|dores|dolor|dolores|pontada|puntada|aperto|opresion|pressao|presion)(?: \\S+){0,3} (?:no|en el|en|de|del|o|el) (?:peito|pecho)",
    "(?:duele|doendo|doi|dueles|doliendo)(?: \\S+){0,2} (?:pecho|peito)",
    "peito (?:\\S+ )?doendo",
    "chest (?:pains?|hurts|tightness|is (?:hurting|tight))",
    "pain in (?:my|his|her|the) chest",
    "desmai\\w+",
    "desmay\\w+",
    "passed out",
    "fainted",
    "collapsed",
    "(?:nao|no|not|isnt|wont) (?:(?:esta|ta) )?(?:acorda|acordando|reacciona|despierta|waking up|wake up|responding|reage|responde mais)",
    "(?:boca|face|mouth) (?:\\S+ ){0,2}(?:torta|entortou|torcio|torcida|drooping)",
    "(?:torcio|entortou) (?:\\S+ ){0,2}(?:boca|cara|rosto)",
    "garganta (?:\\S+ ){0,2}(?:fechando|fechou|cerrando|cierra|cerro)",
    "cierra la garganta",
    "throat is (?:closing|swelling)",
    "throat closing",
    "(?:reacao|reaccion) (?:\\S+ )?alergica",
    "allergic reaction",
    "engasg\\w+",
    "sufocando",
    "choking",
    "atragant\\w+",
    "ahogando",
    "asfixi\\w+",
  ),
  // Blood, wounds, burns.
  any(
    `(?:sangr\\w+|bleed\\w*) (?:\\S+ ){0,4}?${much}`,
    `${much} (?:de )?(?:sangue|sangre|blood|sangrado|sangramento)`,
    `${much} sangrando`,
    "(?:vomit\\w+|cuspindo|tossindo|escupiendo|throwing up|coughing(?: up)?|spitting) (?:com )?(?:sangue|sangre|blood)",
    "hemorrag\\w+",
    "hemorrhag\\w+",
    "haemorrhag\\w+",
    "(?:gravida|embarazada|pregnant) (?:\\S+ ){0,4}(?:sangr\\w+|bleed\\w*)",
    "(?:rompi|rompio) (?:la )?bolsa",
    "bolsa estourou",
    "water broke",
    "trabalho de parto",
    "trabajo de parto",
    "in labou?r",
    "(?:osso|hueso|bone) (?:\\S+ ){0,2}(?:aparecendo|pra fora|afuera|showing|sticking out)",
    "se ve el hueso",
    "queim(?:ei|ou|ada|ado) (?:\\S+ ){0,4}(?:feio|grave|muito|oleo quente)",
    "quem(?:e|o) (?:\\S+ ){0,4}(?:feo|mucho|grave|aceite hirviendo)",
    "burn(?:ed|t) (?:\\S+ ){0,5}(?:bad|badly)",
    "(?:bati|bateu|golpee|golpeo|hit) (?:\\S+ ){0,2}(?:cabeca|cabeza|head)",
    "(?:dente|diente|tooth|teeth) (?:\\S+ ){0,3}knocked out",
    "knocked (?:out )?(?:\\S+ ){0,2}(?:tooth|teeth)",
  ),
  // Swelling with fever; pain beyond bearing.
  any(
    "(?:inch\\w+|hinch\\w+|inflam\\w+|swollen|swelling|swelled)(?: (?!\\.)\\S+){0,8} (?:febre|fiebre|fever|temperatura)",
    "(?:febre|fiebre|fever)(?: (?!\\.)\\S+){0,8} (?:inch\\w+|hinch\\w+|inflam\\w+|swollen|swelling|swelled)",
    "(?:bochecha|cachete|cheek|rosto|cara|face|jaw) (?:\\S+ ){0,3}(?:enorme|gigante|huge)(?: (?!\\.)\\S+){0,6} (?:febre|fiebre|fever)",
    "(?:rosto|cara|face|olho|ojo|garganta|throat|lingua|lengua|tongue) (?:\\S+ ){0,3}(?:inchando|hinchando|swelling|swelled up)",
    "(?:inch\\w+|hinch\\w+|swollen|swelled)(?: \\S+){0,6} (?:nao consigo|no puedo|cant) (?:abrir|engolir|tragar|open|swallow)",
    "(?:dor|dores|dolor|dolores|pain)(?: \\S+){0,3} (?:insuportavel|insuportaveis|insoportable|unbearable|excruciating|terrivel agora)",
    "(?:unbearable|excruciating|insane|severe) (?:\\S+ ){0,2}pain",
    "in agony",
    "worst pain",
    "(?:nao|no|cant|cannot) (?:aguento|aguanto|suporto|soporto|take|stand|bear) (?:mais |mas |more )?(?:de |a |o |del |el |la |the |this |tanta |tanto )*(?:dor|dolor|pain)",
    "(?:nao|no) aguento mais (?:essa|esta|minha) dor",
    "morrendo de dor",
    "(?:muero|muriendo) (?:de|del) dolor",
    "dying (?:of|from|in) pain",
  ),
  // Poison, pets, children.
  any(
    "envenen\\w+",
    "poison(?:ed|ing)?",
    "rat bait",
    "antifreeze",
    "bleach",
    "veneno",
    "chumbinho",
    "raticida",
    "intoxic\\w+",
    "atropel\\w+",
    "(?:hit|run over|ran over) by (?:a )?(?:car|truck|bike|motorbike|bus)",
    "ran over (?:my|our|a|the)",
    `${pet} (?:\\S+ ){0,6}(?:nao levanta|no se levanta|wont get up|cant stand up|nao respira|no respira)`,
    "(?:tom\\w+|bebi|bebeu|trago|engoli\\w*|swallowed|took|ate|comi\\w*) (?:\\S+ ){0,3}(?:muitos|muchas|monte de|monton de|caixa de|caja de|too many|whole bottle of|all my|all the) (?:comprimidos|remedios|pastillas|pills|tablets)",
    "(?:remedio|medicine|medication|pastilla) (?:errado|equivocado|equivocada)",
    "wrong (?:medicine|medication|pills?)",
    "(?:muitos|muchas|too many) (?:comprimidos|remedios|pastillas|pills|tablets)",
    "remedio demais",
    "swallowed a (?:battery|coin|magnet)",
    "(?:engoliu|trago) (?:uma |una )(?:pilha|bateria|moeda|moneda|pila)",
    "(?:snake|cobra|vibora|serpiente) (?:bit|picou|mordeu|mordio)",
    "(?:bitten by|picado por|mordido por|pico) (?:a |una |uma )?(?:snake|cobra|vibora|serpiente)",
  ),
  // Roads, fire, gas.
  any(
    "(?:sem|perdi o|perdi os|sin|perdi los|lost my|lost the|no) (?:freios?|frenos?|brakes?)(?: \\S+){0,4} (?:estrada|rodovia|rua|ruta|autopista|avenida|bajada|descida|road|highway|motorway|freeway|driving|agora|ahora|now|br)",
    "(?:fiquei|quede) (?:sem|sin) frenos?",
    "fiquei sem freio",
    "perdi o freio",
    "lost my brakes",
    "(?:freios?|frenos?|brakes?)(?: \\S+){0,4} (?:failed|fail|falhou|falharam|fallaron|fallo|dont work|not working|nao funciona\\w*|nao ta funcionando|no funcionan?|no responden?|nao responde|nao pega)(?: \\S+){0,6} (?:estrada|rodovia|rua|ruta|autopista|road|highway|motorway|driving|dirigindo|manejando)",
    "brakes? (?:just )?failed",
    "(?:sofri|teve|tive|tuve|tuvo|had|in|sufri|sufrimos) (?:um |un |an |a |a car )?(?:car )?(?:acidente|accidente|accident)",
    "(?:bati|batemos|choque|chocamos|crashed) (?:\\S+ ){0,4}(?:machucad\\w+|lastimad\\w+|herid\\w+|hurt|injured|estrada|ruta|highway|agora|recien)",
    "(?:pegando|pegou) fogo",
    "(?:on|catching|caught) fire",
    "incendi\\w+",
    "prende fuego",
    "prendio fuego",
    "(?:vazamento|fuga|escape|perdida|cheiro|olor|smell|cheirando) (?:de |a |of )?gas",
    "gas leak",
    "smell gas",
    "(?:fumaca|humo|smoke) (?:\\S+ ){0,4}(?:motor|capo|engine|hood)(?: \\S+){0,5} (?:estrada|rodovia|ruta|autopista|highway|motorway|road)",
    "(?:meio|medio|middle) (?:da|do|de|of) (?:la |the )?(?:estrada|rodovia|ruta|autopista|highway|motorway)",
  ),
];

/** Words that mean danger, in any of the three languages, unless the text says that there is none. */
export function isEmergency(said: string): boolean {
  if (unstoppable.test(said)) return true;
  const rest = withoutDenied(said);
  return dangers.some((danger) => danger.test(rest));
}

/** The text without the dangers that it says are absent, so that the model does not read those words either. */
export const withoutDenied = (said: string): string => said.replace(denied, " ");

const someone =
  "(?:pessoa|persona|humano|human|alguem|alguien|atendente|responsavel|encargad[oa]|gerente|dono|dona|dueno|duena|recepcao|recepcionista|recepcion|secretaria|asesora?|operadora?|agente|representante|person|someone|somebody|agent|representative|receptionist|operator|manager|owner|reception|supervisor\\w*)";
const article =
  "(?:um |uma |o |a |un |una |el |la |algum |alguma |alguna |the |an |some |your |real |verdadeira |actual |otra |outra )*";
const wantsPerson = any(
  `(?:falar|fala|conversar|hablar|hable|charlar|speak|talk|chat) (?:logo |directo |direto |directly )?(?:com|con|to|with) ${article}${someone}`,
  `(?:passa|passar|passe|transfere|transfira|pasa|pasame|paseme|pasarme|comunicame|comuniqueme|derivame|transferime|transfer me|connect me|put me through|get me|conecta) (?:me )?(?:para |pra |com |con |a |to |with )?${article}${someone}`,
  "(?:pasar|pasarme|pasame|me pasas|comunicame|me comunicas|me passa|passa pra mim) (?:con|com) (?:el |la |o |a )?\\S+",
  "(?:somebody|someone|anybody|anyone|alguem|alguien|gente) (?:real|human|de verdade|de verdad|de carne)",
  "(?:going|gone|been) (?:round|around) in circles",
  "(?:dando|dar) (?:voltas|vueltas) (?:em circulos|en circulos|aqui|aca)",
  "atendimento humano",
  "atencion humana",
  "(?:pessoa|persona) (?:real|de verdade|de verdad)",
  "(?:pessoa|gente) de carne e osso",
  "real (?:person|human)",
  "human (?:being|please|agent)",
  "atendente",
  "(?:nao|no|not|dont) (?:quero|quiero|want to|wanna) (?:falar|hablar|talk|speak|chat) (?:\\S+ ){1,3}(?:robo|robot|bot|maquina|machine|chatbot)",
);

/** An explicit wish for a person. */
export const asksForPerson = (said: string): boolean => wantsPerson.test(said);

/** Skin, hair, nails and teeth: what people complain of in a salon every day. */
const looks =
  "(?:skin|complexion|pores|hair|roots|ends|fringe|bangs|curls|scalp|nails?|cuticles?|brows|eyebrows|lashes|beard|teeth|tooth|smile|heels|pele|cabelos?|raiz|raizes|pontas|franja|cachos|couro cabeludo|unhas?|cuticulas?|sobrancelhas?|cilios|barba|dentes?|sorriso|piel|cutis|pelo|cabello|raices|puntas|flequillo|rulos|unas?|cejas|pestanas|dientes?|sonrisa|(?:face|rosto|cara|chin|forehead|testa)(?= (?:is |esta |ta |keeps |me |se me |toda |todo |vive |always )*(?:breaking out|broke|breaks out|oily|dry|dull|llen|chei|com |con |brotad|oleos|sec|gras|opac|estour)))";
const wear =
  "(?:breaking out(?! in (?:hives|blisters|welts))|broke out|break out|breaks out|acting up|dry\\w*|oily|greasy|dull|flaky|flaking|patchy|spotty|uneven|sensitive|tired|rough|sagging|frizzy|brittle|weak|thin|thinning|falling out|falls out|damaged|split\\w*|tangled|matted|flat|lifeless|growing out|grown out|faded|brassy|grey|gray|chipp\\w*|cracked|cracking|broke|broken|breaking|breaks|snapp\\w*|lifting|ugly|yellow\\w*|stained|crooked|discolou?red|a mess|a disaster|horrible|awful|terrible|bad|crazy|cheia?s? de (?:espinhas?|cravos|manchas?)|estourada|com (?:espinhas?|acne|cravos|manchas?)|sec[oa]s?|ressecad[oa]s?|oleos[oa]s?|opac[oa]s?|cansad[oa]s?|sensivel|caindo|frac[oa]s?|quebradic[oa]s?|quebrou|quebrad[oa]s?|quebrando|quebram|lascou|lascad[oa]s?|danificad[oa]s?|com frizz|arrepiad[oa]s?|embaracad[oa]s?|desbotad[oa]s?|crescid[oa]s?|amarel\\w+|manchad[oa]s?|tort[oa]s?|feios?|feias?|horrivel|horriveis|pessim[oa]s?|um horror|um caos|um desastre|llen[oa]s? de (?:granos|granitos|espinillas|manchas|puntos negros)|con (?:granos|granitos|acne|manchas)|brotad[oa]|se me broto|reseca|resec[oa]s?|grasos?|grasas?|gras[oa]|opac[oa]|apagad[oa]s?|cayendo|cae|caen|debil|debiles|quebradiz[oa]s?|se me (?:rompio|rompen|quebro|quiebran|parten|partio)|rot[oa]s?|astillad[oa]s?|maltratad[oa]s?|encrespad[oa]s?|enredad[oa]s?|decolorad[oa]s?|crecid[oa]s?|amarill\\w+|torcid[oa]s?|fe[oa]s?|horribles?|un desastre|un asco|fatal)";
const owning = "(?:my|mine|meus?|minhas?|mis?|the|os?|as?|el|la|las|los|her|his|seu|sua)";
const being =
  "(?:(?:is|are|has|have|looks?|feels?|keeps?|been|getting|went|so|too|really|all|very|just|always|again|bit|little|esta|estao|ta|tao|anda|andam|ficou|fica|ficando|vive|muito|super|bem|meio|toda|todo|todas|todos|tudo|estan|andan|quedo|queda|muy|re|mal|siempre|tan|de novo|otra vez|sempre|se|me|a|um|un|uma|una) )*";
/** A mark on the skin that bleeds is shown to a doctor; it is no accident. */
const [mark, bleeds] = [
  "(?:pintas?|sinal|sinais|lunar|lunares|verrugas?|moles?|warts?)",
  "(?:sangra|sangram|sangran|sangrou|sangro|sangrando|bleeds?|bled|bleeding)",
];
/** "My skin is breaking out", "minhas unhas estão quebrando": no danger, so taken out before danger is looked for. */
const complaints = new RegExp(
  ` (?:(?:${owning} )?${looks} ${being}${wear}(?: (?:e|y|and) ${being}${wear})*|(?:se me )?(?:llen|ench|cubr)\\w+ (?:\\S+ ){0,3}de (?:granos|granitos|espinillas|espinhas?|manchas)|${wear} ${looks}|${mark} (?:(?:que|that|which) )?${being}(?:(?:as vezes|a veces|sometimes|as veces) )?${bleeds}|(?:pimples?|acne|blackheads?|spots|breakouts?|dandruff|split ends|grey roots|espinhas?|cravos|caspa|pontas duplas|granos|granitos|espinillas|puntos negros|puntas abiertas))(?= )`,
  "g",
);
/** A tap that drips, a gas bottle that is empty, a seat that was sick on, a claim on the insurance: a day's work for somebody. */
const mundane = new RegExp(
  ` (?:${[
    "(?:tap|faucet|sink|toilet|shower|pipe|torneira|canilla|grifo|pia|vaso|chuveiro|descarga|inodoro|ducha) (?:(?:that|que|just|is|esta|ta|nao|no|wont|doesnt|not|para|parou|de|deja|keeps|se) ){0,4}(?:stop )?(?:drip\\w*|leak\\w*|runn\\w+|pinga\\w*|vaza\\w*|gote\\w+|pierde|perdiendo|correr|corre)",
    "(?:drip\\w*|leak\\w*|pinga\\w*|gotea\\w*) (?:tap|faucet|torneira|canilla|grifo)",
    "(?:driving|drives) (?:me|us) (?:mad|crazy|nuts|insane)",
    "(?:se (?:me |nos )?(?:acabo|termino) (?:el|la) (?:gas|garrafa)|(?:acabou|terminou) (?:o|meu) (?:gas|botijao)|(?:o )?(?:gas|botijao) acabou|me quede sin (?:gas|garrafa)|fiquei sem gas|ran out of gas|out of gas)",
    "(?:vomit\\w+|threw up|was sick|got sick|mijou|meou|hizo pis|peed) (?:\\S+ ){0,2}(?:no|na|nos|nas|en el|en la|in the|on the|in my|on my|em cima d[oa]|all over) (?:\\S+ )?(?:banco|carro|sofa|tapete|assento|asiento|auto|alfombra|sillon|seat|seats|car|couch|carpet|rug|estofado)",
    "(?:me|nos|le) chocaron (?:(?!\\.)\\S+ ){0,10}(?:seguro|aseguradora)",
    "(?:bateram|bati) (?:(?!\\.)\\S+ ){0,10}(?:seguro|seguradora|funilaria|orcamento)",
    "(?:crashed|rear ended|hit my car) (?:(?!\\.)\\S+ ){0,10}(?:insurance|insurer|quote)",
  ].join("|")})(?= )`,
  "g",
);
const injured =
  / (?:machucad\w+|ferid\w+|herid\w+|lastimad\w+|hurt|injured|bleeding|sangr\w+|preso|presa|atrapad\w+|trapped|cheiro|olor|smell\w*|vazamento de gas|fuga de gas|escape de gas|gas leak|respir\w+|breath\w*|fogo|fuego|fire|incendi\w+|desmai\w+|desmay\w+|emergencia|emergency)(?= )/;
/** The text without what is a nuisance and no danger, unless it tells of somebody hurt, of gas that is smelt or of fire. */
const withoutMundane = (said: string): string => (injured.test(said) ? said : said.replace(mundane, " "));
export const withoutComplaints = (said: string): string => withoutMundane(said.replace(complaints, " "));
