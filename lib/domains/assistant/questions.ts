import type { Language } from "@/lib/core/vocabulary";
import type { Deposit } from "@/lib/domains/assistant/answers";
import type { Business, PlanHours, Topic } from "@/lib/domains/assistant/schema";
import { type Words, words } from "@/lib/domains/assistant/templates/template";

/** The assistant's messages, stored as codes and put into words when they are read. */
export type Sentence =
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
    "¡Hola! Vamos a preparar tu agenda. ¿De qué se trata tu negocio, en pocas frases? También sirve la dirección de tu sitio. Cuantos más datos, menos preguntas.",
    "Hi! Let’s set up your calendar. Describe your business in a few sentences, or paste the link to your website. The more you tell me, the fewer questions I’ll ask.",
  ),
  services: words(
    "Quais serviços você oferece, com a duração e o preço? Por exemplo: corte 30 min R$ 50, barba 20 min R$ 30.",
    "¿Qué servicios hay, con la duración y el precio? Por ejemplo: corte 30 min $ 5000, barba 20 min $ 3000.",
    "Which services do you offer, how long do they take and what do they cost? For example: haircut 30 min $ 20, beard 20 min $ 12.",
  ),
  people: words(
    "Quem atende? E há salas, equipamentos ou veículos? Por exemplo: Ana, Bruno e 2 salas.",
    "¿Quiénes atienden? ¿Hay salas, equipos o vehículos? Por ejemplo: Ana, Bruno y 2 salas.",
    "Who provides them? Do you have rooms, equipment or vehicles? For example: Ana, Bruno and 2 rooms.",
  ),
  hours: words(
    "Qual é o horário de funcionamento? Por exemplo: segunda a sexta das 8 às 18, sábado até 12.",
    "¿Cuál es el horario de atención? Por ejemplo: lunes a viernes de 8 a 18, sábado hasta las 12.",
    "What are your opening hours? For example: Monday to Friday from 8 to 18, Saturday until noon.",
  ),
  queue: words(
    "Há trabalho sem hora marcada, que espera numa fila até alguém assumir?",
    "¿Hay trabajo sin turno, que espera en una cola hasta que alguien lo toma?",
    "Do you have work without a fixed time that waits in a queue until someone claims it?",
  ),
  deposit: words(
    "Você pede um sinal para reservar? Pode ser uma parte (30%) ou um valor.",
    "¿Hace falta una seña para reservar? Puede ser una parte (30%) o un monto.",
    "Do you ask for a deposit? It can be a percentage (30%) or an amount.",
  ),
  page: words(
    "Quer uma página pública em que os clientes agendam sozinhos?",
    "¿Te sirve una página pública donde los clientes reserven solos?",
    "Do you want a public page where customers can book online?",
  ),
  done: words(
    "O plano está pronto. Confira, mude o que quiser e aplique. Se algo mudou, é só me dizer.",
    "El plan está listo para revisar, cambiar y aplicar. Si algo es distinto, lo corrijo.",
    "Your plan is ready. Review it, change anything you like and apply it. If something is wrong, just tell me.",
  ),
};

const notUnderstood = words("Não entendi bem.", "No lo entendí bien.", "Sorry, I didn’t understand that.");

const businessNames: Record<Business, Words> = {
  clinic: words("Clínica", "Clínica", "Clinic"),
  salon: words("Salão ou barbearia", "Peluquería o barbería", "Salon or barber"),
  garage: words("Oficina", "Taller", "Garage"),
  delivery: words("Entregas", "Reparto", "Delivery"),
  studio: words("Estúdio", "Estudio", "Studio"),
  other: words("Outro", "Otro", "Other"),
};

const skip = words("Usar o de costume", "Usar lo habitual", "Use the default");
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

/** Ready answers, and starting over once there is something to discard. */
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

function plain(sentence: Extract<Sentence, { say: "usual" | "already" | "by_model" | "no_model" }>): Words {
  if (sentence.say === "by_model")
    return words(
      "Um modelo propôs isto: confira antes de aplicar.",
      "Un modelo propuso esto: conviene revisarlo antes de aplicarlo.",
      "AI suggested this. Review it before you apply it.",
    );
  if (sentence.say === "no_model")
    return words(
      "O modelo não deu uma resposta que servisse; segui as regras.",
      "El modelo no dio una respuesta útil; seguí las reglas.",
      "The AI model gave no useful answer, so I used the built-in rules.",
    );
  if (sentence.say === "usual")
    return words("Certo, fica como é de costume.", "Bien, queda como es habitual.", "OK, I’ll use the default.");
  return words(
    "O plano já foi aplicado. Desfaça primeiro para mudar ou começar de novo.",
    "El plan ya fue aplicado. Para cambiarlo o empezar de nuevo, primero hay que deshacerlo.",
    "The plan has already been applied. Undo it first to change it or start over.",
  );
}

function site(sentence: Extract<Sentence, { host: string }>): Words {
  const { host } = sentence;
  if (sentence.say === "site_read") return words(`Li ${host}.`, `Leí ${host}.`, `I read ${host}.`);
  if (sentence.say === "site_nothing")
    return words(
      `Li ${host}, mas não achei serviços nem horários.`,
      `Leí ${host}, pero no encontré servicios ni horarios.`,
      `I read ${host} but found no services or hours.`,
    );
  return words(
    `Não consegui abrir ${host}. Conte com as suas palavras.`,
    `No pude abrir ${host}. Con tus palabras también sirve.`,
    `I couldn’t open ${host}. Describe it in your own words.`,
  );
}

const named = {
  services: words("Serviços", "Servicios", "Services"),
  people: words("Pessoas", "Personas", "People"),
  places: words("Salas, equipamentos e veículos", "Salas, equipos y vehículos", "Rooms, equipment and vehicles"),
};

/** One of the assistant's sentences in a language. */
export function spoken(sentence: Sentence, language: Language): string {
  switch (sentence.say) {
    case "ask":
      return questions[sentence.topic][language];
    case "again":
      return `${notUnderstood[language]} ${questions[sentence.topic][language]}`;
    case "business":
      return words("Negócio", "Negocio", "Business")[language].concat(
        `: ${businessNames[sentence.business][language]}.`,
      );
    case "services":
    case "people":
    case "places":
      return `${named[sentence.say][language]}: ${listed(sentence.names, language)}.`;
    case "hours":
      return `${words("Horário", "Horario", "Hours")[language]}: ${spokenHours(sentence.weekly, language)}.`;
    case "queue":
      return sentence.yes
        ? words("Com fila.", "Con cola.", "With a queue.")[language]
        : words("Sem fila.", "Sin cola.", "Without a queue.")[language];
    case "page":
      return sentence.yes
        ? words("Com página de agendamento.", "Con página de reservas.", "With a booking page.")[language]
        : words("Sem página de agendamento.", "Sin página de reservas.", "Without a booking page.")[language];
    case "deposit":
      return spokenDeposit(sentence.deposit, sentence.currency, language);
    case "site_read":
    case "site_nothing":
    case "site_failed":
      return site(sentence)[language];
    default:
      return plain(sentence)[language];
  }
}
