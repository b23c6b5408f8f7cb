import { describe, expect, it } from "vitest";
import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";

const named = (...names: string[]): Named[] => names.map((name) => ({ id: name, name }));

type Row = [text: string, service: string];
type Business = { trade: string; services: Named[]; rows: Row[]; nothing: string[] };

const optician: Business = {
  trade: "optician",
  services: named(
    "Examen de la vista",
    "Lentes de contacto",
    "Ajuste de anteojos",
    "Elección de armazón",
    "Retiro de anteojos",
  ),
  rows: [
    ["la nena no ve el pizarrón", "Examen de la vista"],
    ["quiero medirme la vista", "Examen de la vista"],
    ["estoy cansada de los anteojos", "Lentes de contacto"],
    ["meus óculos ficam escorregando do nariz", "Ajuste de anteojos"],
    ["the screw came out of my glasses", "Ajuste de anteojos"],
    ["me ayudan a elegir un marco que me quede", "Elección de armazón"],
    ["I was told my glasses are ready", "Retiro de anteojos"],
  ],
  nothing: ["¿aceptan obra social?", "do you open on Sundays"],
};

const podologist: Business = {
  trade: "podologist",
  services: named(
    "Podologia",
    "Unha encravada",
    "Remoção de calos",
    "Tratamento de micose",
    "Pé diabético",
    "Palmilhas",
  ),
  rows: [
    ["o cantinho da unha tá cheio de pus", "Unha encravada"],
    ["se me encarnó la uña del dedo gordo", "Unha encravada"],
    ["tengo un callo en la planta del pie", "Remoção de calos"],
    ["my toenail is thick and yellow", "Tratamento de micose"],
    ["minha unha tá esfarelando", "Tratamento de micose"],
    ["mi papá es diabético y tiene una herida en el pie", "Pé diabético"],
    ["tenho pé chato", "Palmilhas"],
    ["I have cracked heels", "Podologia"],
  ],
  nothing: ["tem estacionamento?"],
};

const tattoos: Business = {
  trade: "tattoo studio",
  services: named("Tatuaje pequeño", "Tatuaje grande", "Retoque", "Cover up", "Borrado láser de tatuaje", "Piercing"),
  rows: [
    ["quiero una mariposa chiquita en el tobillo", "Tatuaje pequeño"],
    ["uma florzinha discreta no pulso", "Tatuaje pequeño"],
    ["I'm continuing my half sleeve", "Tatuaje grande"],
    ["o traço da minha tattoo desbotou", "Retoque"],
    ["quiero tapar el nombre de mi ex", "Cover up"],
    ["I want to get rid of my tattoo", "Borrado láser de tatuaje"],
    ["quero uma argola no umbigo", "Piercing"],
  ],
  nothing: ["where are you?"],
};

const swimming: Business = {
  trade: "swimming school",
  services: named("Natação para bebês", "Natação infantil", "Natação para adultos", "Hidroginástica"),
  rows: [
    ["minha bebê tem 7 meses, quero levar na piscina", "Natação para bebês"],
    ["mi nene de 5 tiene que aprender a nadar", "Natação infantil"],
    ["swimming lessons for adults", "Natação para adultos"],
    ["exercício na água pra minha avó", "Hidroginástica"],
  ],
  nothing: ["a touca é obrigatória?"],
};

const driving: Business = {
  trade: "driving school",
  services: named("Aula de carro", "Aula de moto", "Aula de baliza", "Simulado de prova", "Direção para habilitados"),
  rows: [
    ["quero aprender a pilotar moto", "Aula de moto"],
    ["no me sale estacionar", "Aula de baliza"],
    ["I need to practise parallel parking", "Aula de baliza"],
    ["reprovei na prova do detran", "Simulado de prova"],
    ["tengo registro pero me da miedo manejar", "Direção para habilitados"],
    ["nunca peguei num carro", "Aula de carro"],
  ],
  nothing: ["quanto tempo demora?"],
};

const dogs: Business = {
  trade: "dog trainer",
  services: named(
    "Adiestramiento básico",
    "Clase de cachorros",
    "Paseo sin tirar",
    "Evaluación de conducta",
    "Agility",
  ),
  rows: [
    ["me arrastra en el paseo, tira de la correa", "Paseo sin tirar"],
    ["she drags me on every walk", "Paseo sin tirar"],
    ["meu cachorro mordeu a visita", "Evaluación de conducta"],
    ["he growls at guests", "Evaluación de conducta"],
    ["meu filhote morde tudo e faz xixi", "Clase de cachorros"],
    ["no me hace caso", "Adiestramiento básico"],
  ],
  nothing: ["he's a three year old labrador"],
};

