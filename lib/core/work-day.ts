const shift = 8 * 3_600_000;

/**
 * Up to when work is today's, in milliseconds: the end of the local day, or late in the day eight hours on, for a shift goes
 * past midnight.
 */
export const endOfWorkDay = (now: number, midnight: number): number => Math.max(midnight, now + shift);
