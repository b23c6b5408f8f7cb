import { z } from "zod";
import { languages } from "@/lib/core/vocabulary";
import { sentenceFaults } from "@/lib/domains/bot/wording/rules";
import { type Sentence, sentences, tones, variables } from "@/lib/domains/bot/wording/sentences";

export const Tone = z
  .enum(tones)
  .describe("How its own sentences sound: `warm`, `formal` (senhor(a), usted) or `brief`.");
export type Tone = z.output<typeof Tone>;

const names = Object.keys(sentences) as Sentence[];
const described = (name: Sentence): string => {
  const { says, takes, needs } = sentences[name];
  const listed = (all: readonly string[]) => all.map((each) => `\`{${each}}\``).join(" and ");
  const rule =
    needs.length > 0 ? ` It must hold ${listed(needs)}.` : takes.length > 0 ? ` Takes ${listed(takes)}.` : "";
  return `${says}${rule}`;
};
const text = (name: Sentence) => z.string().trim().max(500).describe(described(name)).optional();

/** Texts by sentence; checked where they are written. */
const Texts = z.object(
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Sentence, ReturnType<typeof text>>,
);

const GivenTexts = z.strictObject(Texts.shape).superRefine((given, context) => {
  for (const name of names)
    for (const { code, detail } of sentenceFaults(name, given[name] ?? ""))
      context.addIssue({ code: "custom", path: [name], message: detail, params: { code } });
});

const byLanguage = <Each extends z.ZodType>(each: Each) =>
  Object.fromEntries(languages.map((language) => [language, each.optional()])) as Record<
    (typeof languages)[number],
    z.ZodOptional<Each>
  >;

const meaning =
  "The workspace's own sentences, by language. What is absent or empty is said in sentences of the bot's own.";
export const Wording = z.object(byLanguage(Texts)).describe(meaning);
export type Wording = z.output<typeof Wording>;
export const GivenWording = z.strictObject(byLanguage(GivenTexts)).describe(meaning);
export type GivenWording = z.output<typeof GivenWording>;

export const PreviewWordingBody = z.strictObject({
  language: z.enum(languages),
  tone: Tone,
  texts: z.strictObject(Texts.shape).default({}).describe("Own sentences that are not saved yet."),
});
export type PreviewWordingBody = z.output<typeof PreviewWordingBody>;

export const PreviewedSentence = z.object({
  sentence: z.enum(names),
  usual: z.string().describe("The bot's own sentence in this tone, with its variables."),
  variables: z.array(z.enum(variables)).describe("What may stand in braces."),
  required: z.array(z.enum(variables)).describe("What must stand in braces."),
  message: z.string().nullable().describe("The message as a customer would get it; null while the text has a fault."),
  faults: z.array(z.object({ code: z.string(), detail: z.string() })).describe("Why the text would be refused."),
});
export type PreviewedSentence = z.output<typeof PreviewedSentence>;
export const PreviewedWording = z.object({ data: z.array(PreviewedSentence) });
export type PreviewedWording = z.output<typeof PreviewedWording>;
