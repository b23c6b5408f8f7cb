import { clockFormat } from "@/lib/core/vocabulary";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { latest } from "@/lib/domains/bot/understanding/text";

export type Sentences = {
  greeting: (name: string) => string;
  anything: string;
  which_service: string;
  instead: string;
  not_offered: (what: string) => string;
  first_then: (first: string, rest: string) => string;
  noted_next: (service: string) => string;
  which_time: (service: string) => string;
  near: (service: string) => string;
  none_free: (service: string) => string;
  none_then: string;
  none_on: (when: string) => string;
  closed_on: (when: string) => string;
  opens_next: (when: string) => string;
  holiday_on: (when: string, holiday: string) => string;
  open_on: (when: string, hours: string) => string;
  closest: (service: string) => string;
  other_day: string;
  opening: string;
  may_confirm: string;
  own_visits: (what: string) => string;
  in_its_place: (service: string) => string;
  beside_it: string;
  takes_place_of: (what: string) => string;
  sorry: string;
  noted_coming: string;
  only_in: (language: Spoken, text: string) => string;
  team_wrote_in: (language: Spoken, text: string) => string;
  one_more: (what: string) => string;
  with_person: (name: string) => string;
  for_party: (count: number) => string;
  in_total: (price: string) => string;
  in_name: (name: string) => string;
  yes: string;
  no: string;
  ask_name: string;
  one_name: string;
  ask_phone: string;
  ask_phone_code: (national: string, international: string) => string;
  soonest: (service: string) => string;
  more_services: (count: number) => string;
  which_of_these: string;
  nothing_done: string;
  not_done_yet: string;
  take_your_time: string;
  choose_later: string;
  no_rush: string;
  arriving: string;
  costs: (service: string, price: string) => string;
  lasts: (service: string, minutes: number) => string;
  done_by: (service: string, names: string) => string;
  located: (place: string) => string;
  policy: (text: string) => string;
  find_time: string;
  team_asked: string;
  rest_unknown: string;
  emergency: string;
  booked: (service: string, when: string) => string;
  pending: (service: string, when: string) => string;
  address: (place: string) => string;
  manage: (link: string) => string;
  lost: string;
  crowded: string;
  hold_over: string;
  released: string;
  ask_when: string;
  no_bookings: string;
  no_bookings_here: string;
  your_bookings: string;
  which_booking_move: string;
  which_booking_cancel: string;
  confirm_move: (service: string, from: string, to: string) => string;
  moved: (service: string, when: string) => string;
  is_then: (service: string, when: string) => string;
  confirm_cancel: (service: string, when: string) => string;
  cancelled: string;
  kept: string;
  keep_or_cancel: string;
  confirm_cancel_all: (what: string) => string;
  confirm_task: (service: string) => string;
  ask_place: (service: string) => string;
  queued: (service: string) => string;
  ask_answer: (question: string) => string;
  answer_unfit: string;
  not_able: string;
  unknown: string;
  handoff: string;
  welcome: string;
  bye: string;
  source: (title: string) => string;
  too_many: (service: string, count: number) => string;
  which_instead: string;
  one_by_one: (count: number) => string;
  just_one: string;
  asked_of_all: string;
  waiting: string;
};

