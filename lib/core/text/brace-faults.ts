const inBraces = /\{([^{}]*)\}/g;
/** As other products write them. */
const inDoubled = /\{\{([^{}]*)\}\}/g;
const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
const namesToUse = (usable: readonly string[]): string =>
  usable.length > 0 ? `use ${listed(usable)}.` : "this text takes none.";

type BraceFault = { code: string; detail: string };

/** Why a text with variables in braces cannot be filled in; none: it can. `known` are those of any text of its kind. */
export function braceFaults(text: string, usable: readonly string[], known: readonly string[]): BraceFault[] {
  const namesIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
  // In single braces any other would be no variable either.
  const doubled = namesIn(inDoubled).filter((name) => usable.includes(name));
  const faults = namesIn(inBraces)
    .filter((name) => !usable.includes(name))
    .map((name) =>
      known.includes(name)
        ? { code: "meaningless_variable", detail: `{${name}} has no value here: ${namesToUse(usable)}` }
        : { code: "unknown_variable", detail: `{${name}} is not a variable: ${namesToUse(usable)}` },
    );
  if (doubled.length > 0) faults.unshift({ code: "loose_brace", detail: `Use single braces: ${listed(doubled)}.` });
  else if (/[{}]/.test(text.replace(inDoubled, "").replace(inBraces, "")))
    faults.push({
      code: "loose_brace",
      detail: `Each variable stands between one { and one }: {${usable[0] ?? known[0]}}.`,
    });
  return faults;
}
