const opens =
  /\b(?:abre|abrem|abren|abrimos|abriran|abrirao|abert[oa]s?|abiert[oa]s?|fecham|fechad[oa]s?|cierra|cierran|cerrad[oa]s?|funcionam|funcionamento|horario de (?:atendimento|atencion)|open|opens|closed|closes|close|closing|(?:opening|business|working|office) (?:hours|times))\b/;
/** "Fecha" closes in Portuguese, and is a date in Spanish. */
const closes =
  /\b(?:voces?|vcs?|loja|clinica|salao|horas?|ai|ja) fecha\b|\bfecha (?:que horas|as \d|aos|hoje|amanha|cedo|mais|segunda|terca|quarta|quinta|sexta)\b|^\W*fecha (?:no|na|que|domingo|sabado)\b/;
const asks =
  /[?¿]|\b(?:que horas?|what time|tem certeza|seguro que|segura que|are you sure|you sure|horarios? de (?:funcionamento|atendimento|atencion)|(?:opening|business|working|office) (?:hours|times))\b/;
/** A place in the calendar, somewhere near, a deal, or a wish: these words have other meanings. */
const otherwise =
  /\b(?:close (?:to|by)|how close|(?:any|anything|something|slots?|spots?|times?|appointments?|availability) (?:\S+ ){0,2}open|open (?:slots?|spots?|times?|appointments?|for me|up)|(?:horarios?|vagas?|turnos?|lugar|agenda|cupos?) (?:\S+ )?(?:abert|abiert)[oa]s?|(?:marc|agend|reserv|book|cancel|desmarc|remarc|resched|anul)\w*|abr[ei]r? (?:a|o|la|el) (?:agenda|link|porta|puerta|conta|cuenta)|negocio fechado|(?:pode|podemos|vamos) fechar)/;

/** Whether a folded text asks when the business is open: "are you sure you are closed on Friday?" */
export const asksOpening = (folded: string): boolean =>
  (opens.test(folded) || closes.test(folded)) && asks.test(folded) && !otherwise.test(folded);
