/** A day, or a part of one, with what leads to it. */
const onDays =
  "(?: (?:no|na|nos|nas|aos|ao|os|as|los|el|la|en|on|at|de|do|del|a|ate|hasta|until|durante|during|por|pela|tambem|tambien|todo|todos|toda|este|esse|ese|this|every))* (?:hoje|hoy|today|amanha|manana|tomorrow|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|sat|sun|feriados?|holidays?|finde|fi(?:m|ns|nes|nais|nal) de semanas?|weekends?|weekdays|evenings?|noites?|noche|tarde|manha|meio-?dia|mediodia|almoco)\\b";
/** "Vocês atendem sábado?": said of the house, and of a day. */
const attends = new RegExp(
  `\\b(?:(?:atendem|atienden|trabalham|trabajan|laburan|funcionam|funcionan|funciona|abren?|abrem|fecham|cierran|atendimento|atencion)${onDays}|(?:do|are) (?:you|u|ya)(?: guys| all| folks)? (?:work|working|operate|operating|there|around)${onDays})`,
);
/** "Vocês não abrem sábado, né": told, and not asked. */
const denies =
  /\b(?:nao|no|don't|dont|not) (?:\S+ )?(?:atend|atiend|trabal|trabaj|labur|funcion|abre|fech|cierr|open|work)/;
const opens =
  /\b(?:abre|abrem|abren|abrimos|abriran|abrirao|abert[oa]s?|abiert[oa]s?|fecham|fechad[oa]s?|cierra|cierran|cerrad[oa]s?|funcionam|funcionamento|(?:laburan|trabajan|atienden|atendem|trabalham)(?= ?[?]| (?:los|aos|nos|el|on) )|horario de (?:atendimento|atencion)|open|opens|closed|closes|close|closing|(?:opening|business|working|office) (?:hours|times))\b/;
/** "Fecha" closes in Portuguese, and is a date in Spanish. */
const closes =
  /\b(?:voces?|vcs?|loja|clinica|salao|horas?|ai|ja) fecha\b|\bfecha (?:que horas|as \d|aos|hoje|amanha|cedo|mais|segunda|terca|quarta|quinta|sexta)\b|^\W*fecha (?:no|na|que|domingo|sabado)\b/;
const asks =
  /[?¿]|\b(?:que horas?|what time|tem certeza|seguro que|segura que|are you sure|you sure|saber (?:se|si)|know if|horarios? de (?:funcionamento|atendimento|atencion)|(?:opening|business|working|office) (?:hours|times))\b/;
/** A place in the calendar, somewhere near, a deal, or a wish: these words have other meanings. */
const otherwise =
  /\b(?:close (?:to|by)|how close|me abren?|me abrem?|what(?:'?s| is) open|(?:vi|sei|se|cierto|certo|saw|know) (?:que|q|that|you)|(?:any|anything|something|slots?|spots?|times?|appointments?|availability) (?:\S+ ){0,2}open|open (?:slots?|spots?|times?|appointments?|for|up)|(?:horarios?|vagas?|turnos?|lugar|agenda|cupos?) (?:\S+ )?(?:abert|abiert)[oa]s?|(?:da pra|da para|se puede|puedo|posso|quero|quiero|queria|quisiera|want|would like|need|preciso|necesito|can i|could i)\b(?! (?:saber|to know|know|preguntar|perguntar|to ask|ask))|(?:marc|agend|reserv|book|cancel|desmarc|remarc|resched|anul)\w*|abr[ei]r? (?:a|o|la|el) (?:agenda|link|porta|puerta|conta|cuenta)|negocio fechado|(?:pode|podemos|vamos) fechar)/;

/** Whether a folded text asks when the business is open: "are you sure you are closed on Friday?" */
export function asksOpening(folded: string): boolean {
  const speaks = (text: string): boolean => opens.test(text) || closes.test(text) || attends.test(text);
  if (!speaks(folded)) return false;
  return folded
    .split(/(?<=[.?!;])\s/)
    .some(
      (each) =>
        speaks(each) && (asks.test(each) || (attends.test(each) && !denies.test(each))) && !otherwise.test(each),
    );
}

/** Which days, until what hour: of somebody, or of what they do. */
const hoursOf =
  /\b(?:que|q|quais|cuales|cual|qual|what|which|hasta|ate|until|desde|how late)\b[^.?!]{0,40}\b(?:dias?|horas?|horarios?|hours?|days?|times?|until|late)\b/;
const attending =
  /\b(?:atende|atiende|trabalha|trabaja|esta|ta|vem|viene|works?|is|does|in|has|tem|tiene|abre|open|opens|finish\w*|termina|sai|starts?|empieza|comeca|available|disponivel|disponible)\b|\bhorarios? d[aeo]l?\b|\bhours\b/;

/** Whether a folded text, in which somebody or a service is named, asks for their days or hours rather than the house's. */
export const asksHoursOf = (folded: string): boolean =>
  asksOpening(folded) || (hoursOf.test(folded) && attending.test(folded));
