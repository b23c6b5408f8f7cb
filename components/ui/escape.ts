/** Escape first closes the open list of the focused combobox; the panel around it closes by the next one. */
export function keepForOpenList(event: { preventDefault: () => void }): void {
  if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}
