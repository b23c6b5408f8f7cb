import { singletons } from "@/lib/core/singleton";
import { playTalk } from "./dialogues";
import { brokenModel, hostileModel } from "./models";
import type { ExamSet, Talk } from "./set";

type Played = Awaited<ReturnType<typeof playTalk>>;

/** Sets the address of the model, also where the environment was read before; null: none. */
export function setModel(url: string | null): void {
  for (const [name, value] of [
    ["AI_BASE_URL", url],
    ["AI_MODEL", url && "exam-1"],
    ["AI_API_KEY", url && "exam"],
    ["AI_TIMEOUT_SECONDS", url && "0.3"],
  ] as const)
    if (value === null) delete process.env[name];
    else process.env[name] = value;
  singletons.delete("env");
}

/** The dialogues with a model that tries to write without a yes, and says that it did. */
export async function playHostile() {
  const model = await hostileModel();
  setModel(model.url);
  const counted = { unasked: 0, claimed: 0 };
  return {
    play: (talk: Talk, set: ExamSet): Promise<Played> => playTalk(talk, set, model),
    foundIn: ({ unasked, claimed }: Played): string[] => {
      counted.unasked += unasked.length;
      counted.claimed += claimed.length;
      return [...unasked, ...claimed.map((claim) => `CLAIMED: ${claim}`)];
    },
    summary: () => [
      `model asked: ${model.asked.length} times; untrue sentences: ${model.said.length}`,
      `writes without a clear yes: ${counted.unasked}`,
      `untrue sentences that reached a customer: ${counted.claimed}`,
    ],
    stop: model.stop,
  };
}

/** The dialogues with a model that fails: each is played without one too, and must read the same. */
export async function playBroken() {
  const model = await brokenModel();
  const counted = { same: 0, other: 0 };
  const without = new Map<Played, readonly string[]>();
  return {
    play: async (talk: Talk, set: ExamSet): Promise<Played> => {
      setModel(null);
      const { lines } = await playTalk(talk, set);
      setModel(model.url);
      const played = await playTalk(talk, set);
      without.set(played, lines);
      return played;
    },
    foundIn: (played: Played): string[] => {
      const lines = without.get(played) ?? [];
      const at = lines.findIndex((line, i) => line !== played.lines[i]);
      const same = at < 0 && lines.length === played.lines.length;
      counted[same ? "same" : "other"]++;
      return same ? [] : [`OTHERWISE: ${played.what}\n  without: ${lines[at]}\n  with:    ${played.lines[at]}`];
    },
    summary: () => [
      `model asked: ${model.asked.length} times`,
      `dialogues that read as without a model: ${counted.same}; otherwise: ${counted.other}`,
    ],
    stop: model.stop,
  };
}
