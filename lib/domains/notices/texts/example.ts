import type { Actor } from "@/lib/core/actor";
import { invalidAll } from "@/lib/core/problem";
import { inEveryLanguage } from "@/lib/core/text/sentences";
import type { Language, PlannedNotice } from "@/lib/core/vocabulary";
import { linkUrl } from "@/lib/domains/booking-page/tokens";
import { chatText, whenOf } from "@/lib/domains/notices/compose";
import { defaultTexts } from "@/lib/domains/notices/default-texts";
import { textFaults, type Variable } from "@/lib/domains/notices/texts/rules";
import { filledWithoutHoles } from "@/lib/domains/notices/texts/without-holes";
import { wallTime } from "@/lib/domains/slots/wall-time";

type Example = Pick<Record<Variable, string>, "customer" | "service" | "place" | "people">;

const examples: Record<Language, Example> = inEveryLanguage(({ notices }) => notices.example);

/** The names in an example. */
export const exampleNames = (language: Language): Example => examples[language];

/** Times at which a business is open. */
function exampleValues(actor: Actor, language: Language): Record<Variable, string> {
  const { project } = actor;
  const at = (days: number, time: string) => whenOf(wallTime(actor, days, time), language, project.timezone);
  return {
    ...examples[language],
    business: project.name,
    start: at(2, "10:00"),
    old_start: at(1, "15:00"),
    deadline: at(1, "12:00"),
    link: linkUrl("…"),
  };
}

/** A text as a customer would read it, with sample values. */
export function exampleOf(
  actor: Actor,
  { kind, language }: { kind: PlannedNotice; language: Language },
  text: string,
): { subject: string; text: string } {
  const faults = textFaults(kind, text);
  if (faults.length > 0) throw invalidAll(faults);
  const values = exampleValues(actor, language);
  return {
    subject: filledWithoutHoles(defaultTexts[language][kind].subject, values),
    text: chatText(kind, { language, values }, filledWithoutHoles(text, values)),
  };
}
