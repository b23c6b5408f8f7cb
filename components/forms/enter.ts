import type { KeyboardEvent } from "react";
import { focusNext } from "@/components/ui/return-focus";

/** Single-line fields, where the browser submits the form on Enter. */
const line =
  "input:not([type='checkbox'], [type='radio'], [type='file'], [type='button'], [type='submit'], [type='color'])";

/**
 * What Enter does in a form: Ctrl or Cmd with it submits from every field. Alone it submits a short form, as everywhere,
 * and goes on to the next field of a long one, which would be saved with everything else still at its default. Where a
 * warning stands beside the button, Enter in a field leads to the button, which is beside it.
 */
export function onEnter(event: KeyboardEvent<HTMLFormElement>, long: boolean): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing) return;
  // A dialog inside the form is elsewhere in the page.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  // A checkbox prevents Enter because it has no use for it.
  if (event.defaultPrevented && !target.matches("[role='checkbox']")) return;
  const button = form.querySelector<HTMLElement>("button[type='submit']:not(:disabled)");
  const isModified = event.ctrlKey || event.metaKey;
  const isInLine = target.matches(line);
  if (!isModified && long && isInLine) {
    event.preventDefault();
    focusNext(target);
  } else if ((isModified || isInLine) && target !== button && form.querySelector("[data-warning]")) {
    event.preventDefault();
    button?.focus();
  } else if (isModified) {
    event.preventDefault();
    button?.click();
  }
}
