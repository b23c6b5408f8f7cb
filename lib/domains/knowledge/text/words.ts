/** Words as they are compared: without accents, capitals and what stands between them. */

export const languages = ["pt", "es", "en"] as const;
export type Language = (typeof languages)[number];

/** Character by character, so that positions in the folded text match the original. */
export const folded = (text: string): string =>
  Array.from(text.toLowerCase().length === text.length ? text.toLowerCase() : text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{Mark}/gu, "");
    return plain.length === letter.length ? plain : letter;
  }).join("");

export type Word = { start: number; end: number; text: string; folded: string };

/** Letters and digits that stand together; "R$ 180,00" is the word 180 and the word 00. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word.toLowerCase(),
    folded: folded(word),
  }));
}

const list = (words: string) => words.split(" ");

/** Stop words, folded; they also identify the language. */
const common: Record<Language, readonly string[]> = {
  pt: list(
    "a ao aos aquela aquele aquilo as ate com como da das de dela dele do dos e ela ele eles em entre era essa esse esta estao estar este eu foi fica ficam gostaria ha isso isto ja la lhe mais mas me mesmo meu meus minha muito na nao nas nem no nos nossa nosso num numa o oi ola onde os ou para pela pelas pelo pelos pode podem poder por porque posso pra qual quais quando quanto quantos quanta que quem quero queria saber se sem ser sera seu seus sua suas sao sobre so tambem te tem tenho ter teu tu tua um uma umas uns vai vao voce voces vou favor",
  ),
  es: list(
    "a al algo como con cual cuales cuando cuanto cuantos cuanta de del desde donde dos el ella ellos en entre era eres es esa ese eso esta estan estar este esto fue ha hay hola la las le les lo los mas me mi mis muy nada ni no nos nosotros o os otra otro para pero por porque puede pueden puedo que quien quiero quisiera saber se ser si sin sobre son soy su sus tambien te tiene tienen tengo ti tu tus un una unas unos usted ustedes va y ya yo favor",
  ),
  en: list(
    "a about all am an and any are as at be been but by can could did do does for from had has have he hello her hi his how i if in into is it its me my no not of on or our please she should so some than that the their them then there these they this to was we were what when where which who why will with would you your",
  ),
};

const everywhere = new Set(languages.flatMap((language) => common[language]));
const most = 12;

/** The words of a question that mean something, each once; none when it is all "o que é". */
export function contentWords(query: string): Word[] {
  const found = new Map<string, Word>();
  for (const word of wordsIn(query)) {
    const alone = word.folded.length < 2 && !/\p{Number}/u.test(word.folded);
    if (!alone && !everywhere.has(word.folded) && !found.has(word.folded)) found.set(word.folded, word);
  }
  return [...found.values()].slice(0, most);
}

/** Which of the three languages a text is in, by its commonest words; null when there is no telling. */
export function languageOf(text: string): Language | null {
  const words = wordsIn(text.slice(0, 20_000)).map((word) => word.folded);
  const counts = languages.map((language) => {
    const known = new Set(common[language]);
    return [language, words.filter((word) => known.has(word)).length] as const;
  });
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && second && first[1] >= 3 && first[1] > second[1] ? first[0] : null;
}

/** "pt-BR" says pt; a language that is none of ours says nothing. */
export const languageTag = (tag: string | null | undefined): Language | null =>
  languages.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language) ?? null;
