import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Item, isTime, type Timed } from "@/lib/domains/bot/understanding/when/items";
import { isBound } from "@/lib/domains/bot/understanding/when/window";

/** How a time is meant. `event`: it is told why, not when. */
export type Polarity = "wanted" | "refused" | "preferred" | "event";
export type Meant = {
  polarity: Polarity;
  /** Takes the place of what was said before. */
  corrects: boolean;
};
/** What each time means, by its place; and after which places the last window is to be preferred. */
export type Polarities = { meant: ReadonlyMap<number, Meant>; preferring: ReadonlySet<number> };

const turns: ReadonlySet<Item["is"]> = new Set(["stop", "comma", "but", "can", "only", "not", "except", "correction"]);

/** The next time of this clause after `at`; null where the clause ends before one. */
function nextTime(items: readonly Item[], at: number): Timed | null {
  for (let i = at + 1; i < items.length; i++) {
    const item = items[i] as Item;
    if (isTime(item)) return item;
    if (turns.has(item.is)) return null;
  }
  return null;
}

/** Whether a list goes on behind a comma: times alone, and "and" or "or" before the last. */
function listGoesOn(items: readonly Item[], at: number): boolean {
  let joined = false;
  const kind = items.slice(0, at).findLast(isTime)?.is;
  for (let i = at + 1; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.is === "word" && joined && !isTime(items[i - 1])) return false;
    if (item.is === "and" || item.is === "or" || item.is === "else") joined = true;
    else if (isTime(item) && item.is !== kind && joined) return false;
    else if (item.is === "comma" || isTime(item)) continue;
    else if (item.is === "not" && /^(?:nem|ni|nor)$/.test(item.text)) joined = true;
    else return joined && item.is !== "can";
  }
  return joined;
}

const bare = /^(?:nao|no|n)$/;
const ends = (item: Item | undefined): boolean => item?.is === "comma" || item?.is === "stop";

/** Words that are no refusal of a time where something else follows them: "no puedo dormir". */
const needsMore =
  /^(?:nao|no|not|n|never|nunca|nao (?:posso|consigo|estou|to|quero|queria|da|vou estar)|no (?:puedo|estoy|quiero|quisiera|llego|da)|can'?t|can ?not|don'?t want|do not want)$/;
const because =
  /^(?:porque|pq|por|que|xq|because|bc|cause|cos|coz|since|as|ir|vir|venir|poder|comparecer|asistir|come|go|make|do|mesmo|infelizmente|lamentablemente|sorry|eu|yo|i|pois|ya)$/;

/** "Quinta não posso" refuses what stands before it; "quinta, não durmo" does not. */
function speaksOfTime(items: readonly Item[], at: number): boolean {
  const item = items[at] as Extract<Item, { text: string }>;
  const next = items[at + 1];
  return !needsMore.test(item.text) || next?.is !== "word" || because.test(next.text);
}

/** What was, or what is already arranged: its times are told, not asked for. */
const told =
  /^(?:was|were|did|had|went|told|took|came|hit|ago|last|last (?:night|week|month|year|time)|yesterday|fui|fue|hice|hicieron|dieron|dijeron|tuve|estuve|opere|operaron|puse|quedo|vine|saque|ayer|anoche|pasado|fiz|foi|fiquei|tive|teve|deu|ontem|passada|passado|passei|disse|pediu|mexeu|venceu|cai|caiu|bati|bateu|torci|quebrei|quebrou|machuquei|comecou|apareceu|notei|senti|doeu|choveu|pinche|rompi|golpee|empezo|aparecio|dolio|lloro|pago|paguei|pagou|fomos|fuimos|foram|fueron|fell|bit|broke|\w{3,}(?:aron|ieron|aram|eram|iram)|(?!need|assist|book|schedul|interest|tir|requir|suppos|us|fitt|chang|replac|fix|check|look|clean|wash|servic|trimm|repair|paint|deliver|pick|remov|sort|colou?r|dy|whiten|straighten|wax|groom|clipp|inspect|align|balanc|tun|mount|install|assembl|mov|adjust|fill|vaccinat|neuter|spay|test)\w{3,}ed)$/;

