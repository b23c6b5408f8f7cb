const opens =
  /\b(?:abre|abrem|abren|abrimos|abriran|abrirao|abert[oa]s?|abiert[oa]s?|fecha|fecham|fechad[oa]s?|cierra|cierran|cerrad[oa]s?|funcionam|funcionamento|horario de (?:atendimento|atencion)|open|opens|closed|closes|close|closing|(?:opening|business|working|office) (?:hours|times))\b/;
const asks =
  /[?¿]|\b(?:que horas?|what time|tem certeza|seguro que|segura que|are you sure|you sure|horarios? de (?:funcionamento|atendimento|atencion)|(?:opening|business|working|office) (?:hours|times))\b/;
/** A place in the calendar, somewhere near, a deal, or a wish: these words have other meanings. */
const otherwise =
  /\b(?:close (?:to|by)|how close|(?:any|anything|something|slots?|spots?|times?|appointments?|availability) (?:\S+ ){0,2}open|open (?:slots?|spots?|times?|appointments?|for me|up)|(?:horarios?|vagas?|turnos?|lugar|agenda|cupos?) (?:\S+ )?(?:abert|abiert)[oa]s?|(?:marc|agend|reserv|book|cancel|desmarc|remarc|resched|anul)\w*|abr[ei]r? (?:a|o|la|el) (?:agenda|link|porta|puerta|conta|cuenta)|negocio fechado|(?:pode|podemos|vamos) fechar)/;

/** Whether a folded text asks when the business is open: "are you sure you are closed on Friday?" */
export const asksOpening = (folded: string): boolean =>
  opens.test(folded) && asks.test(folded) && !otherwise.test(folded);
