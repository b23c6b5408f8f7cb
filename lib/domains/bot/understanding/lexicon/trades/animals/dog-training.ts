import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const training = "vet.training";
const kindOf = { broader: training, otherwise: training };

/** Dog trainers: classes, and what a dog is to unlearn. */
export const dogTraining: Trade = {
  training: {
    pt: `adestramento, adestrador, adestrar, treinamento canino, educar o cachorro, adestramento básico, adestre, adestrado, adestramento individual, adestramento a domicílio,
      treinar|treino|educar|ensinar|treinador|escola|educação|educador cachorro|cão|dog|cadela|cachorra|canina|canino, obediência, aula de obediência,
      comandos básicos, ensinar a sentar, ensinar xixi lugar, obediência básica`,
    es: `adiestramiento, adiestrador, entrenamiento canino, adiestrar, educación canina, entrenador canino, adiestre, adiestren, adiestrarlo, adiestrarla, adiestramiento individual,
      adiestramiento a domicilio, entrenar|entrenador|educar|educador|enseñar|enseñarle|escuela|clases perro|perra|canino|canina|perrito, obediencia, obediencia básica,
      comandos básicos, que haga caso perro`,
    en: `dog training, obedience training, dog trainer, train my dog, obedience, one-to-one obedience, obedience class, train|training|trainer|teach|school|classes|class|obedience|manners dog,
      teach him to sit, crate training, dog whisperer, toilet training dog, basic commands, private dog training`,
    needs: `=late muito, =late demais, =late a noite, =late o dia, latindo, =morde tudo, =morde todo, destrói, destruindo, destruiu, roendo, desobediente, xixi lugar|casa|sala|cama,
      cachorro late muito, pula nas visitas, latidos, obedece, ladra, =rompe todo, rompe muebles|perro, destroza, ladridos, =hace pis en, =hace pis adentro, obedece, desobediente, salta a la gente,
      barks|barking|jumps|jumping|chews|chewing dog|people|everything|furniture|night|guests, potty train, potty training,
      house training, housebroken, =pees in the house, =doesn't listen, =never listens, =nao obedece, =nao me obedece, =nao para de latir,
      =destroi tudo, =destruindo a casa, =comeu o sofa, =come o sofa, come|rói|roendo|roeu chinelo|sapato|sofá|móveis|parede,
      late visitas|campainha|vizinho|sozinho|muito, pula|pulando visita|visitas|pessoas|gente, =faz xixi em tudo, =faz xixi pela casa,
      =coco pela casa, =no hace caso, =no me hace caso, =no para de ladrar, =no deja de ladrar, =come todo,
      =se come todo, come|rompe|mastica|destruye|destroza zapatillas|sillón|muebles|zapatos|casa|todo, ladra timbre|gente|solo|vecinos|noche|mucho|todo,
      salta visitas|gente|encima, =se tira encima, =hace caca adentro, pis|caca adentro|casa|living|alfombra|lugares,
      =won't listen, =does not listen, =won't stop barking, =keeps barking, =barks at, =barks all,
      =jumps on, =jumps up, chewed|chewing|destroys|destroying|eats shoes|sofa|couch|everything|furniture|house,
      pees|peeing|poops|pooping|accidents inside|indoors|house|carpet|rug, naughty dog, disobedient, misbehaving, misbehaves, hyper dog`,
  },
  puppy_class: {
    ...kindOf,
    pt: `aula para filhotes, turma de filhotes, socialização de filhote, socialização de filhotes, treinar|educar|ensinar|escola|aula filhote|filhotes|filhotinho, escolinha de filhotes, puppy class`,
    es: `clase de cachorros, escuela de cachorros, socialización de cachorros, entrenar|educar|enseñar|escuela|clase|clases cachorro|cachorros|cachorrito|cachorrita, puppy class`,
    en: `puppy class, puppy school, puppy training, puppy group, puppy preschool, puppy socialisation, puppy socialization, puppy course, train|training|teach|class|classes|manners puppy|pup|puppies,
      toilet training puppy`,
    needs: `filhote|filhotinho mordendo|morde|xixi|roendo|destruindo|apronta,  cachorro|cachorrito meses muerde|pis|rompe|travieso, puppy|pup biting|bites|chews|chewing|nips|nipping|barks|barking|crazy|hyper|naughty|wees|pees,
      pup crazy`,
  },
  loose_lead: {
    ...kindOf,
    pt: "passeio sem puxar, passeio educado, treino de guia, andar na guia, andar junto, caminhar na guia",
    es: "paseo sin tirar, paseo con correa, entrenamiento de correa, caminar junto, caminar con correa, paseo educado",
    en: "loose-lead walking, loose-leash walking, lead walking, lead training, leash training, leash walking, leash manners, walk nicely lead|leash, walking nicely lead|leash, heelwork",
    needs: `=puxa a guia, puxa|puxando|arrasta coleira|guia|passeio|rua, tira|tironea|arrastra correa|paseo|calle, pulls|pulling|pull|drags|dragging lead|leash|walk|walks|arm, =drags me`,
  },
  recall: {
    ...kindOf,
    pt: "treino de chamada, treino de vir quando chamado, chamada do cão, vir quando chamado",
    es: "llamado, entrenamiento de llamado, venir al llamado, acudir al llamado",
    en: "recall training, recall, recall class, recall session, =coming when called, =off lead training, =off leash training",
    needs: `=nao vem quando chamo, =nao volta quando chamo, foge parque|soltar|solto|rua, =foge quando solto, =no viene cuando lo llamo, =no vuelve cuando lo llamo, =no viene cuando la llamo,
      escapa|escapan parque|suelto|plaza|llamo, =comes back when, =come back when, =come when called, =comes when called, runs off|away park|lead|leash|squirrels, ignores me park|called|outside, bolts`,
  },
  behaviour_assessment: {
    ...kindOf,
    pt: `avaliação comportamental, comportamentalista, comportamento animal, consulta comportamental, psicólogo de cachorro, modificação comportamental, reabilitação de cães, comportamento canino`,
    es: `evaluación de conducta, etólogo, etología, etologo, conducta canina, conductista canino, psicólogo canino, psicologo de perros, modificación de conducta, evaluación de comportamiento, consulta etológica`,
    en: `behaviour assessment, behavior assessment, behaviourist, behaviorist, behaviour consultation, behavior consultation, behaviour modification, dog psychologist, behaviour|behavior dog|puppy, reactive dog class`,
    needs: `mordendo pessoas|gente|criança|visitas, =morde as visitas, cachorro morde|mordeu, mordeu vizinho|carteiro|criança|visita|gente|outro|cachorro, rosna, rosnando, agressivo, agressiva, reativo, reativa, ansiedade de separação,
      =avanca nas pessoas, avança nas|em pessoas|visitas|cachorros, medo de fogos|trovão, ansioso|ansiosa cachorro|sozinho|sozinha, mordidas, muerde, gruñe, mordió vecino|cartero|nene|gente|perro|visita, agresivo, agresiva, reactivo, reactiva,
      ansiedad por separación, miedo a los cohetes|truenos|fuegos, ansioso|ansiosa perro|perra|solo|sola, bites people|guests|kids|strangers, =bit the, =bit my, =bit our, =bit someone, =bit another, =bit a, bitten someone|dog|child,
      growls|growling|snaps|snapping|snarls people|guests|kids|dog|dogs|food, aggressive, reactive, separation anxiety, nips|nipping|lunges|lunging kids|people|visitors|guests|dogs, afraid|scared fireworks|thunder|dog, rescue dog scared|nervous|reactive`,
  },
  agility: {
    ...kindOf,
    pt: "agility, agilidade canina, circuito agility, esportes caninos, aula de agility",
    es: "agility, agilidad canina, circuito de agility, deporte canino, clase de agility",
    en: "agility, agility class, agility taster, dog agility, agility training, dog sports, flyball",
    needs:
      "obstáculos cachorro|cão|túnel|salto, obstáculos perro|túnel|saltos, jumps|tunnels|tunnel|hurdles|obstacle dog|collie|course|tunnels|jumps|weave",
  },
  group_class: {
    ...kindOf,
    pt: "aula em grupo de adestramento, adestramento em grupo, aula coletiva cães",
    es: "clase grupal de adiestramiento, adiestramiento grupal, clase grupal perros",
    en: "group dog class, group obedience, group training dogs, dog group class",
  },
  board_and_train: {
    ...kindOf,
    pt: "adestramento com hospedagem, internato canino, adestramento intensivo",
    es: "adiestramiento con internado, internado canino, adiestramiento intensivo",
    en: "board and train, residential dog training, intensive dog training, boot camp dog",
  },
  guard_training: {
    ...kindOf,
    pt: "treino de faro, faro, treino de guarda, cão de guarda, detecção",
    es: "entrenamiento de olfato, detección perros, perro de guardia, adiestramiento de guardia",
    en: "scent work, nose work, scentwork, protection training, guard dog training, mantrailing",
  },
};
