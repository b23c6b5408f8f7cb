/** Words that end like a form of vos and are none. */
const notVos = new Set(
  "admite atrás cercanos cancela destinos frame menos acá además ahí así copié demás después enterará esté está estás estará inglés más mí país podrá portugués qué rechazará sí actuales canales credenciales especiales fila filas iguales intervalo modelo modelos permite personales sala salas sale siete template temporales update encontré entendí leí mié vale".split(
    " ",
  ),
);

/** The forms of vos in a sentence: "elegí", "podés", "guardalo", "para vos". */
export const vosIn = (text: string): string[] =>
  (
    text
      .replace(/\{\w+|<\/?\w+>/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter(
    (word) =>
      !notVos.has(word) &&
      (word === "vos" ||
        /[áéí]s?$/.test(word) ||
        (/[aei](l[aeo]s?|me|te|nos|selo)$/.test(word) && !/[áéíóú]/.test(word)) ||
        word === "pedíselo"),
  );
