import { describe, expect, it } from "vitest";
import { languages } from "@/lib/core/vocabulary";
import { defaultBot } from "@/lib/domains/bot/default";
import { sentencesFor, spokenAs } from "@/lib/domains/bot/dialogue/sentences-for";
import { type Sentences, words } from "@/lib/domains/bot/dialogue/words";
import { PutBotBody } from "@/lib/domains/bot/schema";
import { ownWording, sentenceFaults } from "@/lib/domains/bot/wording/rules";
import { tones } from "@/lib/domains/bot/wording/sentences";

const codes = (...of: Parameters<typeof sentenceFaults>) => sentenceFaults(...of).map(({ code }) => code);
const bot = defaultBot({ name: "Salão", locale: "pt-BR" });

/** Every sentence with its variables still in braces. */
const spelt = (say: Sentences): Record<string, string> =>
  Object.fromEntries(
    Object.entries(say).map(([key, value]) => [
      key,
      typeof value === "string" ? value : (value as (...args: string[]) => string)("{a}", "{b}", "{c}"),
    ]),
  );

describe("an own sentence", () => {
  it("must hold what the customer has to read", () => {
    expect(codes("booked", "Marcado!")).toEqual(["missing_variable"]);
    expect(codes("booked", "{service} marcado!")).toEqual(["missing_variable"]);
    expect(sentenceFaults("booked", "Marcado!")[0]?.detail).toContain("{service} and {start}");
    expect(codes("booked", "{service}: {start}, até lá!")).toEqual([]);
    expect(codes("offer_times", "Temos:")).toEqual(["missing_variable"]);
  });

  it("holds no variable that is unknown or has no value in it, and no loose brace", () => {
    expect(codes("booked", "{service} {starts}")).toEqual(["unknown_variable"]);
    expect(codes("ask_name", "Nome para {service}?")).toEqual(["meaningless_variable"]);
    expect(codes("ask_name", "Nome?}")).toEqual(["loose_brace"]);
    expect(codes("booked", "{{service}}: {start}")).toContain("loose_brace");
    expect(codes("cancelled", "{{service}}")).toEqual(["meaningless_variable"]);
  });

  it("is left to the bot where it is empty", () => {
    expect(codes("booked", "  ")).toEqual([]);
    expect(ownWording({ es: { booked: "", ask_name: "¿Nombre?" }, en: { booked: "" } })).toEqual({
      es: { ask_name: "¿Nombre?" },
    });
  });

  it("is refused at its place in the bot's settings", () => {
    const { version: _v, updated_at: _u, ...settings } = bot;
    const read = PutBotBody.safeParse({ ...settings, wording: { es: { booked: "¡Listo!", ask_name: "{x}" } } });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([
      ["wording", "es", "ask_name"],
      ["wording", "es", "booked"],
    ]);
  });

  it("stands for the bot's own in its language alone, whatever the tone", () => {
    const wording = { es: { booked: "¡Agendado! {service} el {start}", confirm_opening: "Te guardo esto:" } };
    for (const tone of tones) {
      expect(sentencesFor({ ...bot, tone, wording }, "es").booked("Corte", "lunes")).toBe("¡Agendado! Corte el lunes");
      expect(sentencesFor({ ...bot, tone, wording }, "es").opening).toBe("Te guardo esto:");
      expect(spelt(sentencesFor({ ...bot, tone, wording }, "pt"))).toEqual(spelt(sentencesFor({ ...bot, tone }, "pt")));
    }
  });

  it("calls the team before the handoff message does, which is one for all languages", () => {
    const handoff = { ...bot.handoff, message: "Chamando…" };
    expect(sentencesFor({ ...bot, handoff }, "es").handoff).toBe("Chamando…");
    const wording = { es: { call_team: "Ya viene alguien." } };
    expect(sentencesFor({ ...bot, handoff, wording }, "es").handoff).toBe("Ya viene alguien.");
    expect(sentencesFor({ ...bot, handoff, wording }, "pt").handoff).toBe("Chamando…");
  });
});

describe.each(languages.map((language) => spokenAs[language]))("the tones in %s", (language) => {
  const said = tones.map((tone) => spelt(sentencesFor({ ...bot, tone }, language)));

  it("differ in every main sentence", () => {
    const main: (keyof Sentences)[] = [
      "greeting",
      "which_service",
      "ask_when",
      "which_time",
      "none_free",
      "ask_name",
      "ask_phone",
      "opening",
      "booked",
      "moved",
      "cancelled",
      "answer_unfit",
      "unknown",
      "handoff",
      "which_of_these",
      "confirm_cancel",
      "confirm_move",
    ];
    for (const key of main) expect(new Set(said.map((each) => each[key])).size, key).toBe(tones.length);
  });

  it("say the same facts", () => {
    const factsIn = (text = "") => [...text.matchAll(/\{[abc]\}/g)].map(([fact]) => fact).sort();
    for (const [key, text] of Object.entries(spelt(words[language])))
      for (const each of said) expect(factsIn(each[key]), key).toEqual(factsIn(text));
  });

  it("keep their distance where they are formal", () => {
    const near = { pt: /\bvocê\b|!/i, es: /(?<!\p{L})(?:te|tu|tus|tuyo|vos|tú)(?!\p{L})|!/iu, en: /!|’/ }[language];
    const untouched = new Set(["emergency", "no_bookings_here"]);
    const close = Object.entries(said[1] ?? {}).filter(([key, text]) => !untouched.has(key) && near.test(text));
    expect(close).toEqual([]);
  });
});
