import { inEveryLanguage } from "@/lib/core/text/sentences";
import type { Language, PlannedNotice } from "@/lib/core/vocabulary";

/** The mail's subject, and the text for every channel. A workspace can have its own text; the subject is fixed. */
export type Words = { subject: string; text: string };

/** The default texts. Variables are in braces: see rules.ts. */
export const defaultTexts: Record<Language, Record<PlannedNotice, Words>> = inEveryLanguage(
  ({ notices }) => notices.texts,
);

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
  /** To whoever must say that they come. */
  confirm: string;
  /** Why it was cancelled: they did not. */
  unconfirmed: string;
  /** Before the questions that have no answer; the link stands below. */
  questions: string;
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
    questions: "Before your visit, please answer with the link below",
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
    questions: "Antes de la visita falta responder, con el enlace de abajo",
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
    questions: "Antes da visita, responda pelo link abaixo",
  },
};
