import type { Spoken } from "@/lib/domains/bot/understanding/language";

type Sentences = {
  greeting: (name: string) => string;
  anything: string;
  which_service: string;
  which_time: (service: string) => string;
  near: (service: string) => string;
  none_free: (service: string) => string;
  none_then: string;
  other_day: string;
  held: (service: string, when: string) => string;
  booked: (service: string, when: string) => string;
  pending: (service: string, when: string) => string;
  lost: string;
  crowded: string;
  hold_over: string;
  released: string;
  ask_when: string;
  no_bookings: string;
  your_bookings: string;
  which_booking_move: string;
  which_booking_cancel: string;
  confirm_move: (service: string, from: string, to: string) => string;
  moved: (service: string, when: string) => string;
  confirm_cancel: (service: string, when: string) => string;
  cancelled: string;
  kept: string;
  confirm_task: (service: string) => string;
  ask_place: (service: string) => string;
  queued: (service: string) => string;
  not_able: string;
  unknown: string;
  handoff: string;
  welcome: string;
  bye: string;
  source: (title: string) => string;
};

/** What the bot says by itself, in the language of the contact. */
export const words: Record<Spoken, Sentences> = {
  pt: {
    greeting: (name) => `Olá! Aqui é ${name}. Posso marcar, mudar ou cancelar um horário, ou tirar uma dúvida.`,
    anything: "Como posso ajudar?",
    which_service: "Qual serviço você quer?",
    which_time: (service) => `Tenho estes horários para ${service}:`,
    near: (service) => `Esse horário não está livre para ${service}. Os mais próximos são:`,
    none_free: (service) => `Não encontrei horário livre para ${service} nos próximos dias.`,
    none_then: "Não há horário livre nesse período.",
    other_day: "Se preferir outro dia ou hora, é só dizer.",
    held: (service, when) => `Reservei por 10 minutos: ${service}, ${when}. Posso confirmar?`,
    booked: (service, when) => `Confirmado: ${service}, ${when}. Até lá!`,
    pending: (service, when) => `Reservado: ${service}, ${when}. Falta o sinal para confirmar.`,
    lost: "Esse horário acabou de ser ocupado. Estes estão livres:",
    crowded: "Já há vários horários reservados a partir daqui. Espere alguns minutos e tente de novo.",
    hold_over: "Os 10 minutos passaram e o horário voltou a ficar livre. Vou procurar de novo.",
    released: "Tudo bem, soltei o horário. Que dia ou hora você prefere?",
    ask_when: "Que dia ou hora você prefere?",
    no_bookings: "Não encontrei nenhum agendamento seu.",
    your_bookings: "Seus agendamentos:",
    which_booking_move: "Qual deles você quer mudar?",
    which_booking_cancel: "Qual deles você quer cancelar?",
    confirm_move: (service, from, to) => `Mudar ${service} de ${from} para ${to}. Posso confirmar?`,
    moved: (service, when) => `Pronto: ${service} agora é ${when}.`,
    confirm_cancel: (service, when) => `Cancelar ${service} de ${when}. Tem certeza?`,
    cancelled: "Cancelado. Se quiser, marco outro horário.",
    kept: "Certo, fica como está.",
    confirm_task: (service) => `Registro um pedido de ${service} para você. Posso confirmar?`,
    ask_place: (service) => `Para ${service}, envie sua localização ou escreva o endereço, por favor.`,
    queued: (service) => `Pronto, seu pedido de ${service} está na fila. Avisamos quando alguém assumir.`,
    not_able: "Isso eu não faço por aqui; vou chamar alguém da equipe.",
    unknown: "Não tenho essa informação.",
    handoff: "Vou chamar alguém da equipe. Um momento, por favor.",
    welcome: "De nada!",
    bye: "Até logo!",
    source: (title) => `Fonte: ${title}`,
  },
  es: {
    greeting: (name) => `¡Hola! Soy ${name}. Puedo reservar, cambiar o cancelar un turno, o responder una consulta.`,
    anything: "¿En qué puedo ayudar?",
    which_service: "¿Qué servicio querés?",
    which_time: (service) => `Tengo estos horarios para ${service}:`,
    near: (service) => `Ese horario no está libre para ${service}. Los más cercanos son:`,
    none_free: (service) => `No encontré horarios libres para ${service} en los próximos días.`,
    none_then: "No hay horarios libres en ese período.",
    other_day: "Si preferís otro día u hora, decime cuál.",
    held: (service, when) => `Lo reservé por 10 minutos: ${service}, ${when}. ¿Confirmo?`,
    booked: (service, when) => `Confirmado: ${service}, ${when}. ¡Te esperamos!`,
    pending: (service, when) => `Reservado: ${service}, ${when}. Falta la seña para confirmarlo.`,
    lost: "Ese horario se acaba de ocupar. Estos están libres:",
    crowded: "Ya hay varios horarios apartados desde acá. Esperá unos minutos y probá de nuevo.",
    hold_over: "Pasaron los 10 minutos y el horario quedó libre otra vez. Busco de nuevo.",
    released: "De acuerdo, solté el horario. ¿Qué día u hora preferís?",
    ask_when: "¿Qué día u hora preferís?",
    no_bookings: "No encontré ningún turno tuyo.",
    your_bookings: "Tus turnos:",
    which_booking_move: "¿Cuál querés cambiar?",
    which_booking_cancel: "¿Cuál querés cancelar?",
    confirm_move: (service, from, to) => `Cambiar ${service} de ${from} a ${to}. ¿Confirmo?`,
    moved: (service, when) => `Listo: ${service} ahora es ${when}.`,
    confirm_cancel: (service, when) => `Cancelar ${service} de ${when}. ¿Seguro?`,
    cancelled: "Cancelado. Si querés, busco otro horario.",
    kept: "Bien, queda como está.",
    confirm_task: (service) => `Registro un pedido de ${service} para vos. ¿Confirmo?`,
    ask_place: (service) => `Para ${service}, enviá tu ubicación o escribí la dirección, por favor.`,
    queued: (service) => `Listo, tu pedido de ${service} está en la fila. Te avisamos cuando alguien lo tome.`,
    not_able: "Eso no lo hago por acá; llamo a alguien del equipo.",
    unknown: "No tengo esa información.",
    handoff: "Llamo a alguien del equipo. Un momento, por favor.",
    welcome: "¡De nada!",
    bye: "¡Hasta luego!",
    source: (title) => `Fuente: ${title}`,
  },
  en: {
    greeting: (name) => `Hello! This is ${name}. I can book, move or cancel an appointment, or answer a question.`,
    anything: "How can I help?",
    which_service: "Which service would you like?",
    which_time: (service) => `These times are free for ${service}:`,
    near: (service) => `That time is not free for ${service}. The nearest are:`,
    none_free: (service) => `I found no free time for ${service} in the next days.`,
    none_then: "There is no free time then.",
    other_day: "If you prefer another day or time, just say so.",
    held: (service, when) => `I am holding it for 10 minutes: ${service}, ${when}. Shall I confirm?`,
    booked: (service, when) => `Confirmed: ${service}, ${when}. See you there!`,
    pending: (service, when) => `Reserved: ${service}, ${when}. The deposit is still missing.`,
    lost: "That time was just taken. These are free:",
    crowded: "Several times are held from here already. Wait a few minutes and try again.",
    hold_over: "The 10 minutes are over and the time went back. Let me look again.",
    released: "All right, I let it go. Which day or time do you prefer?",
    ask_when: "Which day or time do you prefer?",
    no_bookings: "I found no appointment of yours.",
    your_bookings: "Your appointments:",
    which_booking_move: "Which one do you want to move?",
    which_booking_cancel: "Which one do you want to cancel?",
    confirm_move: (service, from, to) => `Move ${service} from ${from} to ${to}. Shall I confirm?`,
    moved: (service, when) => `Done: ${service} is now ${when}.`,
    confirm_cancel: (service, when) => `Cancel ${service} on ${when}. Are you sure?`,
    cancelled: "Cancelled. I can find another time if you like.",
    kept: "All right, it stays as it is.",
    confirm_task: (service) => `I will note a request for ${service}. Shall I confirm?`,
    ask_place: (service) => `For ${service}, please share your location or write the address.`,
    queued: (service) => `Done, your request for ${service} is in the queue. We will tell you when somebody takes it.`,
    not_able: "I cannot do that here; I will call somebody of the team.",
    unknown: "I do not know that.",
    handoff: "I will call somebody of the team. One moment, please.",
    welcome: "You are welcome!",
    bye: "See you!",
    source: (title) => `Source: ${title}`,
  },
};

const locales: Record<Spoken, string> = { pt: "pt-BR", es: "es", en: "en-GB" };

/** "Thursday 5 March, 15:00", in the zone of the business. */
export function spell(start: string, language: Spoken, timezone: string): string {
  const at = new Date(start);
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: timezone,
  });
  const time = new Intl.DateTimeFormat(locales[language], {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: timezone,
  });
  return `${day.format(at)}, ${time.format(at)}`;
}
