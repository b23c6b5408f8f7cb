import type { AnchorHTMLAttributes, JSX } from "react";
import type { LoadOptions, Visitor } from "./index.cjs";

/** The chat's button in the corner of every page. Render it once, near the root. `visitor`: who has signed in. */
export function TurneroChat(
  props: LoadOptions & { publishableKey: string; visitor?: Visitor | undefined },
): JSX.Element | null;

type PageProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The address of the booking page: `https://bookings.example.com/b/aurora`. */
  page: string;
  src?: string | undefined;
  integrity?: string | undefined;
};

/** A link that opens the booking page over your own. */
export function BookingButton(props: PageProps): JSX.Element;

/** The booking page in yours, as high as its content. Its children are the link that stands there until it is loaded. */
export function BookingPage(props: PageProps): JSX.Element;
