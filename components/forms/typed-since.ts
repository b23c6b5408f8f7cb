const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that changed since the draft was sent. */
export const typedSince = <Draft extends object>(sent: Draft, now: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, sent[name as keyof Draft])),
  ) as Partial<Draft>;

/** The draft once it is saved: as the API answered it, with whatever was typed while it was on its way. */
export const savedDraft = <Draft extends object>(saved: Draft, sent: Draft, now: Draft): Draft => ({
  ...saved,
  ...typedSince(sent, now),
});
