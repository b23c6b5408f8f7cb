import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { understand } from "@/lib/domains/bot/understanding/understand";

/** Tuesday, 17 November. */
const now = { date: "2026-11-17", minute: 620 };
const services: Record<Spoken, { id: string; name: string }[]> = {
  pt: [
    { id: "svc_1", name: "Limpeza de pele" },
    { id: "svc_2", name: "Manicure" },
  ],
  es: [
    { id: "svc_1", name: "Limpieza dental" },
    { id: "svc_2", name: "Control de ortodoncia" },
  ],
  en: [
    { id: "svc_1", name: "Hygienist clean" },
    { id: "svc_2", name: "Root canal" },
  ],
};
const read = (usual: Spoken, text: string) =>
  understand(text, { now, usual, services: services[usual], people: [], offered: 0, handoffWords: [] });
const [thursday, friday] = ["2026-11-19", "2026-11-20"].map((day) => ({ from: day, to: day }));

describe("a visit that somebody cannot come to", () => {
  it.each<[Spoken, string]>([
    ["en", "can't make my clean on thursday, got anything friday?"],
    ["en", "I won't make the root canal thursday, could you do friday instead"],
    ["es", "el jueves no llego al control, qué tenés el viernes?"],
    ["es", "no voy a poder ir el jueves a la limpieza, hay lugar el viernes?"],
    ["pt", "quinta não consigo ir na limpeza de pele, tem sexta?"],
    ["pt", "não vou poder fazer a manicure de quinta, tem algo na sexta?"],
  ])("is moved, and no second one is booked, where another time is asked for: %s %s", (usual, text) => {
    const { intent, when } = read(usual, text);
    expect(intent).toBe("reschedule");
    expect(when.wanted.map(({ days }) => days)).toEqual([friday]);
  });

  it("is so however it is said", () => {
    const cannot = { en: ["can't make", "won't make"], es: ["no llego a", "no puedo ir a"], pt: ["não consigo ir na"] };
    const own = { en: ["my clean", "the clean"], es: ["la limpieza"], pt: ["limpeza de pele", "manicure"] };
    const other = {
      en: ["anything on friday?", "do you have friday?", "could we do friday instead?"],
      es: ["tienen algo el viernes?", "puede ser el viernes?", "hay lugar el viernes?"],
      pt: ["tem algo na sexta?", "pode ser sexta?", "tem vaga sexta?"],
    };
    const day = { en: "thursday", es: "el jueves", pt: "quinta" };
    fc.assert(
      fc.property(
        fc
          .constantFrom<Spoken>("en", "es", "pt")
          .chain((spoken) =>
            fc.tuple(
              fc.constant(spoken),
              fc.constantFrom(...cannot[spoken]),
              fc.constantFrom(...own[spoken]),
              fc.constantFrom(...other[spoken]),
            ),
          ),
        ([spoken, unable, visit, wish]) => {
          const { intent } = read(spoken, `${day[spoken]} ${unable} ${visit}, ${wish}`);
          expect(intent).toBe("reschedule");
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each<[Spoken, string]>([
    ["pt", "não vai rolar a manicure de quinta, pode liberar o horário"],
    ["pt", "hj não vai rolar a limpeza de pele, surgiu um imprevisto"],
    ["es", "no voy a poder ir al control del jueves"],
    ["es", "suspendé la limpieza de hoy"],
    ["en", "can't make my clean on thursday"],
  ])("is called off where no other time is: %s %s", (usual, text) => {
    expect(read(usual, text).intent).toBe("cancel");
  });

  it.each<[Spoken, string]>([
    ["en", "do I get charged if I can't make the clean?"],
    ["en", "I can't do thursdays, have you got a clean on friday?"],
    ["es", "los jueves no puedo, tienen limpieza el viernes?"],
    ["pt", "quinta não posso, tem limpeza de pele sexta?"],
  ])("is none where there is only a day that will not do, or an if: %s %s", (usual, text) => {
    expect(["reschedule", "cancel"]).not.toContain(read(usual, text).intent);
  });
});

describe("a move by so much", () => {
  it.each<[Spoken, string, string, number | null]>([
    ["en", "push my root canal back a week, it's thursday at 2", "2026-11-26", 840],
    ["en", "can you move my clean of thursday at 2 one day later", "2026-11-20", 840],
    ["pt", "preciso adiar uma semana minha manicure de quinta às 14h", "2026-11-26", 840],
    ["es", "quiero correr una semana mi control del jueves a las 14", "2026-11-26", 840],
    ["pt", "passa minha manicure de quinta às 14h meia hora mais cedo", "2026-11-19", 810],
  ])("%s %s", (usual, text, day, minute) => {
    const { intent, when, about } = read(usual, text);
    expect(intent).toBe("reschedule");
    expect(about[0]?.days).toEqual(thursday);
    expect(when.wanted).toEqual([
      { days: { from: day, to: day }, weekdays: null, hours: { from: minute, to: minute, exact: true } },
    ]);
  });

  it.each<[Spoken, string]>([
    ["en", "can I move my clean to next week"],
    ["pt", "remarcar a manicure daqui a uma semana"],
    ["es", "quiero pasar el control para la semana que viene"],
  ])("is none where the week itself is named: %s %s", (usual, text) => {
    const { when } = read(usual, text);
    expect(when.wanted.every(({ hours }) => hours === null)).toBe(true);
    expect(when.wanted).toHaveLength(1);
  });
});

describe("hours of the same day", () => {
  it.each<[Spoken, string]>([
    ["en", "could I shift my clean on thursday to the afternoon, same day"],
    ["en", "move my thursday clean to the afternoon"],
    ["pt", "dá pra passar minha manicure de quinta pra tarde?"],
  ])("are where it goes, and not where it is: %s %s", (usual, text) => {
    const { intent, when, about } = read(usual, text);
    expect(intent).toBe("reschedule");
    expect(about).toEqual([{ days: thursday, weekdays: null, hours: null }]);
    expect(when.wanted.map(({ days, hours }) => [days, hours?.from])).toEqual([[thursday, 720]]);
  });
});
