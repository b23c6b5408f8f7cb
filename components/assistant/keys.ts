/** A key that nothing in the plan has, nor what the assistant adds to it meanwhile: it counts, this does not. */
export const newKey = (stem: string): string => `${stem}-x${Math.random().toString(36).slice(2, 10)}`;
