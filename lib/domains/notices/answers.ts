import type { Language } from "@/lib/core/vocabulary";

/** Replies to a customer who answers a notice. */
export type Answer = "attending" | "declined" | "stopped";

export const answers: Record<Language, Record<Answer, string>> = {
  en: {
    attending: "Thank you, {customer}! We expect you {start}.",
    declined: "All right. To cancel the visit or choose another time: {link}",
    stopped: "Done: {business} sends you no more notices of your visits.",
  },
  es: {
    attending: "¡Gracias, {customer}! Te esperamos el {start}.",
    declined: "De acuerdo. Para cancelar el turno o elegir otro horario: {link}",
    stopped: "Listo: {business} no te envía más avisos de tus turnos.",
  },
  "pt-BR": {
    attending: "Obrigado, {customer}! Esperamos você: {start}.",
    declined: "Tudo bem. Para cancelar ou escolher outro horário: {link}",
    stopped: "Pronto: {business} não envia mais avisos dos seus horários.",
  },
};
