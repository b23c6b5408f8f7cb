/** Who is signed in to your site. `hash` is made by your server: HMAC-SHA256 of `user_id` with the identity secret, in hex. */
export type Visitor = {
  name?: string;
  phone?: string;
  email?: string;
  identity?: { user_id: string; hash: string };
};

/** What the script leaves in `window`. The chat's calls wait for a script with a key. */
export interface Turnero {
  open(): void;
  close(): void;
  /** Ties the chat to somebody who has signed in to your site. */
  identify(visitor: Visitor): void;
  /** Opens a booking page over your own. */
  book(address: string): void;
  /** Gives the place of a link to the booking page that it leads to. Call what it returns to take the page away again. */
  embed(link: HTMLAnchorElement): () => void;
}

export type LoadOptions = {
  /** Where Turnero is: `https://bookings.example.com`. */
  home: string;
  /** The publishable key, `pk_…`: the page gets the chat. Without it the script is for the booking page. */
  publishableKey?: string | undefined;
  /** The chat's language, such as `pt-BR`; else the page's and the visitor's decide. */
  locale?: string | undefined;
  /** A versioned file and its hash, as `/widget/latest.json` names them; else `/widget.js`. */
  src?: string | undefined;
  integrity?: string | undefined;
};

/** Loads the script once, however often it is called, and gives `window.Turnero`. */
export function loadTurnero(options: LoadOptions): Promise<Turnero>;

declare global {
  interface Window {
    Turnero?: Turnero;
  }
}
