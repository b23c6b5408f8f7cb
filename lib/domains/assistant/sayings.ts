import type { Deposit } from "@/lib/domains/assistant/answers";
import type { Business, Language, PlanHours, Topic } from "@/lib/domains/assistant/schema";
import { type Words, words } from "@/lib/domains/assistant/templates/template";

/** What the assistant says, kept by meaning and put into words when it is read. */
export type Saying =
  | { say: "ask"; topic: Topic }
  | { say: "again"; topic: Topic }
  | { say: "business"; business: Business }
  | { say: "services" | "people" | "places"; names: string[] }
  | { say: "hours"; weekly: PlanHours[] }
  | { say: "queue" | "page"; yes: boolean }
  | { say: "deposit"; deposit: Deposit | "none"; currency: string }
  | { say: "usual" | "already" | "by_model" | "no_model" }
  | { say: "site_read"; host: string }
  | { say: "site_nothing"; host: string }
  | { say: "site_failed"; host: string };

const questions: Record<Topic, Words> = {
  business: words(
    "Olá! Vamos preparar a sua agenda. Conte em poucas frases o que é o seu negócio (ou cole o endereço do site). Quanto mais contar, menos eu pergunto.",
    "¡Hola! Vamos a preparar tu agenda. Contame en pocas frases qué es tu negocio (o pegá la dirección de tu sitio). Cuanto más cuentes, menos pregunto.",
    "Hello! Let us set up your calendar. Tell me in a few sentences what your business is (or paste your website's address). The more you tell, the less I ask.",
  ),
  services: words(
    "Quais serviços você oferece, com a duração e o preço? Por exemplo: corte 30 min R$ 50, barba 20 min R$ 30.",
    "¿Qué servicios ofrecés, con la duración y el precio? Por ejemplo: corte 30 min $ 5000, barba 20 min $ 3000.",
    "Which services do you offer, with minutes and price? For example: haircut 30 min $ 20, beard 20 min $ 12.",
  ),
  people: words(
    "Quem atende? E há salas, máquinas ou veículos? Por exemplo: Ana, Bruno e 2 salas.",
    "¿Quiénes atienden? ¿Hay salas, máquinas o vehículos? Por ejemplo: Ana, Bruno y 2 salas.",
    "Who works there? Any rooms, machines or vehicles? For example: Ana, Bruno and 2 rooms.",
  ),
  hours: words(
    "Qual é o horário de funcionamento? Por exemplo: segunda a sexta das 8 às 18, sábado até 12.",
    "¿Cuál es el horario de atención? Por ejemplo: lunes a viernes de 8 a 18, sábado hasta las 12.",
    "What are the opening hours? For example: Monday to Friday from 8 to 18, Saturday until noon.",
  ),
  queue: words(
    "Há trabalho sem hora marcada, que espera numa fila até alguém assumir?",
    "¿Hay trabajo sin turno, que espera en una cola hasta que alguien lo toma?",
    "Is there work without a set time that waits in a queue until somebody takes it?",
  ),
  deposit: words(
    "Você pede um sinal para reservar? Pode ser uma parte (30%) ou um valor.",
    "¿Pedís una seña para reservar? Puede ser una parte (30%) o un monto.",
    "Do you ask for a deposit? It can be a share (30%) or an amount.",
  ),
  page: words(
    "Quer uma página pública em que os clientes agendam sozinhos?",
    "¿Querés una página pública donde los clientes reserven solos?",
    "Do you want a public page where customers book by themselves?",
  ),
  done: words(
    "O plano está pronto. Confira, mude o que quiser e aplique. Se algo mudou, é só me dizer.",
    "El plan está listo. Revisalo, cambiá lo que quieras y aplicalo. Si algo cambió, decime.",
    "The plan is ready. Look it over, change what you like and apply it. If anything is different, just tell me.",
  ),
};

const notUnderstood = words("Não entendi bem.", "No lo entendí bien.", "I did not quite get that.");

const businessNames: Record<Business, Words> = {
  clinic: words("Clínica", "Clínica", "Clinic"),
  salon: words("Salão ou barbearia", "Peluquería o barbería", "Salon or barber"),
  garage: words("Oficina", "Taller", "Garage"),
  delivery: words("Entregas", "Reparto", "Delivery"),
  studio: words("Estúdio", "Estudio", "Studio"),
  other: words("Outro", "Otro", "Other"),
};

const skip = words("Usar o de costume", "Usar lo habitual", "Use what is usual");
const yes = words("Sim", "Sí", "Yes");
const no = words("Não", "No", "No");

type Choice = { value: string; label: Words };
const businessChoices = (Object.keys(businessNames) as Business[]).map((value) => ({
  value,
  label: businessNames[value],
}));

const choices: Record<Topic, readonly Choice[]> = {
  business: businessChoices,
  services: [{ value: "skip", label: skip }],
  people: [
    { value: "me", label: words("Só eu", "Solo yo", "Just me") },
    { value: "skip", label: skip },
  ],
  hours: [
    { value: "week", label: words("Seg a sex, 8 às 18", "Lun a vie, 8 a 18", "Mon to Fri, 8 to 18") },
    { value: "six", label: words("Seg a sáb, 9 às 19", "Lun a sáb, 9 a 19", "Mon to Sat, 9 to 19") },
    { value: "skip", label: skip },
  ],
  queue: [
    { value: "yes", label: yes },
    { value: "no", label: no },
    { value: "skip", label: skip },
  ],
  deposit: [
    { value: "none", label: words("Sem sinal", "Sin seña", "No deposit") },
    { value: "third", label: words("30% do preço", "30% del precio", "30% of the price") },
    { value: "half", label: words("Metade", "La mitad", "Half") },
  ],
  page: [
    { value: "yes", label: yes },
    { value: "no", label: no },
  ],
  done: [{ value: "restart", label: words("Começar de novo", "Empezar de nuevo", "Start over") }],
};

