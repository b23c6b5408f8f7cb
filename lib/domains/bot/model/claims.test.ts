import { describe, expect, it } from "vitest";
import { claims } from "@/lib/domains/bot/model/claims";

describe("a sentence that says something was done", () => {
  it.each([
    "Pronto, agendado para 15h!",
    "Confirmei sua consulta.",
    "Remarquei para sexta. Mais alguma coisa?",
    "Já reagendei.",
    "Desmarquei o horário das 15h",
    "Mudei para as 16h, tudo bem?",
    "Alterei sua reserva com a Dra. Bia.",
    "Transferi para amanhã",
    "Seu horário foi alterado.",
    "As consultas foram mudadas",
    "Confirmé su turno.",
    "Reservé un turno para mañana",
    "Agendé tu cita. ¿Algo más?",
    "Cancelé la cita.",
    "Cambié el turno a las 16, ¿de acuerdo?\nTu turno quedó agendado.",
    "Moví tu cita al viernes",
    "Quedó agendada para el martes",
    "Your visit is scheduled for Friday.",
    "I moved it to 4 pm, ok?",
    "I have changed your appointment",
    "You're all set!",
  ])("is found: %s", (text) => expect(claims(text)).toBe(true));

  it.each([
    "Quer que eu marque?",
    "Você quer que o horário seja alterado?",
    "Quer o horário confirmado com a Dra. Bia amanhã?",
    "Posso marcar para as 15h. Qual prefere?",
    "Para confirmar, responda sim.",
    "¿Quiere que reserve un turno?",
    "¿Desea que cambie el horario agendado?",
    "Puedo mover su cita. ¿A qué hora?",
    "Do you want it moved?",
    "Would you like your visit rescheduled, or cancelled?",
    "I can move it. Which time suits you?",
    "Temos 15:00 e 16:00.\nQual fica melhor?",
  ])("is not found in an offer or a question: %s", (text) => expect(claims(text)).toBe(false));
});
