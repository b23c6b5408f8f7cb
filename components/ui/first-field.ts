const fields = "input:not([type='checkbox'], [type='file'], [type='hidden']), textarea, select, [role='combobox']";

/** On a touch screen a focused field opens the keyboard, which covers half of what was just opened. */
const isTouch = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** The field to begin with in what was just opened; none on a touch screen. */
export function firstField(within: HTMLElement): HTMLElement | undefined {
  if (isTouch()) return undefined;
  const all = [...within.querySelectorAll<HTMLElement>(fields)];
  return all.find((each) => !each.matches(":disabled, [readonly]") && each.checkVisibility());
}

/** Begins at the first field; what is suggested in a line is selected, so that typing replaces it. */
export function focusFirstField(within: HTMLElement): boolean {
  const field = firstField(within);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== undefined;
}
