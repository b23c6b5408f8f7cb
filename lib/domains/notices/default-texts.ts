import type { Language, PlannedNotice } from "@/lib/core/vocabulary";

/** The mail's subject, and the text for every channel. A workspace can have its own text; the subject is fixed. */
export type Words = { subject: string; text: string };

/** The default texts. Variables are in braces: see rules.ts. */
export const defaultTexts: Record<Language, Record<PlannedNotice, Words>> = {
  en: {
    confirmed: {
      subject: "Confirmed: {service}, {start}",
      text: "Hello {customer}! Your visit to {business} is confirmed: {service}, {start}.",
    },
    reserved: {
      subject: "Reserved until {deadline}: {service}",
      text: "Hello {customer}! {business} keeps {service}, {start}, for you until {deadline}. It is confirmed once the deposit is paid.",
    },
    reminder: {
      subject: "Reminder: {service}, {start}",
      text: "Hello {customer}! A reminder from {business}: {service}, {start}.",
    },
    moved: {
      subject: "New time: {service}, {start}",
      text: "Hello {customer}! Your visit to {business} has a new time: {service}, {start}. The old time, {old_start}, no longer holds.",
    },
    cancelled: {
      subject: "Cancelled: {service}, {start}",
      text: "Hello {customer}. Your visit to {business} is cancelled: {service}, {start}.",
    },
    reinstated: {
      subject: "It takes place: {service}, {start}",
      text: "Hello {customer}! Your visit to {business} takes place after all: {service}, {start}. The cancellation no longer holds.",
    },
    hold_expiring: {
      subject: "Your time is kept until {deadline}: {service}",
      text: "Hello {customer}! {business} keeps {service}, {start}, for you only until {deadline}.",
    },
    thanks: {
      subject: "Thank you for your visit",
      text: "Thank you for your visit, {customer}! We hope to see you again soon at {business}.",
    },
  },
  es: {
    confirmed: {
      subject: "Confirmado: {service}, {start}",
      text: "¡Hola, {customer}! Tu turno en {business} está confirmado: {service}, {start}.",
    },
    reserved: {
      subject: "Reservado hasta {deadline}: {service}",
      text: "¡Hola, {customer}! {business} te guarda {service}, {start}, hasta {deadline}. Queda confirmado con el pago de la seña.",
    },
    reminder: {
      subject: "Recordatorio: {service}, {start}",
      text: "¡Hola, {customer}! Un recordatorio de {business}: {service}, {start}.",
    },
    moved: {
      subject: "Nuevo horario: {service}, {start}",
      text: "¡Hola, {customer}! Tu turno en {business} tiene un nuevo horario: {service}, {start}. El anterior, {old_start}, ya no vale.",
    },
    cancelled: {
      subject: "Cancelado: {service}, {start}",
      text: "Hola, {customer}. Tu turno en {business} está cancelado: {service}, {start}.",
    },
    reinstated: {
      subject: "Sigue en pie: {service}, {start}",
      text: "¡Hola, {customer}! Tu turno en {business} sigue en pie: {service}, {start}. La cancelación ya no vale.",
    },
    hold_expiring: {
      subject: "Tu horario se guarda hasta {deadline}: {service}",
      text: "¡Hola, {customer}! {business} te guarda {service}, {start}, solo hasta {deadline}.",
    },
    thanks: {
      subject: "Gracias por tu visita",
      text: "¡Gracias por tu visita, {customer}! Te esperamos pronto en {business}.",
    },
  },
  "pt-BR": {
    confirmed: {
      subject: "Confirmado: {service}, {start}",
      text: "Olá, {customer}! Seu horário em {business} está confirmado: {service}, {start}.",
    },
    reserved: {
      subject: "Reservado até {deadline}: {service}",
      text: "Olá, {customer}! {business} guarda {service}, {start}, para você até {deadline}. A confirmação vem com o pagamento do sinal.",
    },
    reminder: {
      subject: "Lembrete: {service}, {start}",
      text: "Olá, {customer}! Um lembrete de {business}: {service}, {start}.",
    },
    moved: {
      subject: "Novo horário: {service}, {start}",
      text: "Olá, {customer}! Seu horário em {business} mudou: {service}, {start}. O anterior, {old_start}, não vale mais.",
    },
    cancelled: {
      subject: "Cancelado: {service}, {start}",
      text: "Olá, {customer}. Seu horário em {business} foi cancelado: {service}, {start}.",
    },
    reinstated: {
      subject: "Continua marcado: {service}, {start}",
      text: "Olá, {customer}! Seu horário em {business} continua marcado: {service}, {start}. O cancelamento não vale mais.",
    },
    hold_expiring: {
      subject: "Seu horário fica guardado até {deadline}: {service}",
      text: "Olá, {customer}! {business} guarda {service}, {start}, para você só até {deadline}.",
    },
    thanks: {
      subject: "Obrigado pela visita",
      text: "Obrigado pela visita, {customer}! Esperamos você de novo em breve em {business}.",
    },
  },
};

export type Around = {
  where: string;
  with: string;
  when: string;
  what: string;
  manage: string;
  answer: string;
  stop: string;
  unsubscribe: string;
  /** The button of a mail that asks whether they come. */
  attend: string;
  /** For customers who must confirm attendance. */
  confirm: string;
  /** The reason for cancelling: attendance was not confirmed. */
  unconfirmed: string;
};

/** What stands around the text: labels, the line with the customer's link, and how to answer. */
export const around: Record<Language, Around> = {
  en: {
    where: "Where",
    with: "With",
    when: "When",
    what: "Service",
    manage: "Change or cancel",
    answer: "Reply YES if you are coming, or CANCEL if you cannot.",
    stop: "Reply STOP to get no more of these messages.",
    unsubscribe: "Get no more of these messages",
    attend: "Confirm, change or cancel",
    confirm: "Please confirm by {deadline} that you are coming; otherwise the time is given to somebody else.",
    unconfirmed: "It was not confirmed in time, so the time was given back.",
  },
  es: {
    where: "Dónde",
    with: "Con",
    when: "Cuándo",
    what: "Servicio",
    manage: "Cambiar o cancelar",
    answer: "Para confirmar, la respuesta es SÍ; si no es posible, CANCELAR.",
    stop: "Para no recibir más estos avisos, la respuesta es BAJA.",
    unsubscribe: "No recibir más estos avisos",
    attend: "Confirmar, cambiar o cancelar",
    confirm: "Es necesario confirmar la asistencia hasta {deadline}; si no, el horario queda libre para otra persona.",
    unconfirmed: "No se confirmó a tiempo y el horario quedó libre.",
  },
  "pt-BR": {
    where: "Onde",
    with: "Com",
    when: "Quando",
    what: "Serviço",
    manage: "Mudar ou cancelar",
    answer: "Responda SIM se você vem, ou CANCELAR se não puder.",
    stop: "Responda SAIR para não receber mais estes avisos.",
    unsubscribe: "Não receber mais estes avisos",
    attend: "Confirmar, mudar ou cancelar",
    confirm: "Confirme até {deadline} que você vem; caso contrário, o horário fica livre para outra pessoa.",
    unconfirmed: "A presença não foi confirmada a tempo, e o horário ficou livre.",
  },
};
