import { describe, expect, it } from "vitest";
import { meaningOf } from "@/lib/domains/notices/reply-meaning";

describe("an answer to a notice", () => {
  it.each([
    [
      "attending",
      ["Sim", "sim, confirmo", "SÍ", "yes please", "👍🏽", "Vou sim", "ahí estaré", "I'll be there", "confirmado!"],
    ],
    ["declined", ["não", "No", "no puedo", "nope"]],
    ["cancel", ["CANCELAR", "preciso cancelar", "cancelame el turno", "I can't make it"]],
    ["move", ["quero remarcar", "puedo cambiar el turno?", "reschedule"]],
    ["stop", ["STOP", "sair", "Baja.", "unsubscribe", "não quero mais mensagens"]],
    ["other", ["Quanto custa?", "", "que dia é mesmo?", "sim ".repeat(200)]],
  ] as const)("means %s", (meaning, texts) => {
    for (const text of texts) expect([text, meaningOf(text)]).toEqual([text, meaning]);
  });

  it.each([
    ["Não cancela por favor, eu vou!", "attending"],
    ["no hay problema, ahí estaré", "attending"],
    ["Was going to cancel but I'll come", "attending"],
    ["Y si cancelo me devuelven la seña?", "other"],
    ["ainda não sei, te aviso amanhã", "other"],
    ["cancelá ese y dame uno para el sábado", "move"],
    ["Terça não consigo, pode ser quinta?", "move"],
    ["quero cancelar, não quero remarcar", "cancel"],
    ["I don't want any more of these reminders", "stop"],
    ["te pido que me des de baja el turno", "cancel"],
    ["don't text me anymore", "stop"],
    ["no me manden más mensajes", "stop"],
    ["please remove me from your list", "stop"],
    ["sacame de la lista", "stop"],
    ["I don't want to get these texts", "stop"],
    ["por favor quiten mi teléfono", "stop"],
    ["Friday suits me better", "move"],
    ["i was wondering if you had something after six", "move"],
    ["será que não dava pra fazer umas cinco", "move"],
    ["quería ver si no podés pasar el turno para el lunes", "move"],
    ["cancela e me coloca na sexta", "move"],
    ["me atendieron en otro lado, gracias", "cancel"],
    ["no need for the visit, he is well again", "cancel"],
    ["pode liberar o horário", "cancel"],
    ["no voy a ir, no sé cuándo vuelvo", "cancel"],
    ["no sé si voy a ir", "other"],
    ["You can cancel the Monday one", "other"],
    ["Podés cancelar el del lunes, al del viernes voy", "attending"],
    ["eu não tinha cancelado?", "other"],
    ["vou sair do trabalho mais cedo, até lá", "attending"],
    ["nem doente eu perco", "attending"],
  ])("%s", (text, meaning) => expect(meaningOf(text)).toBe(meaning));
});
