// Restarts a process that ends by itself, and gives up when that happens repeatedly.
const most = 5;
const withinMs = 60_000;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const ended = ({ exitCode, signalCode }) => signalCode ?? exitCode;

/** The delay before the next start, by its previous ends; null when there were too many. */
export function pauseAfter(ends, now) {
  const lately = ends.filter((at) => at > now - withinMs).length;
  return lately >= most ? null : 250 * 2 ** (lately - 1);
}

/**
 * `launch` resolves with the process once it is ready; its first failure is the caller's. Later failures count as ends and
 * are reported, and after the last of them `giveUp` is called with a sentence.
 */
export async function keepUp({ name, launch, isEnding, giveUp }) {
  const ends = [];
  const watch = (child) => {
    if (ended(child) === null) child.once("exit", () => again(ended(child)));
    else again(ended(child));
  };
  const again = async (how) => {
    if (isEnding()) return;
    const now = Date.now();
    ends.push(now);
    const ms = pauseAfter(ends, now);
    if (ms === null)
      return giveUp(
        `${name} ended ${most} times within a minute, the last time with ${how}: giving up. What it said is above; nothing that was saved is lost.`,
      );
    console.error(`${name} ended with ${how}; starting it again.`);
    await pause(ms);
    if (isEnding()) return;
    await launch().then(watch, (error) => again(error?.how ?? error?.message ?? error));
  };
  watch(await launch());
}
