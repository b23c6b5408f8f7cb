import { holdKeys } from "@/components/ui/typed-ahead";

/** Whether the browser's back button leads to the list; then going back is faster than navigating. */
let fromList = false;

export const cameFromList = (): boolean => fromList;

/** A row was pressed: beside an open conversation, back leads to that one, not to the list. What is typed is the answer. */
export const opens = (): void => {
  fromList = window.location.pathname === "/conversations";
  holdKeys();
};
