const clitic = /(?<=[aei]r)(?:melo|mela|selo|sela|me|te|se|nos|los|las|lo|la|le)$/;
const diminutive = /(?<=\p{L}{4})(?:zinh|inh|cit|it)[oa]$/u;
const ending = /(?<=\p{L}{3})(?:iendo|ando|endo|indo|ados?|adas?|idos?|idas?|ing|ar|er|ir|ei|ou|ed|a|e|o)$/u;

/**
 * A word without the endings of gender, number and verbs: "cortes", "cortar" and "cortando" are "cort". Words of four
 * letters stay as they are, since "pele" and "pelo" are two.
 */
export function stem(word: string): string {
  // Blood is a thing in every language; that something bleeds ("sangra") is no blood test.
  if (word === "sangre") return "sangu";
  if (word.length <= 4) return word;
  const one = word.replace(/(?<!s)s$/, "").replace(clitic, "");
  if (one.length <= 4) return one;
  const small = one.replace(diminutive, "");
  if (small === one) return one.replace(ending, "");
  // "Cortecito" keeps the vowel of "corte", which the word itself loses.
  return small.length > 4 ? small.replace(/e$/, "") : small;
}
