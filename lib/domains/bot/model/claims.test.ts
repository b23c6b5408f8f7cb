import { describe, expect, it } from "vitest";
import { claims, inventsFigures, isCourtesy, maySay } from "@/lib/domains/bot/model/claims";

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
    "Sua vaga está garantida.",
    "Prontinho, anotei aqui na agenda.",
    "Combinado, até quinta!",
    "Acabei de te encaixar.",
    "Te anoté para mañana.",
    "Di de baja tu turno.",
    "Nos vemos el sábado.",
    "El horario es tuyo.",
    "I put you down for Friday.",
    "Your spot is secured.",
    "See you tomorrow!",
    "Done!",
    "Já marquei pra você, quer mais alguma coisa?",
    "Ya te reservé el turno, ¿algo más?",
    "I booked it for you, anything else?",
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
    "Se preferir, quer que eu deixe reservado?",
    "Would you like your visit rescheduled, or cancelled?",
    "I can move it. Which time suits you?",
    "Temos 15:00 e 16:00.\nQual fica melhor?",
  ])("is not found in an offer or a question: %s", (text) => expect(claims(text)).toBe(false));
});

describe("what a model says by itself", () => {
  it("has no figure that nobody gave it", () => {
    const given = ['{"start":"2026-03-05T18:00:00Z","local":"quinta, 15:00","id":"bkg_77x"}', "Custa R$ 80."];
    for (const text of ["Às 15h?", "At 3 pm?", "80 reais", "sem números"])
      expect(inventsFigures(text, given)).toBe(false);
    for (const text of ["Às 16h?", "77", "18:00", "R$ 5"]) expect(inventsFigures(text, given)).toBe(true);
  });

  it("to a wish asks, lists times that were looked up, or is a courtesy, and nothing else", () => {
    const given = ['{"local":"quinta-feira, 5 de março, 09:00"},{"local":"quinta-feira, 5 de março, 09:30"}'];
    for (const text of [
      "Um momento.",
      "Tenho 09:00 e 09:30. Qual prefere?",
      "Quinta-feira, às 9:30?",
      "Certo! Que dia?",
    ])
      expect(maySay(text, { acting: true, given }), text).toBe(true);
    for (const text of [
      "A cadeira fica com você.",
      "A cadeira das 9 fica com você.",
      "Bajé tu reserva.",
      "Your visit is off the books. Anything else?",
      "Tenho 11:00. Qual prefere?",
    ])
      expect(maySay(text, { acting: true, given }), text).toBe(false);
  });

  it("otherwise tells only what was looked up", () => {
    const given = ["Abrimos de segunda a sexta, das 9 às 18. Estacionamento na rua ao lado."];
    const talk = { acting: false, given };
    for (const text of ["Abrimos de segunda a sexta!", "Fico feliz em ajudar!", "Estacionamento, só na rua ao lado."])
      expect(maySay(text, talk), text).toBe(true);
    for (const text of ["Sua consulta saiu da agenda.", "Tá na mão, guardei.", "Consider it handled.", "Tudo certo!"])
      expect(maySay(text, talk), text).toBe(false);
  });

  it("is a courtesy beside an action only in words that tell nothing", () => {
    expect(isCourtesy("Ótima escolha!")).toBe(true);
    for (const text of ["Feito!", "Pasaste al martes.", "Às 15!"]) expect(isCourtesy(text)).toBe(false);
  });
});