/** What the bot says by itself, in the language of the contact. */
export const words: Record<Spoken, Sentences> = {
  pt: {
    greeting: (name) => `Olá! Aqui é ${name}. Posso marcar, mudar ou cancelar um horário, ou tirar uma dúvida.`,
    anything: "Como posso ajudar?",
    which_service: "Qual serviço você quer?",
    instead: "Tudo bem, nada foi marcado. O que você prefere?",
    not_offered: (what) => `“${what}” não está entre os nossos serviços.`,
    first_then: (first, rest) => `Começo por ${first}; depois vejo ${rest}.`,
    noted_next: (service) => `Anotado para ${service}: vejo isso logo depois.`,
    which_time: (service) => `Tenho estes horários para ${service}:`,
    near: (service) => `Esse horário não está livre para ${service}. Os mais próximos são:`,
    none_free: (service) => `Não encontrei horário livre para ${service} nos próximos dias.`,
    none_then: "Não há horário livre nesse período.",
    none_on: (when) => `${when}, não há horário livre.`,
    closed_on: (when) => `${when}, estamos fechados.`,
    opens_next: (when) => `${when}, temos horários.`,
    holiday_on: (when, holiday) => `${when}, estamos fechados: ${holiday}.`,
    open_on: (when, hours) => `${when}, abrimos ${hours}.`,
    closest: (service) => `O mais próximo para ${service}:`,
    other_day: "Se preferir outro dia ou hora, é só dizer.",
    opening: "Reservei por 10 minutos:",
    may_confirm: "Posso confirmar?",
    in_its_place: (service) => `${service} no lugar dele`,
    beside_it: "Os dois, no mesmo horário",
    takes_place_of: (what) => `Fica no lugar de ${what}, que eu cancelo.`,
    sorry: "Sinto muito pelo que aconteceu.",
    noted_coming: "Combinado, até lá!",
    only_in: (language, text) =>
      `Só tenho isso em ${{ pt: "português", es: "espanhol", en: "inglês" }[language]}: ${text}`,
    team_wrote_in: (language, text) =>
      `Nossa equipe escreveu isto em ${{ pt: "português", es: "espanhol", en: "inglês" }[language]}: ${text}`,
    own_visits: (what) => `Atenção: você já tem ${what}, no mesmo horário.`,
    one_more: (what) => `Você já tem ${what}; este seria mais um.`,
    with_person: (name) => `com ${name}`,
    for_party: (count) => `${count} pessoas`,
    in_total: (price) => `${price} no total`,
    yes: "sim",
    no: "não",
    ask_name: "Em nome de quem eu marco?",
    one_name: "Marco em nome de uma pessoa só.",
    ask_phone: "Qual é o seu telefone, com DDD?",
    ask_phone_code: (national, international) =>
      `Esse telefone eu não consegui ler. Pode escrever com o DDD ou o código do país? Por exemplo: ${national} ou ${international}.`,
    in_name: (name) => `em nome de ${name}`,
    soonest: (service) => `Os primeiros horários livres para ${service}:`,
    more_services: (count) => `E mais ${count}: diga o nome do serviço ou "mais".`,
    which_of_these: "Qual deles? Responda com o número ou a hora.",
    nothing_done: "Tudo bem, nada foi marcado. Se precisar, é só chamar.",
    not_done_yet: "Ainda não confirmei.",
    take_your_time:
      "Sem pressa: nada foi confirmado. Guardo o horário por uns minutos; quando decidir, escreva “confirmar”.",
    no_rush: "Sem pressa! Quando quiser, é só chamar.",
    choose_later: "Sem pressa. Quando escolher, responda com o número ou a hora.",
    costs: (service, price) => `${service} custa ${price}.`,
    lasts: (service, minutes) => `${service} dura ${minutes} minutos.`,
    done_by: (service, names) => `${service} é com ${names}.`,
    located: (place) => `O endereço é ${place}.`,
    policy: (text) => `Sobre cancelamentos e faltas: ${text}`,
    find_time: "Quer marcar um horário?",
    team_asked: "Vou perguntar à equipe, que responde por aqui.",
    rest_unknown: "O resto eu não sei.",
    arriving: "Obrigado por avisar! Já passo para a equipe.",
    emergency:
      "Isso pode ser uma emergência. Se houver perigo, ligue agora para o serviço de emergência (192 no Brasil). Já estou chamando alguém da equipe.",
    booked: (service, when) => `Confirmado: ${service}, ${when}. Até lá!`,
    pending: (service, when) => `Reservado: ${service}, ${when}. Falta o sinal para confirmar.`,
    address: (place) => `Endereço: ${place}`,
    manage: (link) => `Para ver, mudar ou cancelar: ${link}`,
    lost: "Esse horário acabou de ser ocupado. Estes estão livres:",
    crowded: "Já há vários horários reservados a partir daqui. Espere alguns minutos e tente de novo.",
    hold_over: "Os 10 minutos passaram e o horário voltou a ficar livre. Vou procurar de novo.",
    released: "Tudo bem, soltei o horário.",
    ask_when: "Que dia ou hora você prefere?",
    no_bookings: "Não encontrei nenhum agendamento seu.",
    no_bookings_here:
      "Por este chat só vejo o que foi marcado aqui mesmo. Para outro agendamento, use o link da sua confirmação ou peça para falar com a equipe.",
    your_bookings: "Seus agendamentos:",
    which_booking_move: "Qual deles você quer mudar?",
    which_booking_cancel: "Qual deles você quer cancelar?",
    confirm_move: (service, from, to) => `Mudar ${service} de ${from} para ${to}. Posso confirmar?`,
    is_then: (service, when) => `Isso mesmo: ${service} é ${when}.`,
    moved: (service, when) => `Pronto: ${service} agora é ${when}.`,
    confirm_cancel: (service, when) => `Cancelar ${service} de ${when}. Tem certeza?`,
    cancelled: "Cancelado. Se quiser, marco outro horário.",
    kept: "Certo, fica como está.",
    keep_or_cancel: "Sem pressa: por enquanto nada muda. Mantemos, mudamos ou cancelamos?",
    confirm_cancel_all: (what) => `Cancelar tudo isto?\n${what}`,
    confirm_task: (service) => `Registro um pedido de ${service} para você. Posso confirmar?`,
    ask_place: (service) => `Para ${service}, envie sua localização ou escreva o endereço, por favor.`,
    queued: (service) => `Pronto, seu pedido de ${service} está na fila. Avisamos quando alguém assumir.`,
    ask_answer: (question) => `Só falta uma resposta: ${question}`,
    answer_unfit: "Não entendi a resposta.",
    not_able: "Isso eu não faço por aqui; vou chamar alguém da equipe.",
    unknown: "Não tenho essa informação.",
    handoff: "Vou chamar alguém da equipe. Um momento, por favor.",
    welcome: "De nada!",
    bye: "Até logo!",
    source: (title) => `Fonte: ${title}`,
    too_many: (service, count) => `${service} não atende ${count} pessoas na mesma reserva.`,
    which_instead: "O que prefere?",
    one_by_one: (count) => `${count} horários, um depois do outro`,
    just_one: "Só um horário, para uma pessoa",
    asked_of_all: "A equipe pergunta isso a todos que marcam este serviço.",
    waiting:
      "Já chamei alguém da equipe, que responde por aqui. Até lá não marco nem mudo nada; tudo o que for escrito aqui fica para essa pessoa.",
  },
  es: {
    greeting: (name) => `¡Hola! Soy ${name}. Puedo reservar, cambiar o cancelar un turno, o responder una consulta.`,
    anything: "¿En qué puedo ayudar?",
    which_service: "¿Qué servicio te interesa?",
    instead: "De acuerdo, no se reservó nada. ¿Qué te interesa en cambio?",
    not_offered: (what) => `“${what}” no está entre nuestros servicios.`,
    first_then: (first, rest) => `Empiezo por ${first}; después veo ${rest}.`,
    noted_next: (service) => `Anotado para ${service}: lo veo enseguida.`,
    which_time: (service) => `Tengo estos horarios para ${service}:`,
    near: (service) => `Ese horario no está libre para ${service}. Los más cercanos son:`,
    none_free: (service) => `No encontré horarios libres para ${service} en los próximos días.`,
    none_then: "No hay horarios libres en ese período.",
    none_on: (when) => `${when} no hay horarios libres.`,
    closed_on: (when) => `${when} está cerrado.`,
    opens_next: (when) => `${when} hay lugar.`,
    holiday_on: (when, holiday) => `${when} está cerrado: ${holiday}.`,
    open_on: (when, hours) => `${when} abrimos ${hours}.`,
    closest: (service) => `Lo más cercano para ${service}:`,
    other_day: "Si te queda mejor otro día u hora, también lo busco.",
    opening: "Lo reservé por 10 minutos:",
    may_confirm: "¿Confirmo?",
    in_its_place: (service) => `${service} en lugar de ese turno`,
    beside_it: "Los dos, a la misma hora",
    takes_place_of: (what) => `Va en lugar de ${what}, que se cancela.`,
    sorry: "Lamento mucho lo que pasó.",
    noted_coming: "¡Anotado, te esperamos!",
    only_in: (language, text) =>
      `Solo lo tengo en ${{ pt: "portugués", es: "español", en: "inglés" }[language]}: ${text}`,
    team_wrote_in: (language, text) =>
      `Nuestro equipo escribió esto en ${{ pt: "portugués", es: "español", en: "inglés" }[language]}: ${text}`,
    own_visits: (what) => `Atención: ya hay otro turno tuyo a esa hora: ${what}.`,
    one_more: (what) => `Ya hay un turno tuyo: ${what}; este sería uno más.`,
    with_person: (name) => `con ${name}`,
    for_party: (count) => `${count} personas`,
    in_total: (price) => `${price} en total`,
    yes: "sí",
    no: "no",
    ask_name: "¿A nombre de quién lo reservo?",
    one_name: "Lo anoto a nombre de una sola persona.",
    ask_phone: "¿Cuál es tu teléfono, con código de área?",
    ask_phone_code: (national, international) =>
      `Ese teléfono no lo pude leer. ¿Cuál es, con el código de área o de país? Por ejemplo: ${national} o ${international}.`,
    in_name: (name) => `a nombre de ${name}`,
    soonest: (service) => `Los primeros horarios libres para ${service}:`,
    more_services: (count) => `Y ${count} más: alcanza con el nombre del servicio, o “más”.`,
    which_of_these: "¿Cuál de ellos? Alcanza con el número o la hora.",
    nothing_done: "De acuerdo, no se reservó nada. Quedo por acá.",
    not_done_yet: "Todavía no lo confirmé.",
    take_your_time:
      "Sin apuro: no se confirmó nada. Guardo el horario unos minutos; para seguir, alcanza con “confirmar”.",
    no_rush: "¡Sin apuro! Acá estamos.",
    choose_later: "Sin apuro. Después alcanza con el número o la hora.",
    costs: (service, price) => `${service} sale ${price}.`,
    lasts: (service, minutes) => `${service} dura ${minutes} minutos.`,
    done_by: (service, names) => `${service} es con ${names}.`,
    located: (place) => `La dirección es ${place}.`,
    policy: (text) => `Sobre cancelaciones y ausencias: ${text}`,
    find_time: "¿Busco un horario?",
    team_asked: "Se lo pregunto al equipo: la respuesta llega por acá.",
    rest_unknown: "El resto no lo sé.",
    arriving: "¡Gracias por avisar! Se lo paso al equipo.",
    emergency:
      "Esto puede ser una emergencia. Si hay peligro, hay que llamar ya al servicio de emergencias (107 en Argentina, 141 en Paraguay). Estoy llamando a alguien del equipo.",
    booked: (service, when) => `Confirmado: ${service}, ${when}. ¡Te esperamos!`,
    pending: (service, when) => `Reservado: ${service}, ${when}. Falta la seña para confirmarlo.`,
    address: (place) => `Dirección: ${place}`,
    manage: (link) => `Para ver, cambiar o cancelar: ${link}`,
    lost: "Ese horario se acaba de ocupar. Estos están libres:",
    crowded: "Ya hay varios horarios apartados desde acá. En unos minutos se puede intentar otra vez.",
    hold_over: "Pasaron los 10 minutos y el horario quedó libre otra vez. Busco de nuevo.",
    released: "De acuerdo, solté el horario.",
    ask_when: "¿Qué día u hora te queda mejor?",
    no_bookings: "No encontré ningún turno tuyo.",
    no_bookings_here:
      "Desde este chat solo se ve lo que se reservó acá mismo. Para otro turno sirve el enlace de la confirmación; también puedo llamar a alguien del equipo.",
    your_bookings: "Tus turnos:",
    which_booking_move: "¿Cuál hay que reprogramar?",
    which_booking_cancel: "¿Cuál hay que cancelar?",
    confirm_move: (service, from, to) => `Cambiar ${service} de ${from} a ${to}. ¿Confirmo?`,
    is_then: (service, when) => `Así es: ${service} es ${when}.`,
    moved: (service, when) => `Listo: ${service} ahora es ${when}.`,
    confirm_cancel: (service, when) => `Cancelar ${service} de ${when}. ¿Seguro?`,
    cancelled: "Cancelado. También puedo buscar otro horario.",
    kept: "Bien, queda como está.",
    keep_or_cancel: "Sin apuro: por ahora no cambia nada. ¿Lo dejamos, lo cambiamos o lo cancelamos?",
    confirm_cancel_all: (what) => `¿Cancelar todo esto?\n${what}`,
    confirm_task: (service) => `Registro tu pedido de ${service}. ¿Confirmo?`,
    ask_place: (service) => `Para ${service} necesito tu ubicación o la dirección, por favor.`,
    queued: (service) => `Listo, tu pedido de ${service} está en la fila. Te avisamos cuando alguien lo tome.`,
    ask_answer: (question) => `Falta un dato: ${question}`,
    answer_unfit: "No entendí la respuesta.",
    not_able: "Eso no lo hago por acá; llamo a alguien del equipo.",
    unknown: "No tengo esa información.",
    handoff: "Llamo a alguien del equipo. Un momento, por favor.",
    welcome: "¡De nada!",
    bye: "¡Hasta luego!",
    source: (title) => `Fuente: ${title}`,
    too_many: (service, count) => `${service} no recibe a ${count} personas en una misma reserva.`,
    which_instead: "¿Qué conviene más?",
    one_by_one: (count) => `${count} turnos, uno después del otro`,
    just_one: "Un solo turno, para una persona",
    asked_of_all: "El equipo se lo pregunta a quienes reservan este servicio.",
    waiting:
      "Ya llamé a alguien del equipo, que responde por acá. Hasta entonces no reservo ni cambio nada; lo que llegue por acá queda para esa persona.",
  },
  en: {
    greeting: (name) =>
      `Hello! This is ${name}. I can book, reschedule or cancel an appointment, or answer a question.`,
    anything: "How can I help?",
    which_service: "Which service would you like?",
    instead: "OK, nothing is booked. What would you like instead?",
    not_offered: (what) => `“${what}” is not among our services.`,
    first_then: (first, rest) => `I’ll start with ${first}, then see to ${rest}.`,
    noted_next: (service) => `Noted for ${service}: that comes right after this.`,
    which_time: (service) => `Available times for ${service}:`,
    near: (service) => `That time isn’t available for ${service}. The closest ones are:`,
    none_free: (service) => `${service} has no available times in the next few days.`,
    none_then: "There’s nothing available then.",
    none_on: (when) => `${when}, there is nothing available.`,
    closed_on: (when) => `${when}, we are closed.`,
    opens_next: (when) => `${when}, we have times.`,
    holiday_on: (when, holiday) => `${when}, we are closed: ${holiday}.`,
    open_on: (when, hours) => `${when}, we are open ${hours}.`,
    closest: (service) => `The closest for ${service}:`,
    other_day: "If you’d prefer another day or time, just let me know.",
    opening: "I’m holding this for 10 minutes:",
    may_confirm: "Shall I confirm?",
    in_its_place: (service) => `${service} instead of it`,
    beside_it: "Both, at the same time",
    takes_place_of: (what) => `It takes the place of ${what}, which I’ll cancel.`,
    sorry: "I’m very sorry about what happened.",
    noted_coming: "Great, see you then!",
    only_in: (language, text) =>
      `I only have that in ${{ pt: "Portuguese", es: "Spanish", en: "English" }[language]}: ${text}`,
    team_wrote_in: (language, text) =>
      `Our team wrote this in ${{ pt: "Portuguese", es: "Spanish", en: "English" }[language]}: ${text}`,
    own_visits: (what) => `Please note: you already have ${what}, at the same time.`,
    one_more: (what) => `You already have ${what}; this would be one more.`,
    with_person: (name) => `with ${name}`,
    for_party: (count) => `${count} people`,
    in_total: (price) => `${price} in total`,
    yes: "yes",
    no: "no",
    ask_name: "What name should I book it under?",
    one_name: "I book it under one person’s name.",
    ask_phone: "What’s your phone number, with the area code?",
    ask_phone_code: (national, international) =>
      `I could not read that phone number. What is it with its area code or country code? For example: ${national} or ${international}.`,
    in_name: (name) => `in the name of ${name}`,
    soonest: (service) => `The first available times for ${service}:`,
    more_services: (count) => `And ${count} more: tell me the service, or say “more”.`,
    which_of_these: "Which one? Reply with its number or its time.",
    nothing_done: "OK, nothing was booked. I’m here if you need me.",
    not_done_yet: "I haven’t confirmed it yet.",
    take_your_time:
      "No rush: nothing is confirmed. I’ll keep the time for a few minutes; write “confirm” once you’ve decided.",
    no_rush: "No rush! Just write whenever you like.",
    choose_later: "No rush. Once you’ve chosen, reply with the number or the time.",
    costs: (service, price) => `${service} costs ${price}.`,
    lasts: (service, minutes) => `${service} takes ${minutes} minutes.`,
    done_by: (service, names) => `${service} is with ${names}.`,
    located: (place) => `The address is ${place}.`,
    policy: (text) => `About cancelling and missed visits: ${text}`,
    find_time: "Shall I look for a time?",
    team_asked: "I’ll ask the team; they’ll answer you here.",
    rest_unknown: "I do not know the rest.",
    arriving: "Thanks for letting us know! I’ll tell the team.",
    emergency:
      "This may be an emergency. If anyone is in danger, call the emergency services now (192 in Brazil, 107 in Argentina, 141 in Paraguay). I’m getting someone from the team.",
    booked: (service, when) => `Confirmed: ${service}, ${when}. See you then!`,
    pending: (service, when) => `Reserved: ${service}, ${when}. We’ll confirm it once we receive the deposit.`,
    address: (place) => `Address: ${place}`,
    manage: (link) => `To view, change or cancel it: ${link}`,
    lost: "That time was just taken. These are available:",
    crowded: "There are already several holds from here. Please wait a few minutes and try again.",
    hold_over: "The 10-minute hold has expired. Let me look again.",
    released: "OK, I released that time.",
    ask_when: "Which day or time works for you?",
    no_bookings: "I couldn’t find any appointments for you.",
    no_bookings_here:
      "From this chat I can only see what was booked here. For another appointment, use the link in your confirmation, or ask for someone from the team.",
    your_bookings: "Your appointments:",
    which_booking_move: "Which one do you want to reschedule?",
    which_booking_cancel: "Which one do you want to cancel?",
    confirm_move: (service, from, to) => `Reschedule ${service} from ${from} to ${to}. Shall I confirm?`,
    is_then: (service, when) => `That’s right: ${service} is ${when}.`,
    moved: (service, when) => `Done: ${service} is now ${when}.`,
    confirm_cancel: (service, when) => `Cancel ${service} on ${when}. Are you sure?`,
    cancelled: "Cancelled. I can find another time if you’d like.",
    kept: "OK, nothing has changed.",
    keep_or_cancel: "No rush: nothing changes for now. Keep it, move it or cancel it?",
    confirm_cancel_all: (what) => `Cancel all of these?\n${what}`,
    confirm_task: (service) => `I’ll send a request for ${service}. Shall I confirm?`,
    ask_place: (service) => `For ${service}, please share your location or write the address.`,
    queued: (service) => `Done, your request for ${service} is in the queue. We’ll let you know when someone takes it.`,
    ask_answer: (question) => `One more question: ${question}`,
    answer_unfit: "That doesn’t answer it.",
    not_able: "I can’t do that here. I’ll get someone from the team.",
    unknown: "I don’t have that information.",
    handoff: "I’ll get someone from the team. One moment, please.",
    welcome: "You’re welcome!",
    bye: "See you!",
    source: (title) => `Source: ${title}`,
    too_many: (service, count) => `${service} cannot take ${count} people in one booking.`,
    which_instead: "Which would you prefer?",
    one_by_one: (count) => `${count} appointments, one after the other`,
    just_one: "One appointment, for one person",
    asked_of_all: "The team asks everyone who books this service.",
    waiting:
      "Someone from the team has been called and will answer you here. Until then I book and change nothing; they will read what you write.",
  },
};

