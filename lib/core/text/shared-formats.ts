const kinds = ["DateTimeFormat", "NumberFormat", "PluralRules", "RelativeTimeFormat", "ListFormat", "DisplayNames"];

const isPlain = (value: unknown): boolean => typeof value !== "object" && typeof value !== "symbol";

/** The arguments as a key, or null where they are not plain values, such as an `Intl.Locale`. */
function keyOf([locales, options = {}]: unknown[]): string | null {
  if (typeof options !== "object" || options === null) return null;
  return [[locales].flat(), Object.values(options)].every((values) => values.every(isPlain))
    ? JSON.stringify([locales, options])
    : null;
}

/**
 * Makes `new Intl.X(…)` return a shared formatter for equal arguments. They are immutable, and each holds about 40 KB
 * outside the heap, which V8 does not count: a page makes dozens, and they pile up until a late garbage collection.
 */
export function shareFormats(most = 500): void {
  const intl = Intl as unknown as Record<string, new (...given: unknown[]) => object>;
  for (const kind of kinds) {
    const original = intl[kind] as new (...given: unknown[]) => object;
    const known = new Map<string, object>();
    const made = (given: unknown[]): object => {
      const key = keyOf(given);
      if (key === null) return new original(...given);
      const format = known.get(key) ?? new original(...given);
      known.delete(key);
      known.set(key, format);
      if (known.size > most) known.delete(known.keys().next().value as string);
      return format;
    };
    intl[kind] = new Proxy(original, {
      apply: (_target, _self, given) => made(given),
      construct: (target, given, by) => (by === intl[kind] ? made(given) : Reflect.construct(target, given, by)),
    });
  }
}
