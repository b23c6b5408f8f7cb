/** What a site asks of robots, by RFC 9309. */
export type Robots = { allows: (path: string) => boolean; delayMs: number; sitemaps: string[] };

export const agent = "TurneroBot";

type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[]; delay: number | null };

/** Whether a path begins as the pattern says; `*` stands for anything, a `$` at its end for the end. */
export function matchesPath(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith("$");
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [i, part] of rest.entries()) {
    if (anchored && i === rest.length - 1) return path.endsWith(part) && path.length - part.length >= at;
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !anchored || at === path.length;
}

const lineOf = (line: string): [string, string] => {
  const [words = ""] = line.split("#", 1);
  const [before = "", ...value] = words.split(":");
  const name = before.trim().toLowerCase();
  return value.length > 0 && /^[a-z-]+$/.test(name) ? [name, value.join(":").trim()] : ["", ""];
};

function groupsOf(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let naming = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n?|\n/)) {
    const [name, value] = lineOf(line);
    if (name === "sitemap") sitemaps.push(value);
    if (name === "user-agent") {
      if (!naming) groups.push({ agents: [], rules: [], delay: null });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    const group = groups.at(-1);
    if ((name === "allow" || name === "disallow") && value !== "")
      group?.rules.push({ allow: name === "allow", path: value });
    if (name === "crawl-delay" && group && Number(value) >= 0) group.delay = Number(value);
    if (name !== "") naming = name === "user-agent";
  }
  return { groups, sitemaps };
}

const [defaultDelayMs, longestDelayMs] = [1000, 10_000];

/** The longest matching rule decides; of two equally long, the one that allows. */
export function readRobots(text: string): Robots {
  const { groups, sitemaps } = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = chosen.flatMap((group) => group.rules);
  const delay = chosen.map((group) => group.delay).find((given) => given !== null);
  const allows = (path: string): boolean => {
    const matching = rules.filter((rule) => matchesPath(rule.path, path));
    const best = Math.max(0, ...matching.map((rule) => rule.path.length));
    const deciding = matching.filter((rule) => rule.path.length === best);
    return deciding.length === 0 || deciding.some(({ allow }) => allow);
  };
  const delayMs = delay === undefined || delay === null ? defaultDelayMs : Math.min(delay * 1000, longestDelayMs);
  return { allows, delayMs, sitemaps };
}
