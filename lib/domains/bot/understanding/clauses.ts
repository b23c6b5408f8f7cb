import { fold } from "@/lib/domains/bot/understanding/text";

/** How a question of its own begins. */
const asking =
  "(?:quant[oa]s?|cuant[oa]s?|how|what|where|when|which|who|onde|donde|quando|cuando|qual|quais|cual|cuales|quem|quien|com quem|con quien|with whom|(?:a |ate |hasta )?que horas?|o que|que (?:hay|tengo|preciso|incluye|inclui|devo|debo|llevo)|tem|tienen|tenes|hay|aceita|aceitam|acepta|aceptan|aceptas|toman|posso|puedo|se puede|podem|pode|pueden|da pra|da para|is (?:there|it|parking|the)|are (?:there|you)|do (?:you|i|u)|does|can (?:i|you|we)|could i|should i|precisa|preciso|necesito|hace falta|tenho que|tengo que|demora|dura|fica|queda|abre|abrem|abren|fecha|fecham|cierran|atende|atendem|atienden|voces|vcs|ustedes|parcela|parcelam)";

/** Of these, the beginnings that no answer has. */
const unmistakable =
  "what (?:is|are|do|does|does it|did|kind|should|if)|how (?:much|long|many|do|does|is)|where (?:is|are|do)|do you|does (?:it|that|this)|can i|can you|could you|is (?:it|that|there|this)|are (?:you|there)|quanto (?:custa|fica|e|dura|demora|tempo)|cuanto (?:cuesta|sale|es|dura|tiempo)|onde (?:fica|e|voces)|donde (?:queda|es|estan)|o que (?:e|eh|significa|seria|voce)|que (?:es|significa|seria|quiere decir)|como assim|como asi|(?:voces|vcs) (?:aceitam|tem|fazem)|aceitam|aceptan";

/** What a question is about, where it has no such word. */
const noun = "(?:preco|precio|price|prices|valor|endereco|direccion|address|duracao|duracion|duration)";
const asks = new RegExp(`\\b(?:${asking}|${noun})\\b`);

const first = new RegExp(`^\\W*(?:(?:e|y|and|ah|mas|pero|but|sorry|desculpa|perdon) )?(?:${unmistakable})\\b`);
/** Whether a folded text begins as only a question does, with or without its mark. */
export const asksFirst = (folded: string): boolean => first.test(folded);

/** Where one question ends and the next begins. */
const joint = new RegExp(
  `(?:(?<![?!.;])[?!.;]+ *(?:e|y|and|ah|tambem|tambien|also|mas|pero|but)?,? *|,? (?:e|y|and|mas|pero|but|tambem|tambien|also|alem disso|ademas|ah),? (?:tambem |tambien |also )?|, *)(?:se |si |if )?(?=${asking}\\b)`,
);

/** Where so many questions are, the rest is one; a text of so many letters is no row of questions. */
const [most, longest] = [6, 2000];

/** The questions of a text, in their order: "how much is it and where are you?" are two. */
export function clausesOf(text: string): string[] {
  if (text.length > longest) return [text];
  const clauses = fold(text)
    .replace(/[¿¡]/g, "")
    .split(joint)
    .filter((clause) => asks.test(clause));
  if (clauses.length < 2) return [text];
  const few = clauses.length <= most ? clauses : [...clauses.slice(0, most - 1), clauses.slice(most - 1).join(", ")];
  return few.map((clause) => (clause.endsWith("?") ? clause : `${clause}?`));
}
