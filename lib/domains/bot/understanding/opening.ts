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
  const speaks = (text: string): boolean => opens.test(text) || closes.test(text);
  if (!speaks(folded)) return false;
  return folded.split(/(?<=[.?!;])\s/).some((each) => speaks(each) && asks.test(each) && !otherwise.test(each));
}
