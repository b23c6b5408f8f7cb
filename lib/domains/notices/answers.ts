import { inEveryLanguage } from "@/lib/core/text/sentences";
import type { Language } from "@/lib/core/vocabulary";

/** Replies to a customer who answers a notice. */
export type Answer = "attending" | "declined" | "stopped";

export const answers: Record<Language, Record<Answer, string>> = inEveryLanguage(({ notices }) => notices.answers);