/** "Mornings only, I'm working afternoons". */
const working = /^(?:i'?m (?:working|busy|away)|i work|ela estuda|ele estuda|estuda|estudia|cursa)$/;
const asking = /^(?:turno|consulta|hora|horario|cita|con|com|with|appointment|marcar|agendar|reservar|book)$/;
const doing =
  /^(?:llevo|levo|tengo|tenho|tem|tiene|voy|vou|vamos|i'm|im|take|taking|have|has|llevamos|levamos|estoy|estou|salgo|saio)$/;
const goes = /^(?:para|pra|pro|para o|to)$/;
const mine = /^(?:minha|meu|mi|my|a minha|o meu)$/;
const isNow = /^(?:ta|esta|e|es|is|era|estava|estaba)$/;
const instead = /^(?:instead|rather than|em vez|ao inves|no lugar|en vez|en lugar)/;
const isRange = (item: Item | undefined): boolean =>
  item?.is === "hours" && !item.read.hours.exact && item.read.part === null && item.read.hours.to < 24 * 60;
const isExact = (item: Item | undefined): boolean => item?.is === "hours" && item.read.hours.exact;

const habit = /^(?:every|each|cada|toda|todas|todas as|todas las|todos os|todos los|todo)$/;
const nightEnds = 5 * 60;

const isWish = (polarity: Polarity): boolean => polarity === "wanted" || polarity === "preferred";

class Reader {
  readonly meant = new Map<number, Meant>();
  readonly preferring = new Set<number>();
  private polarity: Polarity = "wanted";
  /** What the correction under way has replaced so far; null where there is none. */
  private corrected: Set<Timed["is"]> | null = null;
  /** Something was corrected before. */
  private turned = false;
  /** What was, and can be asked for no more. */
  private readonly past = new Set<number>();
  /** Where this clause begins. */
  private start = 0;
  private event: "noun" | "past" | null = null;
  /** "Instead of 5": the kind of time that is replaced. */
  private replaced: Timed["is"] | "open" | null = null;

  constructor(
    private readonly items: readonly Item[],
    private readonly language: Spoken,
  ) {}

  read(): Polarities {
    for (const [at, item] of this.items.entries()) {
      if (isTime(item)) this.time(item, at);
      else this.mark(item, at);
    }
    this.dropEvents();
    return { meant: this.meant, preferring: this.preferring };
  }

  private time(item: Timed, at: number): void {
    // "Instead of Thursday at 10 put Thursday at 6": named again, it is where it goes.
    if (this.polarity === "refused" && this.replaced === item.is && this.meant.get(at - 1)?.polarity !== "refused")
      [this.polarity, this.replaced] = ["wanted", null];
    if (this.replaced === "open") this.replaced = item.is;
    const other = this.polarity === "refused" && this.replaced !== null && this.replaced !== item.is;
    if (other && !this.wanted(0, at).some((each) => each.is === item.is)) this.polarity = "wanted";
    // "Not today and not before ten": the bound says what is wanted.
    if (this.polarity === "refused" && /^(?:not|no|nao|nothing) /.test(item.text)) this.polarity = "wanted";
    // "A mudança de sábado pra semana que vem": where it goes is asked for.
    if (this.event === "noun" && this.toldBefore(at) && goes.test(item.lead)) this.event = null;
    const past = (item.is === "days" && item.past) || this.isTold(item, at);
    // "Some day before that" is asked for, whatever was told of the day itself.
    if (item.is === "days" && item.asked) [this.polarity, this.event] = ["wanted", null];
    const event = (this.event !== null || past) && this.polarity === "wanted";
    const wanted = this.polarity === "wanted" && !event;
    const corrects = wanted && this.corrected !== null && !this.corrected.has(item.is);
    if (wanted) this.corrected?.add(item.is);
    this.meant.set(at, { polarity: event ? "event" : this.polarity, corrects });
    if (event && (past || this.event === "past")) this.past.add(at);
  }

  /** "Every morning when I get up", "cut it at 2am and it's a mess": an hour of what is told, and none to come at. */
  private isTold(item: Timed, at: number): boolean {
    if (item.is !== "hours") return false;
    const after = this.items[at + 1];
    if (habit.test(item.lead) && after?.is !== "can" && !isTime(after) && !isTime(this.items[at - 1])) return true;
    const { exact, from } = item.read.hours;
    const alone = !isTime(after) && !this.items.slice(this.start, at).some(isTime);
    return exact && from < nightEnds && alone && this.items.some((each) => each.is === "days");
  }

  private mark(item: Exclude<Item, Timed>, at: number): void {
    switch (item.is) {
      case "comma":
        if (this.corrected && this.corrected.size > 0) this.corrected = null;
        if (this.polarity !== "wanted" && !listGoesOn(this.items, at)) this.polarity = "wanted";
        if (this.polarity === "wanted") this.begin(at);
        break;
      case "stop":
        this.polarity = "wanted";
        if (this.corrected && this.corrected.size > 0) this.corrected = null;
        this.begin(at);
        break;
      case "word":
        if (told.test(item.text) && !this.hasItDone(item.text, at)) this.event = "past";
        // "Minha consulta tá às 9".
        else if (isNow.test(item.text) && isTime(this.items[at + 1]) && this.saidBefore(at, mine, 4))
          this.event = "noun";
        break;
      case "but":
        // "Any day this week but Thursday".
        if (
          this.language === "en" &&
          item.text === "but" &&
          isTime(this.items[at + 1]) &&
          this.saidBefore(at, /^any/)
        ) {
          this.polarity = "refused";
          break;
        }
        this.polarity = "wanted";
        this.begin(at);
        break;
      case "because":
        this.polarity = "wanted";
        this.begin(at);
        if (this.wanted(0, at).length > 0) this.event = "noun";
        break;
      case "can":
      case "only":
        this.polarity = "wanted";
        this.event = null;
        break;
      case "correction":
        if (this.isBetter(item.text, at)) break;
        [this.corrected, this.polarity, this.turned] = [new Set(), "wanted", true];
        break;
      case "except":
        this.polarity = "refused";
        this.replaced = instead.test(item.text) ? "open" : null;
        break;
      case "event":
        // "Tengo de 8 a 12": that is when they are free.
        if (/^(?:tengo|tenho)$/.test(item.text) && isRange(this.items[at + 1])) break;
        this.event ??= "noun";
        this.namedBefore(at);
        break;
      case "rather":
        if (nextTime(this.items, at)) this.polarity = "preferred";
        else if (this.wanted(this.start, at).length > 0) this.preferring.add(at);
        break;
      case "not":
        this.not(item.text, at);
        break;
    }
  }

  /** "Saturday, oh they play on Saturday, Friday better": what stands before the word takes the place of the rest. */
  private isBetter(text: string, at: number): boolean {
    // "Thursday afternoon instead": the hours stand between.
    const place = this.items[at - 1]?.is === "hours" && this.items[at - 2]?.is === "days" ? at - 2 : at - 1;
    const [before, earlier] = [this.items[place], this.items[place - 1]];
    const listed =
      earlier?.is === "or" || earlier?.is === "and" || (earlier?.is === "comma" && !this.turned && !this.refuses());
    if (!/^(?:mejor|melhor|better|instead)$/.test(text) || before?.is !== "days" || listed) return false;
    if (isTime(this.items[at + 1]) || this.meant.get(place)?.polarity !== "wanted") return false;
    this.meant.set(place, { polarity: "wanted", corrects: true });
    return true;
  }

  private refuses(): boolean {
    return [...this.meant.values()].some(({ polarity }) => polarity === "refused");
  }

  /** "Can I get my brows shaped on Friday": what is to be done, not what was. */
  private hasItDone(text: string, at: number): boolean {
    return text.endsWith("ed") && this.saidBefore(at, /^(?:get|have|getting|having|want|need)$/, 4);
  }

  private toldBefore(at: number): boolean {
    return [...this.meant].some(([place, { polarity }]) => place >= this.start && place < at && polarity === "event");
  }

  /** Whether this clause has such a word before this place, at most so many items before it. */
  private saidBefore(at: number, words: RegExp, most = at): boolean {
    return this.items
      .slice(Math.max(this.start, at - most), at)
      .some((item) => item.is === "word" && words.test(item.text));
  }

  private begin(at: number): void {
    this.start = at + 1;
    this.event = null;
    this.replaced = null;
  }

  /** "Mañana llevo al nene al médico": a clause that begins with the day and says what else is on it. */
  private beginsClause(at: number): void {
    const first = this.items[this.start];
    const between = this.items.slice(this.start + 1, at);
    const plain = between.length <= 6 && between.every((item) => item.is === "word" && !asking.test(item.text));
    const busy = between.some((item) => item.is === "word" && doing.test(item.text));
    if (first?.is === "days" && plain && busy && this.meant.get(this.start)?.polarity === "wanted")
      this.meant.set(this.start, { polarity: "event", corrects: false });
  }

  /** "El 8 es feriado": the day stands before what it is. */
  private namedBefore(at: number): void {
    this.beginsClause(at);
    for (let i = at - 1; i >= Math.max(this.start, at - 4); i--) {
      const item = this.items[i] as Item;
      if (isTime(item) && this.meant.get(i)?.polarity === "wanted") {
        // "I want the van early for the move": what is asked for is not told.
        const alone = item.is === "hours" && !isTime(this.items[i - 1]);
        if (alone && this.items.slice(this.start, i).some(({ is }) => is === "can")) return;
        this.meant.set(i, { polarity: "event", corrects: false });
        continue;
      }
      if (
        item.is !== "word" ||
        !/^(?:e|es|eh|is|are|o|a|el|la|the|my|mi|meu|minha|eles|elas|ele|ela|tem|tenho|tengo|tiene|tienen|has|have|got|i|she|he|they|we|eu|nos|um|uma|un|una|ya|ja|already|seguimos|sigo|salimos|vamos|viajamos|me|leave|go)$/.test(
          item.text,
        )
      )
        return;
    }
  }

  private wanted(from: number, to: number): Timed[] {
    const found: Timed[] = [];
    for (const [at, { polarity }] of this.meant) {
      const item = this.items[at];
      if (at >= from && at < to && polarity === "wanted" && isTime(item)) found.push(item);
    }
    return found;
  }

  private not(text: string, at: number): void {
    const { items } = this;
    const [before, after] = [items[at - 1], items[at + 1]];
    const following = nextTime(items, at);
    const alone = bare.test(text) && ends(before);
    const somewhere = [...this.meant.values()].some(({ polarity }) => polarity === "wanted");
    // "At 3, no, at 4" and "at nine.. no half past nine".
    const again = isExact(after) && isExact(items.slice(0, at).findLast(isTime));
    if (alone && somewhere && (ends(after) || again)) {
      this.corrected = new Set();
      return;
    }
    // In English it stands before what is refused; "and not" does in every language.
    const between = before?.is === after?.is && isTime(after) && items[at + 2]?.is !== "can";
    const prefixed =
      text === "not" ||
      before?.is === "and" ||
      (bare.test(text) && (this.language === "en" || between)) ||
      (/^(?:nem|ni|nor)$/.test(text) && before?.is === "hours" && after?.is === "hours") ||
      (working.test(text) && isTime(after));
    const said = this.lastNamed(at);
    if (said.length === 0 || (following && prefixed)) {
      // "Não pega de manhã" tells of a car.
      const tells =
        bare.test(text) && this.language !== "en" && items[at + 1]?.is === "word" && !speaksOfTime(items, at);
      if (following && tells) this.event ??= "noun";
      else if (following) this.polarity = "refused";
      return;
    }
    if (!speaksOfTime(items, at)) return;
    // "Wednesday I can't": what stands before is refused, with the hours that may follow it.
    for (const place of said) this.meant.set(place, { polarity: "refused", corrects: false });
    if (following?.is === "hours" && said.every((place) => items[place]?.is === "days")) this.polarity = "refused";
  }

  /** The places of what this clause named last: one day after the other without a word between are two wishes. */
  private lastNamed(at: number): number[] {
    const places: number[] = [];
    let linked = true;
    for (let i = at - 1; i >= this.start; i--) {
      const item = this.items[i] as Item;
      if (item.is === "can" && places.length > 0) break;
      if (item.is === "or" || item.is === "else" || item.is === "and" || item.is === "comma") linked = true;
      if (!isTime(item) || !/^(?:wanted|event)$/.test(this.meant.get(i)?.polarity ?? "") || this.past.has(i)) continue;
      if (!linked && (item.is === "days" || isExact(item)) && places.some((place) => this.items[place]?.is === item.is))
        break;
      // "Só consigo de manhã, e essa semana não dá".
      if (linked && /^(?:only|can)$/.test(this.items[i - 1]?.is ?? "") && places.length > 0) break;
      // "After the 25th, and Friday I can't": the bound is no day that will not do.
      if (item.is === "days" && isBound(item.read.days) && places.length > 0) break;
      places.push(i);
      linked = false;
    }
    return places;
  }

  /** What is told of an event counts only where nothing else says when. */
  private dropEvents(): void {
    const asked = (is: Timed["is"]): boolean =>
      [...this.meant].some(([at, { polarity }]) => isWish(polarity) && this.items[at]?.is === is);
    const [days, hours] = [asked("days"), asked("hours")];
    for (const [at, { polarity }] of this.meant) {
      const kept = this.items[at]?.is === "days" && !this.past.has(at) ? !days : !days && !hours && !this.refuses();
      if (polarity === "event" && kept) this.meant.set(at, { polarity: "wanted", corrects: false });
    }
  }
}

/** How every time of a text is meant: wanted, refused, preferred, or only told. */
export const polaritiesOf = (items: readonly Item[], language: Spoken): Polarities =>
  new Reader(items, language).read();