/** What is booked stands in the question for a yes, whatever it begins with. That a time is held is said once. */
export const questionOf = (
  { opening, may_confirm }: Sentences,
  what: string,
  announced = false,
  answers = "",
): string => `${announced ? "" : `${opening} `}${what}.${answers} ${may_confirm}`;

export type BookedParts = {
  person: string | null;
  party: number;
  price: string | null;
  place: string | null;
  link: string | null;
};

/** What was booked, in lines below the sentence that says so: with whom, for how many, the price, where, and its link. */
export function bookedOf(say: Sentences, sentence: string, { person, party, price, place, link }: BookedParts): string {
  const who = person ? say.with_person(person) : null;
  const facts = [who, party > 1 ? say.for_party(party) : null, price && party > 1 ? say.in_total(price) : price]
    .filter((each) => each !== null)
    .join(", ");
  const lines = [
    sentence,
    `${facts.charAt(0).toUpperCase()}${facts.slice(1)}`,
    place ? say.address(place) : "",
    link ? say.manage(link) : "",
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** Times with the words above them. */
export const offerOf = ({ other_day }: Sentences, words: string, lines: string): string =>
  `${words}\n${lines}\n${other_day}`;

/** The formats of the last zones: to make one takes a hundred times as long as to use it. */
const formatsIn = (locale: string) =>
  latest((timeZone) => ({
    day: new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone }),
    time: new Intl.DateTimeFormat(locale, { ...clockFormat, timeZone }),
  }));
const formats = { pt: formatsIn("pt-BR"), es: formatsIn("es"), en: formatsIn("en-GB") };

/** "Thursday 5 March, 15:00", in the zone of the business. */
export function spell(start: string, language: Spoken, timezone: string): string {
  const at = new Date(start);
  const { day, time } = formats[language](timezone);
  return `${day.format(at)}, ${time.format(at)}`;
}

const moneyFormatIn = (locale: string) =>
  latest((currency) => {
    const digits = currency === "PYG" ? 0 : 2;
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      // Spanish spells a neighbour's currency as "BRL"; its own sign is what customers know. Dollars and pesos share theirs.
      currencyDisplay: currency === "BRL" || currency === "PYG" ? "narrowSymbol" : "symbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
const moneyFormats = { pt: moneyFormatIn("pt-BR"), es: moneyFormatIn("es-AR"), en: moneyFormatIn("en") };

export const moneyIn = (language: Spoken, cents: number, currency: string): string =>
  moneyFormats[language](currency).format(currency === "PYG" ? cents : cents / 100);
