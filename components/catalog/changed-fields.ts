/** The fields of `after` that differ: only they are sent, so that what somebody else changed meanwhile stays. */
export const changedFields = <Thing extends object>(before: Thing, after: Thing): Partial<Thing> => {
  const written = (thing: Thing, name: string): string => JSON.stringify(thing[name as keyof Thing]);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => written(before, name) !== written(after, name)),
  ) as Partial<Thing>;
};