const bicycles: Business = {
  trade: "bicycle workshop",
  services: named(
    "Service de bicicleta",
    "Regulación de cambios",
    "Cambio de cámara",
    "Centrado de rueda",
    "Armado de bicicleta",
  ),
  rows: [
    ["la cadena me salta todo el tiempo", "Regulación de cambios"],
    ["a marcha da minha bike tá pulando", "Regulación de cambios"],
    ["se me pinchó la bici", "Cambio de cámara"],
    ["my wheel is wobbling", "Centrado de rueda"],
    ["a bike chegou na caixa, desmontada", "Armado de bicicleta"],
    ["quero revisar minha magrela", "Service de bicicleta"],
  ],
  nothing: ["¿hasta qué hora atienden?"],
};

const instruments: Business = {
  trade: "instrument workshop",
  services: named("Piano tuning", "Piano repair", "Guitar setup", "String change"),
  rows: [
    ["meu piano tá desafinado", "Piano tuning"],
    ["our upright hasn't been tuned for years", "Piano tuning"],
    ["una tecla quedó trabada", "Piano repair"],
    ["mi guitarra cerdea", "Guitar setup"],
    ["a corda arrebentou", "String change"],
  ],
  nothing: ["do you take cards?"],
};

const locksmith: Business = {
  trade: "locksmith",
  services: named("Apertura de puerta", "Cambio de cerradura", "Copia de llave", "Apertura de caja fuerte"),
  rows: [
    ["me quedé afuera sin llaves", "Apertura de puerta"],
    ["tranquei a porta com a chave dentro", "Apertura de puerta"],
    ["my ex still has a key", "Cambio de cerradura"],
    ["necesito un duplicado", "Copia de llave"],
    ["I forgot the code of my safe", "Apertura de caja fuerte"],
  ],
  nothing: ["¿trabajan domingos?"],
};

const devices: Business = {
  trade: "repair shop",
  services: named(
    "Troca de tela",
    "Troca de bateria do celular",
    "Conector de carga",
    "Formatação",
    "Recuperação de dados",
  ),
  rows: [
    ["se me estalló la pantalla", "Troca de tela"],
    ["my iphone dies so fast", "Troca de bateria do celular"],
    ["meu celular não carrega", "Conector de carga"],
    ["la notebook está re lenta", "Formatação"],
    ["apaguei as fotos sem querer", "Recuperação de dados"],
  ],
  nothing: ["tem garantia?"],
};

const laundry: Business = {
  trade: "laundry",
  services: named("Lavado de ropa", "Planchado", "Tintorería", "Lavado de acolchados", "Limpieza de zapatillas"),
  rows: [
    ["tengo una pila de camisas", "Planchado"],
    ["quero lavar um terno", "Tintorería"],
    ["can you wash my duvet", "Lavado de acolchados"],
    ["lavar meus tênis", "Limpieza de zapatillas"],
    ["ropa sucia de la semana", "Lavado de ropa"],
  ],
  nothing: ["¿tienen envío?"],
};

const speech: Business = {
  trade: "speech therapist",
  services: named("Fono infantil", "Terapia de voz", "Terapia de gagueira", "Avaliação fonoaudiológica"),
  rows: [
    ["mi nena no pronuncia bien las palabras", "Fono infantil"],
    ["minha voz vive rouca", "Terapia de voz"],
    ["I've always had a stutter", "Terapia de gagueira"],
  ],
  nothing: ["atende convênio?"],
};

const psychologist: Business = {
  trade: "psychologist",
  services: named("Terapia individual", "Terapia de pareja", "Terapia para adolescentes", "Orientación a padres"),
  rows: [
    ["meu adolescente vive trancado, isolado no quarto", "Terapia para adolescentes"],
    ["no sé cómo poner límites a mis hijos", "Orientación a padres"],
    ["my husband and I argue all the time", "Terapia de pareja"],
    ["ando com muita ansiedade", "Terapia individual"],
  ],
  nothing: ["qué obra social toman"],
};

describe.each([
  optician,
  podologist,
  tattoos,
  swimming,
  driving,
  dogs,
  bicycles,
  instruments,
  locksmith,
  devices,
  laundry,
  speech,
  psychologist,
])("customers of a $trade", ({ services, rows, nothing }) => {
  const ids = (text: string) => namedIn(text, services).map(({ id }) => id);

  it.each(rows)("%s", (text, wanted) => {
    expect(ids(text)).toEqual([wanted]);
  });

  it.each(nothing)("name no service: %s", (text) => {
    expect(ids(text)).toEqual([]);
  });
});
