/** The names of the weekdays in three languages, folded; Monday first. */
export const weekdays: readonly (readonly string[])[] = [
  ["segunda-feira", "segunda feira", "segunda", "lunes", "monday", "mon"],
  ["terca-feira", "terca feira", "terca", "martes", "tuesday", "tues", "tue"],
  ["quarta-feira", "quarta feira", "quarta", "miercoles", "wednesday", "wed"],
  ["quinta-feira", "quinta feira", "quinta", "jueves", "thursday", "thurs", "thu"],
  ["sexta-feira", "sexta feira", "sexta", "viernes", "friday", "fri"],
  ["sabado", "saturday", "sat"],
  ["domingo", "sunday", "sun"],
];
