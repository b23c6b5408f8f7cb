import { converse, type Said } from "@/lib/domains/bot/dialogue/engine";
import { beginning, type Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";

/** A talk with the bot, message by message, kept between them as the database keeps it: what is said to the last. */
export const talkIn =
  (setting: Parameters<typeof converse>[3]) =>
  async (tools: Tools, ...texts: string[]): Promise<Said> => {
    let said: Said | null = null;
    let dialogue: Dialogue = structuredClone(beginning);
    for (const text of texts) {
      said = await converse(dialogue, { text, place: null }, tools, setting);
      dialogue = structuredClone(said.dialogue);
    }
    return said as Said;
  };
