/** Whether the list is what the browser's back button leads to; then going back is quicker than going there. */
let fromList = false;

export const cameFromList = (): boolean => fromList;

/** A row is pressed: beside an open conversation the way back leads to that one, not to the list. */
export const opens = (): void => {
  fromList = window.location.pathname === "/conversations";
};
