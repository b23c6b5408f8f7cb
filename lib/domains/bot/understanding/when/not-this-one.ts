const day =
  "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun)(?: feira)?";
const this_ = "(?:este|esta|ese|esa|esse|essa|nesse|nessa|neste|nesta|this)";
const not = "(?:nao|no|not)";
const other =
  "(?:o|a|el|la|na|no|the|sino (?:el|la)|mas (?:o|a)) ?(?:otr[oa]|outr[oa]|de depois|de despues|proxim[oa]|que vem|que viene|siguiente|seguinte|da outra semana|next(?: one)?|following(?: one)?|other one|one after(?: that)?)";
/** "Friday, but not this one, the next", "no este viernes, el otro". */
const afterDay = new RegExp(
  `\\b(${day})((?:,? (?:pero|mas|but))?,? ${not}(?: (?:e|es|for))? ${this_}(?: one)?(?: ${day})?,? ${other})\\b`,
  "g",
);
const beforeDay = new RegExp(`\\b${not}(?: (?:e|es|for))? ${this_} (${day})(?: ${not})?,? ${other}\\b`, "g");

/** The week after, in words of the same length: each word of a text keeps its place. */
export const withNextWeek = (text: string): string =>
  text
    .replace(afterDay, (_, named: string, rest: string) => named + " week".padEnd(rest.length))
    .replace(beforeDay, (found, named: string) => `${named} week`.padEnd(found.length));
