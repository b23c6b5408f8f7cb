import { describe, expect, it } from "vitest";
import { readAlarms } from "@/lib/domains/bot/understanding/intent/corpus";
import { alarming, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import { plainWords, withoutComplaints } from "@/lib/domains/bot/understanding/intent/rules";

describe("danger", () => {
  it.each([
    "my skin is breaking out",
    "my face keeps breaking out, can you do something?",
    "my hair is falling out",
    "my hair is so dry and damaged",
    "my nails are breaking all the time",
    "I broke a nail",
    "my teeth are yellow",
    "I chipped a tooth, when could somebody look at it?",
    "my eyebrows look awful",
    "minha pele está horrível",
    "meu rosto está cheio de espinhas",
    "meu cabelo está caindo muito",
    "meu cabelo tá seco e quebrando",
    "minhas unhas estão fracas e quebrando",
    "quebrou minha unha",
    "meus dentes estão amarelos",
    "minha sobrancelha está horrível",
    "tengo la piel horrible",
    "se me llenó la cara de granos",
    "se me cae el pelo",
    "tengo el pelo seco y maltratado",
    "se me quiebran las uñas",
    "se me rompió una uña",
    "tengo los dientes amarillos",
    "mis cejas están horribles",
  ])("is not what a salon hears every day: %s", (text) => expect(dangerIn(text)).toBeLessThan(alarming));

  it.each([
    "my skin is breaking out in hives and I can't breathe",
    "my hair is falling out and my chest hurts a lot, I can't breathe",
    "minha pele está horrível e não consigo respirar",
    "meu cabelo está caindo e quero me matar",
    "se me cae el pelo y me duele mucho el pecho",
    "quebrou meu dente e não para de sangrar",
  ])("is heard beside such a complaint: %s", (text) => expect(dangerIn(text)).toBeGreaterThanOrEqual(alarming));

  it("is in no message that tells of it lost because a complaint was taken out", () => {
    const changed = readAlarms().filter(({ text, danger }) => {
      const said = plainWords(text);
      return danger && withoutComplaints(said) !== said;
    });
    expect(changed.filter(({ text }) => dangerIn(text) < alarming)).toEqual([]);
  });
});