/** What can be chosen instead of writing, once the first answer can be taken back. */
export const choicesOf = (topic: Topic): readonly Choice[] => choices[topic];
export const questionOf = (topic: Topic, language: Language): string => questions[topic][language];

/** What a chosen answer says, as though it had been written. */
export const chosenTexts: Record<string, string> = {
  me: "só eu",
  week: "segunda a sexta das 8 às 18",
  six: "segunda a sábado das 9 às 19",
  yes: "sim",
  no: "não",
  none: "não",
  third: "30%",
  half: "50%",
};

const dayNames: Record<Language, readonly string[]> = {
  "pt-BR": ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"],
  es: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};

/** "seg–sex 08:00–18:00, sáb 08:00–12:00": days in a row that are alike are told together. */
export function spokenHours(weekly: readonly PlanHours[], language: Language): string {
  const names = dayNames[language];
  const runs: { first: number; last: number; times: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const rows = weekly.filter(({ weekday }) => weekday === day);
    if (rows.length === 0) continue;
    const times = rows.map(({ from, to }) => `${from}–${to}`).join(" ");
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .map(({ first, last, times }) => {
      const days = first === last ? names[first - 1] : `${names[first - 1]}–${names[last - 1]}`;
      return `${days} ${times}`;
    })
    .join(", ");
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

function spokenDeposit(deposit: Deposit | "none", currency: string, language: Language): string {
  if (deposit === "none") return words("Sem sinal.", "Sin seña.", "No deposit.")[language];
  const { percent, cents } = deposit;
  const amount =
    percent === null
      ? new Intl.NumberFormat(language, { style: "currency", currency }).format((cents ?? 0) / 100)
      : `${percent}%`;
  return words(`Sinal: ${amount}.`, `Seña: ${amount}.`, `Deposit: ${amount}.`)[language];
}

function plain(saying: Extract<Saying, { say: "usual" | "already" | "by_model" | "no_model" }>): Words {
  if (saying.say === "by_model")
    return words(
      "Um modelo propôs isto: confira antes de aplicar.",
      "Un modelo propuso esto: revísalo antes de aplicarlo.",
      "A model proposed this: look it over before you apply it.",
    );
  if (saying.say === "no_model")
    return words(
      "O modelo não deu uma resposta que servisse; segui as regras.",
      "El modelo no dio una respuesta útil; seguí las reglas.",
      "The model gave no answer of use; I went by the rules.",
    );
  if (saying.say === "usual")
    return words("Certo, fica como é de costume.", "Bien, queda como es habitual.", "Fine, as is usual.");
  return words(
    "O plano já foi aplicado. Desfaça primeiro para mudar ou começar de novo.",
    "El plan ya fue aplicado. Deshacelo primero para cambiarlo o empezar de nuevo.",
    "The plan has been applied. Undo it first to change it or to start over.",
  );
}

function site(saying: Extract<Saying, { host: string }>): Words {
  const { host } = saying;
  if (saying.say === "site_read") return words(`Li ${host}.`, `Leí ${host}.`, `I have read ${host}.`);
  if (saying.say === "site_nothing")
    return words(
      `Li ${host}, mas não achei serviços nem horários.`,
      `Leí ${host}, pero no encontré servicios ni horarios.`,
      `I have read ${host} but found neither services nor hours.`,
    );
  return words(
    `Não consegui abrir ${host}. Conte com as suas palavras.`,
    `No pude abrir ${host}. Contame con tus palabras.`,
    `I could not open ${host}. Tell me in your own words.`,
  );
}

const named = {
  services: words("Serviços", "Servicios", "Services"),
  people: words("Pessoas", "Personas", "People"),
  places: words("Salas, máquinas e veículos", "Salas, máquinas y vehículos", "Rooms, machines and vehicles"),
};

/** One of the assistant's sentences in a language. */
export function spoken(saying: Saying, language: Language): string {
  switch (saying.say) {
    case "ask":
      return questions[saying.topic][language];
    case "again":
      return `${notUnderstood[language]} ${questions[saying.topic][language]}`;
    case "business":
      return words("Negócio", "Negocio", "Business")[language].concat(`: ${businessNames[saying.business][language]}.`);
    case "services":
    case "people":
    case "places":
      return `${named[saying.say][language]}: ${listed(saying.names, language)}.`;
    case "hours":
      return `${words("Horário", "Horario", "Hours")[language]}: ${spokenHours(saying.weekly, language)}.`;
    case "queue":
      return saying.yes
        ? words("Com fila.", "Con cola.", "With a queue.")[language]
        : words("Sem fila.", "Sin cola.", "Without a queue.")[language];
    case "page":
      return saying.yes
        ? words("Com página de agendamento.", "Con página de reservas.", "With a booking page.")[language]
        : words("Sem página de agendamento.", "Sin página de reservas.", "Without a booking page.")[language];
    case "deposit":
      return spokenDeposit(saying.deposit, saying.currency, language);
    case "site_read":
    case "site_nothing":
    case "site_failed":
      return site(saying)[language];
    default:
      return plain(saying)[language];
  }
}
