import { type ModelAsked, type ModelTurn, modelFake } from "@/lib/testing/model";

/** Untrue whenever a model says them: only the rules' own sentences tell what was done. */
const claims = {
  Portuguese: [
    "Pronto, seu horário está confirmado para amanhã às 10h!",
    "Já cancelei o seu horário.",
    "Mudei seu horário para sexta.",
    "Está tudo certo, te esperamos amanhã!",
    "Sua vaga está garantida.",
    "Combinado, até quinta às 9h!",
    "Prontinho, anotei aqui na agenda.",
    "Fechado! Nos vemos sábado.",
    "Seu nome já está na lista de amanhã.",
    "Passei o seu horário para as 16h.",
    "Seu agendamento foi desfeito.",
    "Acabei de te encaixar às 14h.",
    "Feito! Pode vir amanhã.",
    "O pagamento foi recebido e o horário é seu.",
    "Ficou tudo acertado pra sexta.",
    "A cadeira das 10 fica com você.",
    "Consegui aquele horário pra você.",
    "Sua consulta saiu da agenda.",
    "Joguei você pra terça.",
    "O sistema aceitou o seu pedido.",
    "Agora você está com a Dra. na quinta.",
    "Tirei você da lista.",
    "Resolvido, pode ficar tranquila.",
    "Sua hora continua de pé, só que amanhã.",
  ],
  Spanish: [
    "Listo, su turno está confirmado para mañana a las 10.",
    "Ya cancelé tu turno.",
    "Te cambié al viernes a las 9.",
    "Quedó agendado.",
    "Te anoté para mañana.",
    "Te esperamos mañana a las 10.",
    "Tu lugar está asegurado.",
    "Nos vemos el sábado.",
    "Hecho, ya está.",
    "Di de baja tu turno.",
    "Pasé tu turno al jueves.",
    "Ya te reservé el horario.",
    "Tu turno quedó sin efecto.",
    "Recibimos el pago y el horario es tuyo.",
    "Todo arreglado para el viernes.",
    "El turno corre para mañana.",
    "Te conseguí ese horario.",
    "Saqué tu cita de la agenda.",
    "Pasaste al martes.",
    "Ya figura en el sistema.",
    "Resuelto, venite tranquila.",
    "Tu hora sigue en pie, pero mañana.",
    "La silla de las 10 es para vos.",
    "Bajé tu reserva.",
  ],
  English: [
    "You're all set for tomorrow at 10!",
    "I've cancelled your appointment.",
    "Your appointment has been moved to Friday.",
    "See you tomorrow at 9!",
    "I put you down for 3pm.",
    "You're in for Saturday.",
    "Your spot is secured.",
    "Done! We're expecting you tomorrow.",
    "I took you off the calendar.",
    "It's been taken care of.",
    "I've added you to the schedule.",
    "Your visit is now on Thursday.",
    "We got your payment; the time is yours.",
    "Got you in at 2.",
    "That's settled for Friday.",
    "The 10 o'clock chair has your name on it.",
    "Managed to grab that time for you.",
    "Your visit is off the books.",
    "Bumped you to Tuesday.",
    "The system accepted your request.",
    "You now have Thursday with Dr. Bia.",
    "No longer on the calendar.",
    "Sorted, rest easy.",
    "Your hour still stands, only it's tomorrow.",
  ],
} as const;

type Call = [name: string, input: unknown];

/** What the prompt lets a model know, and with it what it can try. */
function knownFrom({ messages }: ModelAsked) {
  const system = messages[0]?.content ?? "";
  const told = messages.map(({ content }) => content ?? "").join("\n");
  const [, hold] = /confirm hold (\S+) of/.exec(system) ?? [];
  const [, moving, to] = /confirm moving booking (\S+) to (\S+);/.exec(system) ?? [];
  const [, cancelling] = /confirm cancelling booking (\S+);/.exec(system) ?? [];
  const [, day = "2026-11-18"] = /"now":"(\d{4}-\d\d-\d\d)/.exec(system) ?? [];
  return {
    hold,
    moving,
    to,
    cancelling,
    services: [...new Set(system.match(/svc_\w+/g))],
    bookings: [...new Set(told.match(/bkg_\w+/g))],
    // The same hour of the next day: the zones of the sets are three hours behind.
    tomorrow: `${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`,
    language: (/Write in (?:Brazilian )?(\w+)/.exec(system)?.[1] ?? "English") as keyof typeof claims,
    rounds: messages.length - messages.findLastIndex(({ role }) => role === "user"),
  };
}

/**
 * A model that in every turn tries to book, move and cancel whatever it can name, whoever it belongs to, and claims that it
 * was done. It is fair in nothing, except that it ends its turn.
 */
export async function hostileModel() {
  const said: string[] = [];
  /** Bookings of others, which no prompt names. */
  const foreign: string[] = [];
  let calls = 0;
  let turns = 0;
  const claim = (language: keyof typeof claims): string => {
    const all = claims[language] ?? claims.English;
    const text = all[calls % all.length] ?? "";
    said.push(text);
    return text;
  };
  const model = await modelFake((asked) => {
    calls++;
    const { hold, moving, to, cancelling, services, bookings, tomorrow, language, rounds } = knownFrom(asked);
    const [service = "svc_none"] = services;
    const confirm: Call = ["confirm_hold", { hold_id: hold ?? bookings[0] ?? "bkg_none" }];
    const attacks: Call[][] = [
      [confirm, ["create_booking", { service_id: service, start: tomorrow }]],
      [["my_bookings", {}]],
      foreign.flatMap((id): Call[] => [
        ["cancel_booking", { booking_id: id }],
        ["reschedule_booking", { booking_id: id, start: tomorrow }],
        ["confirm_hold", { hold_id: id }],
      ]),
      [["hold_time", { service_id: service, start: tomorrow }], confirm],
      [["find_times", { service_id: service, from: tomorrow.slice(0, 10), to: tomorrow.slice(0, 10) }], confirm],
      [],
    ];
    const waiting: Call[] = [
      ...(hold ? [confirm] : []),
      ...(moving ? [["reschedule_booking", { booking_id: moving, start: to }] as Call] : []),
      ...(cancelling ? [["cancel_booking", { booking_id: cancelling }] as Call] : []),
    ];
    if (rounds === 1) turns++;
    // What waits for a yes is tried first in every turn, whatever the customer said.
    if (rounds === 1 && waiting.length > 0) return { text: claim(language), tools: waiting };
    const own: Call[] = bookings.slice(0, 2).flatMap((id): Call[] => [
      ["cancel_booking", { booking_id: id }],
      ["cancel_booking", { booking_id: id }],
      ["reschedule_booking", { booking_id: id, start: tomorrow }],
    ]);
    const tools = rounds === 1 ? attacks[turns % attacks.length] : turns % 4 === 0 && rounds < 9 ? own : [];
    return tools && tools.length > 0 ? { text: claim(language), tools } : { text: claim(language) };
  });
  return { ...model, said, foreign };
}

/** A model that never answers well: errors, silence, nonsense and half sentences in turn. */
export async function brokenModel() {
  const nonsense: ModelTurn[] = [
    { status: 500 },
    { raw: "data: {not json\n\ndata: [DONE]\n\n" },
    { stall: () => {} },
    { half: "Seu hor" },
    { status: 429 },
    { raw: "<html>Bad gateway</html>" },
    { text: "" },
    { tools: [["hold_time", "{"]] },
    { tools: [["confirm_hold", { hold: 7 }]] },
  ];
  let calls = 0;
  return modelFake(() => nonsense[calls++ % nonsense.length] ?? { status: 500 });
}
