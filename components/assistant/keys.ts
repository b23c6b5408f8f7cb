/** A random key: the assistant numbers the items it adds, so counting here could collide. */
export const newKey = (stem: string): string => `${stem}-x${Math.random().toString(36).slice(2, 10)}`;
