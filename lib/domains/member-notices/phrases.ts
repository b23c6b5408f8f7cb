import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";

/** The phrases of notices to members, in the language nearest to a locale. */
export function phrasesIn(locale: string) {
  const words = sentencesIn(locale).member_notices.phrases;
  const about = (text: string) => (who: string) => filledIn(text, { who });
  return {
    customer: words.customer,
    service: words.service,
    nobody: words.nobody,
    created: about(words.created),
    awaiting: about(words.awaiting),
    cancelled: about(words.cancelled),
    expired: about(words.expired),
    moved: about(words.moved),
    handedOver: about(words.handed_over),
    unanswered: about(words.unanswered),
    mentioned: (author: string, who: string) => filledIn(words.mentioned, { author, who }),
    task: (what: string) => filledIn(words.task, { what }),
    told: (automation: string) => filledIn(words.told, { automation }),
    before: (when: string) => filledIn(words.before, { when }),
    week: (week: string) => filledIn(words.week, { week }),
    digest: (count: number) => filledIn(words.digest, { count: String(count) }),
  };
}

export type Phrases = ReturnType<typeof phrasesIn>;
